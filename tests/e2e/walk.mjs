// Visits screens and reports every fault once, with the screens that have it.

import assert from "node:assert/strict";
import { dress, show } from "./screens.mjs";

/** The themes of visits in each language: fewer pairs of language and theme need fewer documents. `ALL` has every pair. */
const THEMES = { en: ["light", "contrast", "winter"], fr: ["dark", "game", "autumn"] };
/** With WALK=all, as in `make access`, every screen is checked in both languages at every width. */
export const ALL = process.env.WALK === "all";

/**
 * The visits: each screen in the languages that `tongues(n)` returns for the n-th screen, each time in another theme. Visits of
 * the same game, language and theme follow each other, because they can share a document.
 */
function visits(screens, tongues) {
  let shown = 0;
  const themes = (tongue) => (ALL ? Object.values(THEMES).flat() : THEMES[tongue]);
  const all = screens.flatMap((screen, n) =>
    tongues(n).map((tongue) => ({ screen, tongue, theme: themes(tongue)[shown++ % themes(tongue).length] })),
  );
  const rank = ({ screen, tongue, theme }) => `${tongue} ${screen.game ?? ""} ${theme}`;
  return all.sort((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))));
}

/** Visits the screens; `look(page, screen)` returns the faults of a screen. */
export async function walk({ page, address, troubles }, screens, tongues, look) {
  const all = new Map();
  const note = (fault, name) => all.set(fault, [...(all.get(fault) ?? []), name]);
  page.setDefaultTimeout(10_000);
  let worn = "";
  const planned = visits(screens, tongues);
  for (const { screen, tongue, theme } of planned) {
    const name = `${screen.name} (${tongue}, ${theme})`;
    try {
      if (worn !== `${tongue} ${theme}`) {
        // The page reads both when it starts. Settings are those of the site, so a picture of the site is enough to write them.
        await page.goto(`${address}icons/icon-192.png`);
        await dress(page, { tongue, theme });
        worn = `${tongue} ${theme}`;
      }
      await show(screen, page, address, troubles);
      // A chunk of the program may still be loading.
      await page.waitForFunction(() => !document.querySelector(".fetching"));
      for (const fault of await look(page, screen)) note(fault, name);
    } catch (error) {
      // A screen that cannot be opened is reported together with the faults of all others. The next one gets a new document.
      note(error.message.split("\n")[0], name);
      worn = "";
    }
    // A crashed program cannot show another screen.
    if (screen.crash) worn = "";
  }
  console.log(`${page.viewportSize().width} px: ${planned.length} screens`);
  const told = [...all].map(([fault, names]) => `${names.length} × ${fault}, as in ${names[0]}`);
  assert.equal(told.length, 0, told.join("\n"));
}
