// A whole game of two, from a typed seed in the lobby to the score sheet.

import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";

const visit = site();

test("two players play to the score sheet", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "the first moot" });
    const bot = new Bot(page, { seed: "two", troubles });
    await bot.play();
    console.log(JSON.stringify(bot.tally), bot.turns);
  }));
