// Games as links: watched, continued, played by link, and invalid links.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { lastSave, saveKeys, storedItems } from "./storage.mjs";

const visit = site();
const fixture = async (name) =>
  (await readFile(new URL(`../fixtures/links/${name}.txt`, import.meta.url), "utf8")).trim();
const menu = (page, name) =>
  page
    .getByRole("button", { name: "Menu", exact: true })
    .click()
    .then(() => page.getByRole("button", { name }).click());
const arrived = (page) => page.locator("[data-arrived]");

/** Opens an address in another browser profile. */
async function elsewhere(page, troubles, address) {
  const context = await page.context().browser().newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  other.on("pageerror", (error) => troubles.push(`thrown elsewhere: ${error.message}`));
  await other.goto(address);
  return other;
}

test("a link holds the whole game and nothing of it reaches a server", () =>
  visit(async (page, { troubles, requests }) => {
    await start(page, { seed: "by link", names: ["Ylva", "Torolf"], curtain: false });
    const bot = new Bot(page, { seed: "by link", troubles });
    await bot.play((bot, now) => bot.turns >= 2 && !now.modal);
    const mine = await lastSave(page);
    await menu(page, "Link to this game");
    const link = await page.locator("[data-link]").inputValue();
    assert.match(link, /#game=[\w-]+$/);
    assert.ok(link.length < 4000, `${link.length} letters`);

    const other = await elsewhere(page, troubles, link);
    await arrived(other).waitFor();
    assert.match(await arrived(other).innerText(), /Ylva[\s\S]*Torolf/);
    assert.deepEqual(saveKeys(await storedItems(other)), [], "nothing is stored before it is wanted");
    await other.getByRole("button", { name: /^Go on at this screen/ }).click();
    await other.getByRole("application").waitFor();
    const theirs = await lastSave(other);
    assert.deepEqual([theirs.log, theirs.setup, theirs.seed, theirs.seats], [mine.log, mine.setup, mine.seed, mine.seats]);
    assert.ok(requests.every((url) => !url.includes("game=")), "the game went to a server");

    // Opening the same link again, or one with later moves, creates no second save and replaces nothing.
    await other.goto(link);
    await other.getByText("You already have this game; to go on opens your own copy.").waitFor();
    await other.getByRole("button", { name: "Close" }).click();
    assert.equal(saveKeys(await storedItems(other)).length, 1);
    await other.context().close();
  }));

test("two people play by link, each at the own screen", () =>
  visit(async (page, { address, troubles }) => {
    await start(page, { seed: "post", names: ["Ylva", "Torolf"], curtain: false });
    await menu(page, "Players and pace");
    const mine = await page.locator(".handover").evaluateAll((rows) => rows.length);
    assert.equal(mine, 2);
    // Torolf uses another device.
    await page.getByRole("combobox", { name: "Who plays seat 2" }).selectOption({ label: "Elsewhere" });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    const sending = (tab) => tab.locator("[data-send]");
    const isSent = async (tab) => (await sending(tab).count()) > 0;
    /** Plays until another seat is on turn, and returns the link to send. */
    async function turn(tab, seed) {
      const bot = new Bot(tab, { seed, troubles });
      let sent = await isSent(tab);
      while (!sent) {
        let steps = 0;
        await bot.play(() => (steps += 1) > 1);
        sent = await isSent(tab);
      }
      const link = await sending(tab).locator("[data-copy]").getAttribute("data-copy");
      assert.match(link, /#game=/);
      return link;
    }

    let link = await turn(page, "ylva 1");
    const other = await elsewhere(page, troubles, link);
    await other.getByRole("button", { name: /^Play as Torolf/ }).click();
    await other.getByRole("application").waitFor();
    // The draft may cover the board.
    for (let round = 0; round < 2; round += 1) {
      link = await turn(other, `torolf ${round}`);
      await page.goto(link);
      await page.getByText(/already have this game; \d+ new entr/).waitFor();
      await page.getByRole("button", { name: /^Play as Ylva/ }).click();
      await page.locator(".stage").waitFor();
      link = await turn(page, `ylva ${round + 2}`);
      await other.goto(link);
      await other.getByText(/already have this game; \d+ new entr/).waitFor();
      await other.getByRole("button", { name: /^Play as Torolf/ }).click();
      await other.locator(".stage").waitFor();
    }
    const [ours, theirs] = [await lastSave(page), await lastSave(other)];
    assert.deepEqual(ours.log, theirs.log);
    assert.deepEqual(ours.seats.map((seat) => seat.player), ["human", "afar"]);
    assert.deepEqual(theirs.seats.map((seat) => seat.player), ["afar", "human"]);
    assert.equal(saveKeys(await storedItems(page)).length, 1, "one game, one save");
    assert.equal(saveKeys(await storedItems(other)).length, 1);
    // An older link of the same game: the saved game has more moves and stays.
    const before = await storedItems(page);
    await page.goto(`${address}#game=${link.split("=")[1]}`);
    await arrived(page).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    assert.deepEqual(saveKeys(await storedItems(page)), saveKeys(before));
    await other.context().close();
  }));

describe("a link that is not what it should be", () => {
  const cases = {
    "one that breaks off": [(code) => code.slice(0, code.length / 2), "It breaks off"],
    "one with a changed letter": [
      (code) => `${code.slice(0, 90)}${code[90] === "A" ? "B" : "A"}${code.slice(91)}`,
      "Some of its letters have been changed",
    ],
    "one of a later version": [() => "AgAAAAA", "It was made by a later version of this page"],
    "something else": [() => "hello", "This is no link to a game"],
  };
  for (const [what, [damage, says]] of Object.entries(cases)) {
    test(`${what} says so, and nothing is lost`, () =>
      visit(async (page, { address }) => {
        const code = damage(await fixture("mountain-king-running-1"));
        await page.goto(`${address}#game=${code}`);
        await page.getByRole("alert").filter({ hasText: says }).waitFor();
        assert.deepEqual(saveKeys(await storedItems(page)), []);
        await page.getByRole("button", { name: "Close" }).click();
        await page.getByRole("button", { name: /^Start / }).waitFor();
      }));
  }

  test("one of another game of the house opens on its page", () =>
    visit(async (page, { address }) => {
      await page.goto(`${address}#game=${await fixture("cave-troll-finished-2")}`);
      await page.waitForURL(/cave-troll\.html/);
      await arrived(page).waitFor();
      assert.match(await arrived(page).innerText(), /Cave Troll[\s\S]*finished/);
      await page.getByRole("button", { name: /^Watch it/ }).click();
      await page.getByRole("application").waitFor();
      assert.deepEqual(saveKeys(await storedItems(page)), [], "watching stores nothing");
    }));
});

test("the address of a saved game shows it, whatever was shown before", () =>
  visit(async (page) => {
    await start(page, { seed: "by its address", curtain: false });
    const [key] = saveKeys(await storedItems(page));
    const fragment = `#table=${key.split("/").pop()}`;
    const table = page.getByRole("application");
    for (const [before, shown] of [
      ["#learn", page.locator("[data-lesson]").first()],
      ["#learn/1-recruit", page.locator(".coach")],
      ["#rules/mountain-king/dig", page.locator(".book section").first()],
      ["#game=hello", page.getByRole("dialog")],
    ]) {
      await page.evaluate((fragment) => (location.hash = fragment), before);
      await shown.waitFor();
      await page.evaluate((fragment) => (location.hash = fragment), fragment);
      await shown.waitFor({ state: "hidden" });
      await table.waitFor();
    }
  }));
