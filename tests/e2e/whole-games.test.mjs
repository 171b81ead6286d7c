// Whole games, from the lobby to the score sheet, with reloads in between.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { moment, sameMoment } from "./reading.mjs";
import { addsUp, readSheet } from "./score-sheet.mjs";

const visit = site();

/** Reloads the page and expects the same state. */
async function reload(page) {
  const before = await moment(page);
  await page.reload();
  await page.getByRole("application").waitFor();
  sameMoment(await moment(page), before, "after the reload");
}

/** Holds in the middle of a turn, after an action. */
const midTurn = (turns) => (bot, now) =>
  bot.turns >= turns && !now.controls.some((control) => control.curtain) && /stand\?|pedestal|great hall/.test(now.tray);

test("two players: from a typed seed to the score sheet, with reloads on the way", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "the first moot", names: ["Åse", "Bjørn"] });
    const bot = new Bot(page, { seed: "two", troubles });
    await bot.play((bot, now) => now.tray === "Dig a tunnel" && bot.turns === 0 && !now.drafting);
    await reload(page);
    await bot.play(midTurn(6));
    await reload(page);
    await bot.play(midTurn(9));
    await reload(page);
    await bot.play();
    const sheet = await readSheet(page);
    addsUp(sheet, 2);
    assert.deepEqual(sheet.names, ["Åse", "Bjørn"]);
    await page.reload();
    assert.deepEqual(await readSheet(page), sheet, "another sheet after the reload");
    console.log(`two players: ${bot.turns} turns, ${JSON.stringify(bot.tally)}, ${sheet.totals.join(" : ")}`);
  }));

test("five players: to the score sheet, with a reload in the middle", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 5, seed: "five at the fire", curtain: false });
    const bot = new Bot(page, { seed: "five", troubles });
    await bot.play(midTurn(22));
    await reload(page);
    await bot.play();
    const sheet = await readSheet(page);
    addsUp(sheet, 5);
    console.log(`five players: ${bot.turns} turns, ${JSON.stringify(bot.tally)}, ${sheet.totals.join(" : ")}`);
  }));

for (const { players, side } of [{ players: 2, side: "Autumn" }, { players: 3 }, { players: 4 }]) {
  test(`${players} players${side ? ", autumn side" : ""}: setup and some rounds`, () =>
    visit(async (page, { troubles }) => {
      await start(page, { players, side, seed: `moot of ${players}`, curtain: players !== 3 });
      const bot = new Bot(page, { seed: `some ${players}`, troubles });
      await bot.play((bot) => bot.turns >= 4 * players);
      assert.equal(bot.turns, 4 * players);
      const { season, players: chips } = await moment(page);
      assert.equal(season, side || players === 3 ? "autumn" : "winter");
      assert.equal(chips.length, players);
    }));
}
