// The reader's language: French from the browser's preference, changed on any screen, and remembered; British and American
// English.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot, FRENCH } from "./bot.mjs";
import { PHONE, site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { moment, sameMoment } from "./reading.mjs";
import { leftover } from "./text-checks.mjs";

const visit = site();
const FR = { locale: "fr-FR" };

/** The language of the page, once the program has started. */
async function lang(page) {
  await page.locator("[data-started] main").first().waitFor();
  return page.evaluate(() => document.documentElement.lang);
}
const saga = (page) => page.locator(".log ol li").allInnerTexts();

/** Begins a game in French; `machines` names the level that plays every seat, by default people. */
async function commence(page, { players = 2, seed, machines = "Humain", pace }) {
  if (pace) {
    await page.evaluate((pace) => localStorage.setItem("trollmoot/pace", pace), pace);
    await page.reload();
  }
  const lobby = page.getByRole("main");
  await lobby.getByRole("group", { name: "Joueurs" }).getByRole("button", { name: String(players) }).click();
  for (let seat = 0; seat < players; seat += 1) {
    await lobby.getByRole("combobox", { name: `Qui joue à la place ${seat + 1}` }).selectOption({ label: machines });
  }
  await lobby.getByRole("textbox", { name: "Graine" }).fill(seed);
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  await page.getByRole("application").waitFor();
}

/** Chooses a language in the menu of the table. */
async function speak(page, language) {
  await page.locator(".menubox > button").click();
  await page.locator(".menu").getByRole("button", { name: language, exact: true }).click();
  const tag = language === "English" ? /^en/ : /^fr/;
  await page.waitForFunction((tag) => new RegExp(tag).test(document.documentElement.lang), tag.source);
  await page.getByRole("application").waitFor();
}

test("a whole game of Mountain King in French; the language changes in the middle and nothing is lost", () =>
  visit(async (page, { troubles }) => {
    assert.equal(await lang(page), "fr");
    assert.deepEqual(await leftover(page), [], "lobby");
    await commence(page, { seed: "la première assemblée" });
    await page.locator(".menubox > button").click();
    await page.getByRole("checkbox", { name: "Rideau entre les tours" }).uncheck();
    await page.keyboard.press("Escape");
    assert.match(await page.title(), /^Roi de la Montagne · Trollmoot$/);
    const bot = new Bot(page, { seed: "deux", troubles, words: FRENCH });
    await bot.play((bot, now) => bot.turns >= 6 && now.tray === FRENCH.dig);
    assert.deepEqual(await leftover(page), [], "table");

    const before = await moment(page);
    const tale = await saga(page);
    await speak(page, "English");
    assert.equal(await lang(page), "en-GB");
    assert.equal(await page.title(), "Mountain King · Trollmoot");
    const told = await saga(page);
    assert.equal(told.length, tale.length);
    assert.ok(told.every((line, at) => line !== tale[at] || !/\p{L}{3}/u.test(line)), "a line of the saga is still French");
    assert.deepEqual((await moment(page)).can, before.can, "what can be done is the same");
    assert.match(await page.evaluate(() => document.activeElement.className + document.activeElement.parentElement.className), /menubox/);
    await speak(page, "Français");
    sameMoment(await moment(page), before, "back in French");

    await bot.play();
    assert.ok((await page.getByRole("table").innerText()).includes("Grandes Salles"));
    assert.deepEqual(await leftover(page), [], "score sheet");
    await page.reload();
    await page.getByRole("table").waitFor();
    assert.equal(await lang(page), "fr");
    console.log(`en français : ${bot.turns} tours, ${JSON.stringify(bot.tally)}`);
  }, FR));

test("a whole game of Cave Troll in French, by computer players", () =>
  visit(async (page, { address, troubles }) => {
    await page.goto(new URL("cave-troll.html", address).href);
    await page.locator("[data-started] main").waitFor();
    assert.deepEqual(await leftover(page), [], "lobby");
    await commence(page, { seed: "le magot", machines: "Marmot", pace: "instant" });
    await page.waitForFunction(() => document.querySelectorAll(".log ol li").length > 12, undefined, { timeout: 60000 });
    assert.deepEqual(await leftover(page), [], "table");
    await page.getByRole("table").waitFor({ timeout: 240000 });
    assert.deepEqual(await leftover(page), [], "score sheet");
    assert.match(await page.locator("header").innerText(), /pièces d’or/);
    assert.deepEqual(troubles, []);
  }, FR));

test("the names that the page has given follow the language in the middle of a game, typed ones stay", () =>
  visit(async (page) => {
    await page.getByLabel("Name of seat 1").waitFor();
    await start(page, { players: 3, seed: "names", names: ["Ylva"], who: ["Person", "Whelp", "Whelp"], pace: "slow" });
    const names = () => page.locator(".players .nm strong").allInnerTexts();
    assert.deepEqual(await names(), ["Ylva", "Gnarl", "Skarn"]);
    await speak(page, "Français");
    assert.deepEqual(await names(), ["Ylva", "Noueux", "Skarn"]);
    await speak(page, "English");
    assert.deepEqual(await names(), ["Ylva", "Gnarl", "Skarn"]);
  }));

test("the language that is chosen in the lobby is remembered, and nothing that was typed is lost", () =>
  visit(
    async (page) => {
      assert.equal(await lang(page), "en-GB");
      await page.getByLabel("Name of seat 1").fill("Ylva");
      await page.getByRole("textbox", { name: "Seed" }).fill("typed");
      const french = page.getByRole("group", { name: "Language" }).getByRole("button", { name: "Français" });
      await french.click();
      const names = page.getByLabel("Nom de la place 1");
      await names.waitFor();
      assert.equal(await names.inputValue(), "Ylva");
      assert.equal(await page.getByRole("textbox", { name: "Graine" }).inputValue(), "typed");
      assert.equal(await page.getByLabel("Nom de la place 2").inputValue(), "Noueux", "a proposed name is proposed in French");
      await page.waitForFunction(() => document.activeElement.textContent === "fr");
      await page.reload();
      await names.waitFor();
      assert.equal(await lang(page), "fr");
    },
    { viewport: PHONE },
  ));

test("an American reads honor", () =>
  visit(
    async (page) => {
      assert.equal(await lang(page), "en-US");
      await start(page, { players: 2, seed: "honor" });
      const chip = page.getByRole("list", { name: "Players" }).getByRole("button").first();
      assert.match(await chip.textContent(), /\d+ honor\b/);
    },
    { locale: "en-US" },
  ));
