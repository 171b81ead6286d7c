// The second game: the way to its page, a round against a computer player, undo, saves that are shared between pages,
// phones.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { settled } from "./checks.mjs";
import { DESK, PHONE, site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { start } from "./lobby.mjs";
import { playsOnPhone } from "./phone.mjs";
import { press } from "./pointer.mjs";
import { go, open } from "./positions.mjs";
import { undoable } from "./reading.mjs";
import { lastSave, logged } from "./storage.mjs";
import { CAVE, addsUp, readSheet } from "./score-sheet.mjs";

const visit = site();
const chips = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[aria-label=Players] button")].map((chip) => chip.querySelector(".sr").textContent));
/** The log of the saved game. */
const log = async (page) => (await lastSave(page)).log;
const undo = { name: "Undo", exact: true };

/** Goes from the first game's lobby to a game of Cave Troll. */
async function begin(page, options) {
  await page.getByRole("link", { name: /Cave Troll/ }).click();
  await page.waitForURL(/cave-troll\.html/);
  await page.getByRole("button", { name: "Start Cave Troll" }).waitFor();
  await start(page, options);
}

test("a round against a computer player, taken back, reloaded and continued", () =>
  visit(async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "cave", who: ["Person", "Whelp"], names: ["Ylva"], pace: "instant" });
    const bot = new CaveTrollBot(page, { seed: "cave", troubles });
    await bot.play((bot, now) => bot.turns >= 2 && !now.waits && undoable(now));
    const told = await log(page);
    await page.getByRole("button", undo).click();
    const before = await log(page);
    assert.deepEqual(before, told.slice(0, before.length));
    assert.ok(before.length < told.length, "nothing was taken back");
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    assert.deepEqual(await log(page), told);
    const players = await chips(page);
    await page.reload();
    await page.getByRole("application").waitFor();
    assert.deepEqual(await chips(page), players, "the reloaded game is another one");

    // The other game's lobby lists the save, and links to the page of its game.
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Lobby, new game" }).click();
    await page.getByRole("link", { name: /Mountain King/ }).click();
    await page.getByRole("button", { name: "Start Mountain King" }).waitFor();
    await page.getByRole("button", { name: /^Continue Cave Troll/ }).click();
    await page.waitForURL(/cave-troll\.html#table$/);
    await page.getByRole("application").waitFor();
    assert.deepEqual(await chips(page), players, "the continued game is another one");
    await bot.play((bot) => bot.turns >= 3);
    const after = await log(page);
    assert.deepEqual(after.slice(0, told.length), told, "it does not go on from there");
  }));

test("until a turn is ended, everything names it and not the next one", () =>
  visit(async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "whose turn", who: ["Person", "Whelp"], names: ["Ylva", "Torolf"], pace: "instant", first: "Ylva" });
    const title = () => page.locator("#h-verbs > span").first().innerText();
    const moment = () => page.locator(".brand small").innerText();
    const bot = new CaveTrollBot(page, { seed: "whose turn", troubles });
    await bot.play((_, now) => now.tray !== "" && !now.controls.some((control) => control.curtain));
    const before = [await title(), await moment()];
    assert.match(before[0], /your turn/i);
    await bot.play((_, now) => /turn is over/.test(now.tray));
    assert.deepEqual([await title(), await moment()], before);
    assert.match(await page.locator(".pchip.turn").innerText(), /Ylva/);
    assert.match(await page.locator(".verbs").innerText(), /0 of 1 action left/);
    assert.equal(await page.locator(".steps .now").count(), 0, "a step of the next turn");
    await page.getByRole("button", undo).click();
    await page.locator("[data-turn-over]").waitFor({ state: "detached" });
  }));

test("the button that ends a turn does not tell what a computer player has left", () =>
  visit(async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "what is left", who: ["Person", "Ancient"], names: ["Ylva"], first: "Ylva" });
    const bot = new CaveTrollBot(page, { seed: "what is left", troubles });
    await bot.play((_, now) => Boolean(now.waits));
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("button", { name: "Go on", exact: true }).waitFor();
    assert.match(await page.locator(".verbs").innerText(), /[1-9] of \d actions left/);
    assert.equal((await page.locator(".lead").innerText()).trim(), "End turn");
  }));

test("closing a hint leaves a selection as it was", () =>
  visit(async (page, { address }) => {
    await open(page, address, "cave-troll", "act");
    await page.locator(".verb").filter({ hasText: "Move" }).click();
    const tray = page.locator(".tray.cave strong");
    const chosen = await tray.innerText();
    assert.match(chosen, /^Move the /);
    for (const close of [() => page.locator(".tray.counsel > .btn.icon").click(), () => page.keyboard.press("Escape")]) {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.locator("[data-hints=ready]").waitFor();
      await close();
      await page.locator(".tray.counsel").waitFor({ state: "detached" });
      assert.equal(await tray.innerText(), chosen);
    }
  }));

/** The middle of the first space that may be chosen and of which it is a part. */
const litPlace = (page) =>
  page.locator("svg.dungeon path.legal").evaluateAll((all) => {
    for (const path of all) {
      const { x, y, width, height } = path.getBBox();
      const middle = new DOMPoint(x + width / 2, y + height / 2);
      if (!path.isPointInFill(middle)) continue;
      const at = middle.matrixTransform(path.getScreenCTM());
      return { x: at.x, y: at.y };
    }
    return null;
  });

/** Presses the mouse at a point, moves it to another one by steps, and lets go there. */
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step += 1) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 6, from.y + ((to.y - from.y) * step) / 6);
  }
  await page.mouse.up();
}

test("a figure that the mouse drops on a room moves at once, and can be taken back", () =>
  visit(async (page, { address }) => {
    await open(page, address, "cave-troll", "act");
    await page.locator(".verb").filter({ hasText: "Move" }).click();
    await untilIdle(page);
    const [ring, to] = [await page.locator(".pick-ring").boundingBox(), await litPlace(page)];
    // The figure stands on the ring.
    const figure = { x: ring.x + ring.width / 2, y: ring.y - 4 };
    await page.keyboard.press("Escape");
    await page.locator(".pick-ring").waitFor({ state: "detached" });
    const before = await log(page);
    const corner = await page.getByRole("grid").boundingBox();
    await drag(page, figure, { x: corner.x + 3, y: corner.y + 3 });
    await page.locator(".pick-ring").waitFor();
    assert.deepEqual(await log(page), before, "a figure that is dropped on the rock has moved");
    await drag(page, figure, to);
    const after = await logged(page, (log) => log.length > before.length);
    assert.match(after.at(-1), /^1 move banshee J /);
    assert.equal(after.length, before.length + 1);
    await page.getByRole("button", undo).click();
    assert.deepEqual(await logged(page, (log) => log.length === before.length), before);
  }));

test("a card of the hand is dragged to the dungeon with the mouse", () =>
  visit(async (page, { address }) => {
    await open(page, address, "cave-troll", "play");
    for (const card of [page.locator(".fcard.open").first(), page.locator(".tray .pickone").first()]) {
      await card.click();
      await untilIdle(page);
      const to = await litPlace(page);
      await page.keyboard.press("Escape");
      await page.locator("svg.dungeon path.legal").first().waitFor({ state: "detached" });
      const before = await log(page);
      const middle = async () => {
        const { x, y, width, height } = await card.boundingBox();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const from = await middle();
      await drag(page, from, { x: from.x + 12, y: from.y });
      await page.locator("svg.dungeon path.legal").first().waitFor();
      assert.equal(await card.getAttribute("aria-pressed"), "true", "a card that is dropped beside the board is selected");
      assert.deepEqual(await log(page), before);
      // The button in the tray makes room for the one that confirms.
      await drag(page, await middle(), to);
      const after = await logged(page, (log) => log.length > before.length);
      assert.deepEqual(after.slice(before.length).map((entry) => entry.split(" ").slice(0, 2).join(" ")), ["2 play", "2 at"]);
      while ((await log(page)).length > before.length) {
        const { length } = await log(page);
        await page.getByRole("button", undo).click();
        await logged(page, (log) => log.length < length);
      }
      await page.locator(".fcard.open").first().waitFor();
    }
  }));

const LYING = { width: 844, height: 390 };
for (const viewport of [DESK, PHONE, LYING]) {
  test(`a message covers neither the tray nor the board (${viewport.width} x ${viewport.height})`, () =>
    visit(
      async (page, { address }) => {
        await open(page, address, "cave-troll", "act");
        if (viewport !== DESK) await page.getByRole("tab", { name: "Cards" }).click();
        const verb = page.locator(".verb[aria-disabled=true]").first();
        await verb.waitFor();
        await settled(page);
        await press(verb);
        const toast = page.locator(".toast");
        await toast.waitFor();
        await untilIdle(page);
        const over = await toast.evaluate(async (toast) => {
          await Promise.all(toast.getAnimations().map(({ finished }) => finished));
          const one = toast.getBoundingClientRect();
          return [".tray", ".field", ".acts"].filter((name) => {
            const other = document.querySelector(name)?.getBoundingClientRect();
            return other && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          });
        });
        assert.deepEqual(over, []);
      },
      { viewport },
    ));
}

test("on a phone a card has the same name and picture in the tray as in the panel", () =>
  visit(
    async (page, { address }) => {
      await open(page, address, "cave-troll", "play");
      const seen = (selector, name) =>
        page.locator(selector).evaluateAll(
          (all, name) =>
            Object.fromEntries(
              all.map((one) => [
                one.dataset.card,
                {
                  name: one.querySelector(name).textContent,
                  picture: one.querySelector(".art > svg").innerHTML,
                  icons: one.querySelectorAll(".sicon .ic").length,
                },
              ]),
            ),
          name,
        );
      const chips = await seen(".tray .pickone[data-card]", "b");
      assert.ok(Object.keys(chips).length > 0);
      assert.deepEqual(chips, await seen(".fcard[data-card]", "strong"));
    },
    { viewport: PHONE },
  ));

test("a file of another game is opened where it is played", () =>
  visit(async (page) => {
    await begin(page, { players: 3, seed: "to go", names: ["Ylva", "Torolf", "Disa"], who: ["Person", "Whelp", "Whelp"] });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const file = await download.path();
    assert.equal(JSON.parse(await readFile(file, "utf8")).game, "cave-troll");
    // The table saves itself when it is left, so the storage is cleared afterwards.
    await page.goto(page.url().replace(/cave-troll\.html.*/, ""));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText("No saved game yet").waitFor();
    await page.getByLabel("Open a saved file").setInputFiles(file);
    await page.waitForURL(/cave-troll\.html#table$/);
    await page.getByRole("application").waitFor();
    assert.match((await chips(page))[0], /^Ylva/);
  }));

test("a title that was never played proposes the players of the last game of another one", () =>
  visit(async (page, { address }) => {
    await start(page, { players: 2, seed: "two", who: ["Person", "Whelp"], names: ["Ylva"] });
    await go(page, `${address}cave-troll.html`);
    await page.locator(".howmany button[aria-pressed=true]", { hasText: "2" }).waitFor();
    assert.equal(await page.locator(".seat").count(), 2);
    assert.equal(await page.locator(".seat input").first().inputValue(), "Ylva");
    assert.deepEqual(await page.locator(".seat .who select").evaluateAll((lists) => lists.map((list) => list.value)), ["human", "whelp"]);
  }));

test("two people at one screen have a curtain between their hands", () =>
  visit(async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "two", who: ["Person", "Person"], names: ["Ylva", "Torolf"] });
    const bot = new CaveTrollBot(page, { seed: "two", troubles });
    await bot.play((bot) => bot.curtains >= 4);
    const seats = new Set((await log(page)).map((entry) => entry.match(/^(\d)/)?.[1]).filter(Boolean));
    assert.equal(seats.size, 2, "both have played");
  }));

describe("a whole game", () => {
  test("against two computer players, up to a score sheet that adds up", () =>
    visit(async (page, { troubles }) => {
      await begin(page, { players: 3, seed: "whole", who: ["Person", "Whelp", "Digger"], pace: "instant" });
      const bot = new CaveTrollBot(page, { seed: "whole", troubles });
      await bot.play();
      addsUp(await readSheet(page), 3, CAVE);
    }));

  test("on a phone nothing is cut off sideways, and a turn can be played", () => visit(playsOnPhone(begin, CaveTrollBot), { viewport: PHONE }));
});
