// Visits screens and reports every fault once, with the screens that have it.

import assert from "node:assert/strict";
import { dress, show } from "./screens.mjs";

const THEMES = ["light", "dark", "game", "contrast", "winter", "autumn"];
/** With WALK=all, as in `make access`, every screen is checked in both languages at every width. */
export const ALL = process.env.WALK === "all";

/**
 * Shows each of `screens` in the languages that `tongues(n)` returns for the n-th screen, each time in another theme.
 * `look(page, screen)` returns the faults of the screen.
 */
export async function walk({ page, address, troubles }, screens, tongues, look) {
  const all = new Map();
  const note = (fault, name) => all.set(fault, [...(all.get(fault) ?? []), name]);
  page.setDefaultTimeout(10_000);
  let shown = 0;
  for (const [n, screen] of screens.entries()) {
    for (const tongue of tongues(n)) {
      const theme = THEMES[shown % THEMES.length];
      const name = `${screen.name} (${tongue}, ${theme})`;
      shown += 1;
      await page.goto(`${address}icons/icon-192.png`);
      await dress(page, { tongue, theme });
      try {
        await show(screen, page, address, troubles);
        // A chunk of the program may still be loading.
        await page.waitForFunction(() => !document.querySelector(".fetching"));
        for (const fault of await look(page, screen)) note(fault, name);
      } catch (error) {
        // A screen that cannot be opened is reported together with the faults of all others.
        note(error.message.split("\n")[0], name);
      }
    }
  }
  console.log(`${page.viewportSize().width} px: ${shown} screens`);
  const told = [...all].map(([fault, names]) => `${names.length} × ${fault}, as in ${names[0]}`);
  assert.equal(told.length, 0, told.join("\n"));
}
