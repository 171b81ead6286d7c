// No text is clipped on the smallest phone, neither with texts 40 % longer nor in French.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { start } from "./lobby.mjs";
import { open } from "./positions.mjs";
import { cramped, plain, pseudo } from "./text-checks.mjs";

const visit = site();
const SMALL = { viewport: { width: 360, height: 740 } };

/** Waits for a new layout of the page. */
const settle = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Checks screens with their own texts and in pseudo-language, and reports all faults together at the end. */
class Rooms {
  constructor(page) {
    this.page = page;
    this.troubles = new Set();
  }

  async look(screen) {
    await settle(this.page);
    for (const trouble of await cramped(this.page)) this.troubles.add(`${screen}: ${trouble}`);
    await pseudo(this.page);
    await settle(this.page);
    for (const trouble of await cramped(this.page)) this.troubles.add(`${screen}, longer: ${trouble}`);
    if ((await wide(this.page)) > 360) this.troubles.add(`${screen}, longer: ${await wide(this.page)} px wide`);
    await plain(this.page);
  }

  /** Every tab of the phone's sheet. */
  async tabs(screen) {
    for (const tab of await this.page.getByRole("tab").all()) {
      await tab.click();
      await this.look(`${screen}, ${await tab.innerText()}`);
    }
  }

  /** The score sheet at last, and the faults of all screens. */
  async sheetAndDone() {
    // A game that is over shows it already.
    if (!(await this.page.getByRole("table").isVisible())) {
      await this.page.getByRole("button", { name: "Menu", exact: true }).click();
      await this.page.getByRole("button", { name: "Score sheet" }).click();
    }
    await this.page.getByRole("table").waitFor();
    await this.look("score sheet");
    this.done();
  }

  done() {
    assert.deepEqual([...this.troubles], []);
  }
}

test("Mountain King: lobby, trays, panels, dialogs and score sheet have room for longer words", () =>
  visit(async (page, { troubles }) => {
    const rooms = new Rooms(page);
    await rooms.look("lobby");
    await page.getByRole("button", { name: "About and credits" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await rooms.look("about");
    await page.goBack();
    await start(page, { players: 3, seed: "every width", curtain: false });
    await rooms.look("gates");
    const bot = new Bot(page, { seed: "widths", troubles });
    await bot.play((bot, now) => now.drafting);
    await rooms.look("draft");
    const seen = new Set();
    await bot.play((bot, now) => now.tray === "Dig a tunnel" && bot.turns === 4);
    await rooms.tabs("dig");
    await page.getByRole("button", { name: /^Trade/ }).first().click();
    if (await page.getByRole("dialog").isVisible()) await rooms.look("trade");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await rooms.look("menu");
    await page.getByRole("button", { name: "Players and pace" }).click();
    await rooms.look("who plays");
    await page.keyboard.press("Escape");
    // Each kind of decision, at its first occurrence.
    for (let more = 0; more < 7; more += 1) {
      const kind = (tray) => tray.replace(/[A-ZÅÄÖ][a-zåäöø-]+|\d+/g, "").trim();
      const now = await bot.play((bot, now) => now.tray && !seen.has(kind(now.tray)) && bot.turns < 16, 4000);
      if (now.screen === "score") break;
      seen.add(kind(now.tray));
      await rooms.look(now.tray);
    }
    await rooms.sheetAndDone();
  }, SMALL));

test("Cave Troll: lobby, table, panels and score sheet have room for longer words", () =>
  visit(async (page, { address }) => {
    await page.goto(new URL("cave-troll.html", address).href);
    await page.locator("[data-started] main").waitFor();
    const rooms = new Rooms(page);
    await rooms.look("lobby");
    await start(page, { players: 2, seed: "room", curtain: false });
    await rooms.tabs("table");
    await rooms.sheetAndDone();
  }, SMALL));

for (const path of ["./", "cave-troll.html", "trolls-and-princesses.html"]) {
  test(`French has room on the smallest phone (${path})`, () =>
    visit(
      async (page, { address }) => {
        await page.goto(new URL(path, address).href);
        await page.locator("[data-started] main").waitFor();
        const found = [];
        const note = async (screen) => {
          await settle(page);
          found.push(...(await cramped(page)).map((trouble) => `${screen}: ${trouble}`));
        };
        await note("lobby");
        const seats = page.locator(".seat .who");
        for (let seat = 0; seat < (await seats.count()); seat += 1) await seats.nth(seat).getByRole("combobox").selectOption("human");
        await page.locator("[data-start]").click();
        await page.getByRole("application").waitFor();
        const curtain = page.locator("[data-curtain]");
        if (await curtain.isVisible()) {
          await note("curtain");
          await curtain.click();
        }
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await note(await tab.innerText());
        }
        await page.locator(".menubox > button").click();
        await note("menu");
        assert.deepEqual(found, []);
      },
      { ...SMALL, locale: "fr-FR" },
    ));
}

test("in French the buttons of the dock lie beside the strip of a turn of Cave Troll, not under it", () =>
  visit(
    async (page, { address }) => {
      await open(page, address, "cave-troll", "act");
      await untilIdle(page);
      const hint = await page.locator(".dock").getByRole("button", { name: "Conseil" }).boundingBox();
      const strip = await page.locator(".dock .steps").boundingBox();
      assert.ok(hint.x + hint.width <= strip.x, `${JSON.stringify(hint)} ${JSON.stringify(strip)}`);
    },
    { viewport: { width: 1180, height: 820 }, locale: "fr-FR", reducedMotion: "reduce" },
  ));
