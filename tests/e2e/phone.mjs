// A flow that every game runs on a phone.

import assert from "node:assert/strict";
import { PHONE } from "./harness.mjs";

/** A flow: a bot of a class plays two turns on a phone, and the page is not wider than the window. `begin` starts a game. */
export const playsOnPhone =
  (begin, TheBot) =>
  async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "small", who: ["Person", "Whelp"], pace: "instant" });
    const bot = new TheBot(page, { seed: "small", troubles });
    await bot.play((bot) => bot.turns >= 2);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= PHONE.width, `the page is ${width} px wide`);
  };
