// Every screen on a small phone: axe reports no violation; nothing is wider than the window at 320 px, with wider letters or
// at 200 % zoom; no text is too small; nothing moves with reduced motion. The controls of a decision are in view without
// scrolling, large enough for a finger, and not truncated.

import { test } from "node:test";
import { axe, cut, hidden, moving, settled, sideways, small, tiny } from "./checks.mjs";
import { ENGINE, lacking } from "./engines/only.mjs";
import { site } from "./harness.mjs";
import { SCREENS, TABLES } from "./screens.mjs";
import { ALL, walk } from "./walk.mjs";

const visit = site({ engine: ENGINE });

for (const half of [0, 1]) {
  test(`every screen on a phone of 360 × 640, ${["the even", "the odd"][half]} ones`, { skip: lacking("phone") }, () =>
    visit(
      (page, helpers) =>
        walk(
          { page, ...helpers },
          SCREENS.filter((_, n) => n % 2 === half),
          // The other language is tested in a larger window.
          () => (ALL ? ["en", "fr"] : [["en", "fr"][half]]),
          async (page, screen) => {
            await settled(page);
            const deciding = TABLES.includes(screen) ? [...(await hidden(page)), ...(await small(page)), ...(await cut(page))] : [];
            return [...deciding, ...(await moving(page)), ...(await tiny(page)), ...(await axe(page)), ...(await sideways(page))];
          },
        ),
      // The page's policy allows no other styles; a user style sheet is allowed.
      { viewport: { width: 360, height: 640 }, hasTouch: true, bypassCSP: true, reducedMotion: "reduce" },
    ));
}
