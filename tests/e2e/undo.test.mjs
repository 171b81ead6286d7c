// Undo, redo, and the reasons why an action is not possible.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { tabTo } from "./input-bots.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { press } from "./pointer.mjs";
import { moment, sameMoment } from "./reading.mjs";

const visit = site();
const DIGGER = { recruit: 0, cast: 0, activate: 0 };
const RECRUITER = { recruit: 1, cast: 0, activate: 0 };

/** In the first turn of the game, before its first action. */
const atTurn = (bot, now) => now.tray === "Dig a tunnel" && !now.drafting && !now.modal;
const undo = (page) => page.getByRole("button", { name: /^Undo/ });
const redo = (page) => page.getByRole("button", { name: /^Redo/ });

test("a tunnel is taken back and dug again", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "back and forth", curtain: false });
    const bot = new Bot(page, { seed: "digger", troubles, habits: DIGGER });
    await bot.play(atTurn);
    const before = await moment(page);
    await bot.play((bot) => (bot.tally.dig ?? 0) === 1);
    const after = await moment(page);
    assert.notDeepEqual(after.mountain, before.mountain);
    assert.notDeepEqual(after.players, before.players, "a tunnel brings honour");

    // Its shape and its position are two decisions, which are taken back together as they were played.
    await undo(page).click();
    sameMoment(await moment(page), before, "after undo");
    await redo(page).click();
    sameMoment(await moment(page), after, "after redo");
    for (const [back, forth] of [["Control+z", "Control+Shift+Z"], ["Control+z", "Control+y"]]) {
      await page.keyboard.press(back);
      sameMoment(await moment(page), before, "after undo by key");
      await page.keyboard.press(forth);
      sameMoment(await moment(page), after, "after redo by key");
    }
    // Undone actions can be redone after a reload.
    await undo(page).click();
    await page.reload();
    await page.getByRole("application").waitFor();
    sameMoment(await moment(page), before, "after undo and a reload");
    await redo(page).click();
    sameMoment(await moment(page), after, "after a reload and redo");
    await bot.play((bot) => bot.turns >= 2);
  }));

test("nothing is taken back past a reveal, and the page tells why", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "a troll is turned up", curtain: false });
    const bot = new Bot(page, { seed: "recruiter", troubles, habits: RECRUITER });
    // Placing the troll reveals nothing, so it can be undone separately; the recruit cannot.
    await bot.play((bot) => (bot.tally.place ?? 0) === 1);
    await undo(page).click();
    await page.locator(".tray strong", { hasText: /stand\?$/ }).waitFor();
    const before = await moment(page);
    const why = await undo(page).getAttribute("data-why");
    assert.match(why, /revealed/);
    assert.equal(await undo(page).getAttribute("aria-disabled"), "true");
    assert.ok((await undo(page).getAttribute("aria-label")).includes(why), "the reason is not in the name");
    await press(undo(page));
    await page.getByRole("status").filter({ hasText: why }).waitFor();
    sameMoment(await moment(page), before, "after an undo that is refused");
    await page.keyboard.press("Control+z");
    sameMoment(await moment(page), before, "after Ctrl+Z that is refused");
    await bot.play((bot) => (bot.tally.place ?? 0) === 2);
    await undo(page).click();
    sameMoment(await moment(page), before, "after the troll was taken back out of its slot");
  }));

test("whatever is refused tells why: in its name, in focus, and when it is pressed", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "why not", curtain: false });
    const bot = new Bot(page, { seed: "why", troubles });
    await bot.play(atTurn);
    const kinds = {
      troll: page.locator("button[data-place][data-why]"),
      tunnel: page.locator("button[data-shape][data-why]"),
      "end of the turn": page.locator("button[data-act=end][data-why]"),
      redo: redo(page),
    };
    let told = 0;
    for (const [what, all] of Object.entries(kinds)) {
      const found = all.first();
      if (!(await all.count())) continue;
      const why = await found.getAttribute("data-why");
      assert.ok(why.length > 8, `${what}: ${why}`);
      assert.ok((await found.getAttribute("aria-label")).includes(why), `${what}: the reason is not in the name`);
      assert.equal(await found.getAttribute("aria-disabled"), "true", what);
      await tabTo(page, found);
      await page.locator(".why").filter({ hasText: why }).waitFor();
      const before = await moment(page);
      await page.keyboard.press("Enter");
      await page.getByRole("status").filter({ hasText: why }).first().waitFor();
      sameMoment(await moment(page), before, `after ${what} was refused`);
      told += 1;
    }
    assert.ok(told >= 3, `only ${told} things are refused in this position`);
  }));
