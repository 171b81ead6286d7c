// Every screen on a tablet or a desk: axe finds nothing, and what decides is in view without scrolling, its words whole.

import { test } from "node:test";
import { axe, cut, hidden, settled } from "./checks.mjs";
import { DESK, TABLET, site } from "./harness.mjs";
import { SCREENS, TABLES } from "./screens.mjs";
import { ALL, walk } from "./walk.mjs";

const visit = site();
/** Where a screen is looked at: every table on a desk, and of the others every second one. */
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
          // Not the language in which it is looked at on a phone.
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
