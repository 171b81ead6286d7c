// Every screen on a tablet or a desktop: axe reports no violation, and the controls of a decision are in view without
// scrolling and are not truncated.

import { test } from "node:test";
import { axe, cut, hidden, settled } from "./checks.mjs";
import { ENGINE } from "./engines/only.mjs";
import { DESK, TABLET, site } from "./harness.mjs";
import { SCREENS, TABLES } from "./screens.mjs";
import { ALL, walk } from "./walk.mjs";

const visit = site({ engine: ENGINE });
/** The window of each screen: every table on a desktop, and every second other screen. */
const ON = {
  "a desk": { viewport: DESK, has: (screen, n) => ALL || TABLES.includes(screen) || n % 4 < 2 },
  "a tablet": { viewport: TABLET, has: (screen, n) => ALL || !(TABLES.includes(screen) || n % 4 < 2) },
};

for (const [where, { viewport, has }] of Object.entries(ON)) {
  test(`every screen on ${where}`, () => {
    const chosen = [...SCREENS.entries()].filter(([n, screen]) => has(screen, n));
    return visit(
      (page, helpers) =>
        walk(
          { page, ...helpers },
          chosen.map(([, screen]) => screen),
          // In the language that access-small.test.mjs does not use.
          (at) => (ALL ? ["en", "fr"] : [["fr", "en"][chosen[at][0] % 2]]),
          async (page, screen) => {
            await settled(page);
            const deciding = TABLES.includes(screen) ? await cut(page) : [];
            if (TABLES.includes(screen) && viewport === DESK) deciding.push(...(await hidden(page)));
            return [...deciding, ...(await axe(page))];
          },
        ),
      { viewport },
    );
  });
}
