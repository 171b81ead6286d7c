// What axe finds on the screens, by the rules of WCAG 2.2 A and AA: nothing.
//
// Every screen is looked at twice: at one width in English and at another one in French, in a light and in a dark theme. With
// AXE=all it is looked at at every width.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { SCREENS, dress, show } from "./screens.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const visit = site();

const ALL = process.env.AXE === "all";
/** Each screen is left out at one of the three widths, and has another language and theme at the second one. */
const WIDTHS = [
  { size: { width: 360, height: 640 }, but: 0, theme: (n) => ["light", "dark"][n % 2], tongue: (n) => ["en", "fr"][(n >> 1) % 2] },
  { size: { width: 1440, height: 900 }, but: 1, theme: (n) => ["dark", "light"][n % 2], tongue: (n) => ["fr", "en"][(n >> 1) % 2] },
  {
    size: { width: 768, height: 1024 },
    but: 2,
    theme: (n) => ["game", "contrast", "winter", "autumn"][n % 4],
    // The language that the screen does not have at its other width.
    tongue: (n) => [["en", "fr"], ["fr", "en"]][n % 3 ? 0 : 1][(n >> 1) % 2 ? 0 : 1],
  },
];

/** What axe finds on the page as it is: the rule, and where. */
function faults(page) {
  return page.evaluate(async (tags) => {
    const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join(" ").trim()}`),
    );
  }, TAGS);
}

for (const { size, but, theme, tongue } of WIDTHS) {
  test(`axe finds nothing, ${size.width} px`, () =>
    visit(
      async (page, { address, troubles }) => {
        // Every fault, with the screens that have it.
        const all = new Map();
        const note = (fault, name) => all.set(fault, [...(all.get(fault) ?? []), name]);
        const screens = [...SCREENS.entries()].filter(([n]) => ALL || n % 3 !== but);
        page.setDefaultTimeout(10_000);
        for (const [n, screen] of screens) {
          const look = { theme: theme(n), tongue: tongue(n) };
          await page.goto(`${address}icons/icon-192.png`);
          await dress(page, look);
          const name = `${screen.name} (${look.tongue}, ${look.theme})`;
          try {
            await show(screen, page, address, troubles);
            await page.evaluate(AXE);
            for (const fault of await faults(page)) note(fault, name);
          } catch (error) {
            // One screen that cannot be reached is told with the faults of all others.
            note(error.message.split("\n")[0], name);
          }
        }
        console.log(`${size.width} px: ${screens.length} screens`);
        const told = [...all].map(([fault, names]) => `${names.length} × ${fault}, as in ${names[0]}`);
        assert.equal(told.length, 0, told.join("\n"));
      },
      { viewport: size, hasTouch: size.width < 700 },
    ));
}
