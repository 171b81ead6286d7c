// What axe finds on the screens, by the rules of WCAG 2.2 A and AA: nothing.
//
// Every screen is looked at once, at one of three widths, in one of the languages and themes in turn. With AXE=all, as
// `make access` has it, it is looked at at every width, in both languages.

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
const THEMES = ["light", "dark", "game", "contrast", "winter", "autumn"];
const WIDTHS = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];

/** Which screens are shown at a width, and how each is dressed: the next one otherwise, and each otherwise at the next width. */
function shown(at) {
  const tongue = (n) => ["en", "fr"][(n + at) % 2];
  const theme = (n) => THEMES[(Math.floor(n / 3) + at) % THEMES.length];
  const screens = [...SCREENS.entries()].filter(([n]) => ALL || n % WIDTHS.length === at);
  return screens.map(([n, screen]) => ({ screen, look: { tongue: tongue(n), theme: theme(n) } }));
}

/** What axe finds on the page as it is: the rule, and where. */
function faults(page) {
  return page.evaluate(async (tags) => {
    const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join(" ").trim()}`),
    );
  }, TAGS);
}

for (const [at, size] of WIDTHS.entries()) {
  test(`axe finds nothing, ${size.width} px`, () =>
    visit(
      async (page, { address, troubles }) => {
        // Every fault, with the screens that have it.
        const all = new Map();
        const note = (fault, name) => all.set(fault, [...(all.get(fault) ?? []), name]);
        const screens = shown(at);
        page.setDefaultTimeout(10_000);
        for (const { screen, look } of screens) {
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
