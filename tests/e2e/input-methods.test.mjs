// Games without a mouse: one with keys only, one with touch on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyBot, TapBot, tabTo } from "./input-bots.mjs";
import { PHONE, site } from "./harness.mjs";
import { start } from "./lobby.mjs";

const visit = site();

test("keys alone: from the lobby through the draft and two turns", () =>
  visit(async (page, { troubles }) => {
    await page.locator("[data-started] main").waitFor();
    await tabTo(page, page.getByRole("textbox", { name: "Seed" }));
    await page.keyboard.type("keys alone");
    await tabTo(page, page.getByRole("button", { name: "Start Mountain King" }));
    await page.keyboard.press("Enter");
    await page.getByRole("application").waitFor();
    const bot = new KeyBot(page, { seed: "keys", troubles, habits: { recruit: 0, cast: 0 } });
    await bot.play((bot) => bot.turns >= 1);
    assert.equal(bot.tally.dig, 1, "a tunnel was dug with arrows and Enter");
    bot.habits.recruit = 1;
    await bot.play((bot) => bot.turns >= 2);
    assert.equal(bot.turns, 2);
  }));

test("a finger on a phone: setup, a recruit and a dig", () =>
  visit(
    async (page, { troubles }) => {
      await start(page, { seed: "a finger" });
      const bot = new TapBot(page, { seed: "finger", troubles, habits: { recruit: 1, cast: 0 } });
      await bot.play((bot) => (bot.tally.place ?? 0) >= 1 && bot.turns >= 1);
      bot.habits.recruit = 0;
      await bot.play((bot) => (bot.tally.dig ?? 0) >= 1 && bot.turns >= 2);
      assert.ok(bot.tally.place >= 1 && bot.tally.dig >= 1);
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  ));

test("a press on a control that is replaced before its handler has run reaches the control in its place", () =>
  visit(async (page) => {
    await page.evaluate(() => {
      const watching = new MutationObserver(([{ target: pressed }]) => {
        watching.disconnect();
        const now = pressed.cloneNode(true);
        now.removeAttribute("data-pressed");
        now.addEventListener("click", () => now.setAttribute("data-reached", ""));
        pressed.replaceWith(now);
      });
      watching.observe(document.body, { subtree: true, attributeFilter: ["data-pressed"] });
    });
    await page.getByRole("button", { name: "Quick game" }).click();
    await page.locator("button[data-reached]").waitFor();
  }));
