// What axe finds on the screens, by the rules of WCAG 2.2 A and AA: nothing.
//
// Every screen of screens.mjs and every kind of decision is looked at, at each of three widths, in English and in the theme of
// the game. French and the other themes are not walked yet.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { SCREENS } from "./screens.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const visit = site();

/** What axe finds on the page as it is: the rule, and where. */
async function faults(page) {
  const found = await page.evaluate(async (tags) => {
    const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join(" ").trim()}`),
    );
  }, TAGS);
  return found;
}

for (const size of SIZES) {
  test(`axe finds nothing, ${size.width} px`, () =>
    visit(
      async (page, { address }) => {
        const all = [];
        for (const screen of SCREENS) {
          await screen.show(page, address);
          await page.evaluate(AXE);
          all.push(...(await faults(page)).map((fault) => `${screen.name}: ${fault}`));
        }
        assert.deepEqual(all, [], `${all.length} faults`);
      },
      { viewport: size },
    ));
}
