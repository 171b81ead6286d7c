// The third game: a round by hand at one screen, previews and refusals of places, a whole game against computer players,
// undo and reload, a phone, French.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PHONE, site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { playsOnPhone } from "./phone.mjs";
import { watch } from "./motion.mjs";
import { BOARD, press } from "./pointer.mjs";
import { open } from "./positions.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { untilIdle } from "./idle.mjs";
import { lastSave, logged } from "./storage.mjs";
import { PRINCESS, addsUp, readSheet } from "./score-sheet.mjs";

const visit = site();
const PAGE = "trolls-and-princesses.html";
const GAME = "trolls-and-princesses";
const log = async (page) => (await lastSave(page)).log;
const chips = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[aria-label=Players] button")].map((chip) => chip.querySelector(".sr").textContent));

/** Goes from the first game's lobby to a game of Trolls & Princesses. */
async function begin(page, options) {
  await page.getByRole("link", { name: /Trolls & Princesses/ }).click();
  await page.waitForURL(/trolls-and-princesses\.html/);
  await page.getByRole("button", { name: "Start Trolls & Princesses" }).waitFor();
  await start(page, options);
}

test("two people play a round at one screen, with a curtain between their hands", () =>
  visit(async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "by hand", names: ["Ylva", "Torolf"] });
    const bot = new PrincessBot(page, { seed: "by hand", troubles });
    await bot.play((bot, now) => bot.curtains >= 4 && now.controls.some(({ curtain }) => curtain));
    const entries = await log(page);
    for (const seat of [0, 1]) {
      assert.ok(entries.some((entry) => entry.startsWith(`${seat} play `)), `seat ${seat} has played no card`);
      assert.ok(entries.some((entry) => entry.startsWith(`${seat} move `)), `seat ${seat} has moved no troll`);
    }
    // The curtain hides all cards.
    assert.equal(await page.locator("[data-round]").count(), 0);
  }));

test("a place tells what it would give", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "move");
    const cells = page.locator('[role=gridcell][aria-label*="can be chosen" i]');
    assert.ok((await cells.count()) > 2, "few places for a troll");
    await press(cells.first(), BOARD);
    const points = page.locator(".panel.points");
    await points.getByText("if a troll went there now").waitFor();
    assert.match(await points.locator(".sr").first().textContent(), /action points?: /);
    const rows = page.locator(".panel.deedlist .act");
    assert.ok((await rows.count()) >= 4, "few actions");
  }));

test("a troll is seen to go where it is moved, and nothing moves at the pace “Instant” or where the device asks for that", async () => {
  const moved = async (pace, options) => {
    let flown;
    const flow = async (page, { address }) => {
      await page.evaluate((pace) => localStorage.setItem("trollmoot/pace", pace), pace);
      await open(page, address, GAME, "move");
      await page.locator(".tray .opts button").first().click();
      const village = page.locator('[role=gridcell][aria-label*="castle: "][aria-label*="can be chosen" i]').first();
      await village.waitFor({ state: "attached" });
      await press(village, BOARD);
      const confirm = page.locator('.tray [data-acts^="move "]');
      await confirm.waitFor();
      const all = await watch(page, ".flight");
      const before = await log(page);
      await confirm.locator("button.go").click();
      await confirm.waitFor({ state: "detached" });
      await logged(page, (entries) => entries.length > before.length);
      // The animation ends by itself; until then the page is not idle.
      await untilIdle(page);
      flown = await all();
    };
    await visit(flow, options);
    return flown;
  };
  const flown = await moved("normal", { reducedMotion: "no-preference" });
  assert.ok(flown.some(({ icon }) => icon.endsWith("troll")), JSON.stringify(flown));
  assert.ok(flown.every(({ time }) => time >= 120 && time <= 240), JSON.stringify(flown));
  assert.deepEqual(await moved("instant", { reducedMotion: "no-preference" }), []);
  assert.deepEqual(await moved("normal", { reducedMotion: "reduce" }), []);
});

test("an action tells what stands in its way", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "village");
    const shut = page.locator(".panel.deedlist button[data-why]");
    await shut.first().waitFor();
    const why = await shut.first().getAttribute("data-why");
    assert.match(why, /\.$/);
    // The control is marked as disabled, but still explains itself when pressed.
    await press(shut.first());
    await page.locator(".toast", { hasText: why }).waitFor();
  }));

describe("against computer players", () => {
  test("turns, taken back, reloaded and continued", () =>
    visit(async (page, { troubles }) => {
      await begin(page, { players: 3, seed: "raid", who: ["Person", "Whelp", "Digger"], names: ["Ylva"], pace: "instant" });
      const bot = new PrincessBot(page, { seed: "raid", troubles });
      const undoable = (now) => !now.waits && now.controls.some(({ name, enabled }) => name === "Undo" && enabled);
      await bot.play((bot, now) => bot.turns >= 2 && undoable(now));
      const told = await log(page);
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      const before = await log(page);
      assert.ok(before.length < told.length, "nothing was taken back");
      assert.deepEqual(before, told.slice(0, before.length));
      await page.getByRole("button", { name: "Redo", exact: true }).click();
      assert.deepEqual(await log(page), told);
      const players = await chips(page);
      await page.reload();
      await page.getByRole("application").waitFor();
      assert.deepEqual(await chips(page), players, "the reloaded game is another one");
      const turns = bot.turns;
      await bot.play((bot) => bot.turns > turns);
      assert.deepEqual((await log(page)).slice(0, told.length), told, "it does not go on from there");
    }));

  test("a whole game, up to a score sheet that adds up", () =>
    visit(async (page, { troubles }) => {
      await begin(page, { players: 2, seed: "whole", who: ["Person", "Digger"], pace: "instant" });
      const bot = new PrincessBot(page, { seed: "whole", troubles });
      await bot.play();
      addsUp(await readSheet(page), 2, PRINCESS);
      console.log(JSON.stringify(bot.tally));
    }));

  test("on a phone nothing is cut off sideways, and turns can be played", () => visit(playsOnPhone(begin, PrincessBot), { viewport: PHONE }));
});

test("the table speaks French", () =>
  visit(
    async (page, { address }) => {
      await page.goto(address + PAGE);
      await page.getByRole("button", { name: "Commencer Trolls & Princesses" }).click();
      await page.getByRole("application", { name: "Villages et grottes" }).waitFor();
      await page.getByRole("heading", { name: /Cartes de manche/ }).waitFor();
      await page.getByText("Quelle caverne reçoit votre premier humain").first().waitFor();
    },
    { locale: "fr-FR" },
  ));
