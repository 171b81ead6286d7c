// Computer players: a whole game against three of them, the decisions left to the person, hints, and undo.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Bot } from "./bot.mjs";
import { installClock } from "./clock.mjs";
import { PHONE, site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { lastSave } from "./storage.mjs";
import { look } from "./reading.mjs";
import { addsUp, readSheet } from "./score-sheet.mjs";

const visit = site();
const ALONE = ["Person", "Digger", "Whelp", "Digger"];
const mine = (bot, now) => !now.waits && now.tray === "Dig a tunnel" && !now.modal;

/** Asks for hints by their key and waits for them. The key works near the board only, and the bot may have left the focus elsewhere. */
const askForHints = async (page) => {
  await page.getByRole("grid").press("h");
  await page.locator(".counsel").waitFor();
  await page.locator("[data-hints=ready]").waitFor();
};

/** Records long gaps between frames from now on. */
const watchFrames = (page) =>
  page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const frame = (now) => {
      if (now - last > 50) window.gaps.push(Math.round(now - last));
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** The honour and trolls in the players' chips: a summary of the position. */
const chips = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[aria-label=Players] button")].map((chip) => chip.querySelector(".sr").textContent));

test("one person plays a whole game against three computer players", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 4, seed: "one against three", who: ["Person", "Whelp", "Digger", "Elder"], pace: "instant" });
    await watchFrames(page);
    const bot = new Bot(page, { seed: "one", troubles });
    await bot.play((bot) => bot.turns >= 3);
    // Reloads at an arbitrary moment, perhaps during another seat's turn: the game continues from there.
    await page.reload();
    await page.getByRole("application").waitFor();
    await watchFrames(page);
    await bot.play();
    addsUp(await readSheet(page), 4);
    const gaps = await page.evaluate(() => window.gaps.sort((a, b) => b - a));
    console.log(`${bot.turns} turns; frames later than 50 ms: ${gaps.length}, longest ${gaps.slice(0, 5).join(" ")} ms`);
  }));

test("computer players play among themselves, wait when told to, and go on", () =>
  visit(async (page, { troubles }) => {
    await installClock(page);
    await start(page, { players: 2, seed: "to watch", who: ["Whelp", "Digger"], pace: "fast" });
    await page.locator("[data-waits]").waitFor();
    await page.locator("[data-pause]").click();
    await page.locator("[data-paused]").waitFor();
    const before = await chips(page);
    // Far longer than the pace delays moves.
    await page.clock.runFor(20_000);
    assert.deepEqual(await chips(page), before, "somebody played while they were to wait");
    const now = await look(page);
    const acts = now.controls.filter((control) => control.enabled && control.data.act);
    assert.deepEqual(acts, [], "the page offers moves on somebody else's turn");
    await page.locator("[data-hurry]").click();
    await page.waitForFunction((before) => {
      const now = [...document.querySelectorAll("[aria-label=Players] button")].map((chip) => chip.querySelector(".sr").textContent);
      return JSON.stringify(now) !== JSON.stringify(before);
    }, before);
    assert.deepEqual(troubles, []);
  }));

test("the tray of those who think stays while one follows another, so that a slow press on it counts", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 4, seed: "to press", who: ["Whelp", "Digger", "Whelp", "Digger"], pace: "instant" });
    await page.locator("[data-waits]").waitFor();
    const pause = await page.locator("[data-pause]").elementHandle();
    const { x, y, width, height } = await pause.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // Waits about as long as a person needs, and until another seat is on turn.
    const was = await page.locator("[data-waits] strong").textContent();
    await page.waitForFunction((was) => document.querySelector("[data-waits] strong")?.textContent !== was, was);
    await page.mouse.up();
    await page.locator("[data-paused]").waitFor();
    assert.ok(await pause.evaluate((button) => button.isConnected), "the button was drawn anew");
    assert.deepEqual(troubles, []);
  }));

describe("on the own turn", () => {
  test("a hint names moves with points and reasons, and one is picked up", () =>
    visit(async (page, { troubles }) => {
      await start(page, { players: 3, seed: "hint", who: ALONE.slice(0, 3), pace: "instant" });
      const bot = new Bot(page, { seed: "hint", troubles });
      await bot.play((bot, now) => bot.turns >= 2 && mine(bot, now));
      await askForHints(page);
      const moves = page.locator("[data-hint]");
      const labelled = async () => Promise.all((await moves.all()).map((move) => move.getAttribute("aria-label")));
      const labels = await labelled();
      assert.ok(labels.length >= 2 && labels.length <= 3, labels.join("\n"));
      const shares = labels.map((label) => Number(label.match(/\. [a-z ]+ · (\d+) %\./)?.[1]));
      assert.deepEqual(shares, shares.toSorted((a, b) => b - a), "the moves are in the order of their number");
      // The first move has one reason in sight, and all of them with what it is expected to bring on request.
      const reasons = page.locator(".move").first().locator("li").filter({ visible: true });
      assert.equal(await reasons.count(), 1);
      await page.getByRole("button", { name: "Details" }).click();
      assert.ok((await reasons.count()) > 1, await page.locator(".move").first().innerText());
      for (const label of await labelled()) assert.match(label, /expected: [+−]\d+\.\d honour ±\d+\.\d$/);
      await moves.first().click();
      assert.equal(await page.locator("[data-hints]").count(), 0, "the hints stay after one was taken");
    }));

  test("the move that is pressed among the hints is prepared, and not the first one", () =>
    visit(async (page, { troubles }) => {
      await start(page, { players: 3, seed: "hint", who: ALONE.slice(0, 3), pace: "instant" });
      const bot = new Bot(page, { seed: "hint", troubles });
      /** Asks for hints. Returns the titles of the moves that a press prepares; it plays the others at once. */
      const hints = async () => {
        await askForHints(page);
        return page.locator(".move", { hasText: "Select it" }).locator("strong").allInnerTexts();
      };
      /** Prepares the move of that title. Returns what is then asked. */
      const prepared = async (title) => {
        await page.locator(".move", { hasText: title }).first().locator("[data-hint]").click();
        await page.locator("[data-hints]").waitFor({ state: "detached" });
        const trays = page.locator("[role=toolbar], [role=group][aria-labelledby=h-tray]").filter({ visible: true });
        return (await trays.allInnerTexts()).join("\n");
      };
      // A search that has less time finds other moves, so that a decision with two moves to prepare may be a later one.
      let titles = [];
      for (let turns = 2; titles.length < 2; turns += 1) {
        assert.ok(turns < 12, "no decision has two moves to prepare");
        await bot.play((bot, now) => bot.turns >= turns && mine(bot, now));
        titles = await hints();
        if (titles.length < 2) await page.keyboard.press("Escape");
      }
      const second = await prepared(titles[1]);
      await page.keyboard.press("Escape");
      const other = (await hints()).find((title) => title !== titles[1]);
      assert.ok(other, "the same position has a single move to prepare");
      assert.notEqual(await prepared(other), second, `${other} | ${titles[1]}`);
    }));

  for (const viewport of [undefined, PHONE]) {
    test(`what others did can be looked at and put away${viewport ? ", on a phone" : ""}`, () =>
      visit(
        async (page, { troubles }) => {
          await start(page, { players: 4, seed: "news", who: ALONE, pace: "instant" });
          const bot = new Bot(page, { seed: "news", troubles });
          await bot.play((bot, now) => bot.turns >= 2 && mine(bot, now));
          const deeds = page.locator("[data-deed]");
          assert.ok((await deeds.count()) >= 3, "three others did fewer than three things");
          const present = await chips(page);
          await deeds.first().click();
          await page.locator("[data-now]").waitFor();
          assert.notDeepEqual(await chips(page), present, "the past looks like the present");
          await page.locator("[data-now]").click();
          assert.deepEqual(await chips(page), present, "looking back has changed the game");
          await page.locator("[data-dismiss]").click();
          assert.equal(await deeds.count(), 0);
        },
        viewport && { viewport },
      ));
  }
});

test("a seat changes hands in the middle of a game", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 2, seed: "hands", who: ["Person", "Person"], pace: "instant", curtain: false });
    const bot = new Bot(page, { seed: "hands", troubles });
    await bot.play((bot, now) => bot.turns >= 2 && mine(bot, now));
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Players and pace" }).click();
    await page.getByRole("combobox", { name: "Who plays seat 2" }).selectOption({ label: "Digger" });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await bot.play((bot, now) => bot.turns >= 4 && mine(bot, now));
    const saved = await lastSave(page);
    assert.deepEqual(saved.seats.map((seat) => seat.player), ["human", "digger"]);
  }));
