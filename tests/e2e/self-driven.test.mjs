// Whole games of computer players only: no logged error, exception or failed request, and every sheet adds up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINE } from "./engines/only.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { CAVE, PRINCESS, addsUp, readSheet } from "./score-sheet.mjs";
import { times } from "./repeats.mjs";

const visit = site({ engine: ENGINE });
const TITLES = [
  { title: "Mountain King", file: "", categories: undefined, most: 5 },
  { title: "Cave Troll", file: "cave-troll.html", categories: CAVE, most: 4 },
  { title: "Trolls & Princesses", file: "trolls-and-princesses.html", categories: PRINCESS, most: 4 },
];
const LEVELS = ["Whelp", "Digger"];

for (const { title, file, categories, most } of TITLES) {
  const games = times(1, 34);
  test(`${title}: computer players play themselves to the end, ${games} times over`, () =>
    visit(async (page, { address, troubles }) => {
      page.setDefaultTimeout(180_000);
      let points = 0;
      for (let game = 0; game < games; game += 1) {
        const players = 2 + (game % (most - 1));
        await page.goto(`${address}${file}`);
        await page.getByRole("button", { name: `Start ${title}` }).waitFor();
        const who = Array.from({ length: players }, (_, seat) => LEVELS[(game + seat) % LEVELS.length]);
        await start(page, { players, who, seed: `themselves ${game}`, pace: "instant" });
        const sheet = await readSheet(page);
        addsUp(sheet, players, categories);
        assert.deepEqual(troubles, [], `game ${game + 1} of ${players}`);
        points += Math.max(...sheet.totals);
      }
      console.log(`${title}: ${games} games, winners with ${(points / games).toFixed(1)} points`);
    }));
}
