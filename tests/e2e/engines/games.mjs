// Flows of every engine: the lobby, and each game to its end.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { site } from "../harness.mjs";
import { settled } from "../reading.mjs";
import { addsUp, readSheet } from "../score-sheet.mjs";
import { lastSave } from "../storage.mjs";
import { LIMIT, TITLES, begin, chips, lobby, mine } from "./titles.mjs";

const LEVELS = ["Whelp", "Digger", "Whelp", "Digger"];
/** Games of four computer players take the longest: `make engines` plays them, `make test` does not. */
const LONG = { ...LIMIT, skip: process.env.WALK !== "all" && "played by make engines" };

const seconds = (begun) => ((performance.now() - begun) / 1000).toFixed(1);

/** Reloads the table while a person is on turn, and expects the same game. */
async function reload(page) {
  await settled(page);
  const before = await chips(page);
  const { log } = await lastSave(page);
  await page.reload();
  await page.getByRole("application").waitFor();
  assert.ok(before.length > 1, "there are no players");
  assert.deepEqual(await chips(page), before, "the reloaded game is another one");
  assert.deepEqual((await lastSave(page)).log.slice(0, log.length), log);
}

/** Defines the flows in an engine. */
export function gamesIn(engine) {
  const visit = site({ engine });

  describe(`in ${engine}`, () => {
    test("the lobby of every title opens, from one to the next", LIMIT, () =>
      visit(async (page, { address }) => {
        for (const one of TITLES) await lobby(page, address, one);
        for (const { title, file } of TITLES.slice(1)) {
          await lobby(page, address, TITLES[0]);
          await page.getByRole("link", { name: title }).first().click();
          await page.waitForURL(new RegExp(file.replace(".", "\\.")));
          await page.getByRole("button", { name: `Start ${title}` }).waitFor();
        }
      }));

    for (const one of TITLES) {
      const { title, TheBot, categories, who } = one;
      test(`${title}: a whole game by presses, with a reload in the middle`, LIMIT, () =>
        visit(async (page, { address, troubles }) => {
          await begin(page, address, one, { players: who.length, seed: "whole", who });
          const begun = performance.now();
          const bot = new TheBot(page, { seed: "whole", troubles });
          await bot.play((bot, now) => bot.turns >= 3 && mine(now));
          await reload(page);
          await bot.play();
          addsUp(await readSheet(page), who.length, categories);
          console.log(`${engine}: ${title} by presses: ${seconds(begun)} s, ${bot.did.length} steps`);
        }));

      test(`${title}: four computer players play to the end`, LONG, () =>
        visit(async (page, { address }) => {
          page.setDefaultTimeout(300_000);
          await begin(page, address, one, { players: 4, seed: "engines", who: LEVELS });
          const begun = performance.now();
          addsUp(await readSheet(page), 4, categories);
          console.log(`${engine}: ${title}, four computer players to the end: ${seconds(begun)} s`);
        }));
    }
  });
}
