// Room for every language: with texts two fifths longer, and in French, nothing is cut off on the smallest phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { cramped, plain, pseudo } from "./words.mjs";

const visit = site();
const SMALL = { viewport: { width: 360, height: 740 } };

/** Lays the page out anew. */
const settle = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Looks at a screen as it is and in the language that does not exist. */
async function roomy(page, screen) {
  await settle(page);
  assert.deepEqual(await cramped(page), [], `${screen}: no room`);
  await pseudo(page);
  await settle(page);
  const [found, wide] = [await cramped(page), await page.evaluate(() => document.documentElement.scrollWidth)];
  await plain(page);
  assert.deepEqual(found, [], `${screen}: no room for longer words`);
  assert.ok(wide <= 360, `${screen}: ${wide} px wide with longer words`);
}

/** Every tab of the phone's sheet. */
async function tabs(page, screen) {
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await roomy(page, `${screen}, ${await tab.innerText()}`);
  }
}

test("Mountain King: lobby, trays, panels, dialogs and score sheet have room for longer words", () =>
  visit(async (page, { troubles }) => {
    await roomy(page, "lobby");
    await page.getByRole("button", { name: "About and credits" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await roomy(page, "about");
    await page.goBack();
    await start(page, { players: 3, seed: "every width", curtain: false });
    await roomy(page, "gates");
    const bot = new Bot(page, { seed: "widths", troubles });
    await bot.play((bot, now) => now.drafting);
    await roomy(page, "draft");
    const seen = new Set();
    await bot.play((bot, now) => now.tray === "Dig a tunnel" && bot.turns === 4);
    await tabs(page, "dig");
    await page.getByRole("button", { name: /^Trade/ }).first().click();
    if (await page.getByRole("dialog").isVisible()) await roomy(page, "trade");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await roomy(page, "menu");
    await page.getByRole("button", { name: "Who plays" }).click();
    await roomy(page, "who plays");
    await page.keyboard.press("Escape");
    // Whatever asks for a decision, at its first time.
    for (let more = 0; more < 7; more += 1) {
      const kind = (tray) => tray.replace(/[A-ZÅÄÖ][a-zåäöø-]+|\d+/g, "").trim();
      const now = await bot.play((bot, now) => now.tray && !seen.has(kind(now.tray)) && bot.turns < 16, 4000);
      if (now.screen === "score") break;
      seen.add(kind(now.tray));
      await roomy(page, now.tray);
    }
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Score sheet" }).click();
    await page.getByRole("table").waitFor();
    await roomy(page, "score sheet");
  }, SMALL));

test("Cave Troll: lobby, table, panels and score sheet have room for longer words", () =>
  visit(async (page, { address }) => {
    await page.goto(new URL("cave-troll.html", address).href);
    await page.locator("main").waitFor();
    await roomy(page, "lobby");
    await start(page, { players: 2, seed: "room", curtain: false });
    await tabs(page, "table");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Score sheet" }).click();
    await page.getByRole("table").waitFor();
    await roomy(page, "score sheet");
  }, SMALL));

for (const path of ["./", "cave-troll.html"]) {
  test(`French has room on the smallest phone (${path})`, () =>
    visit(
      async (page, { address }) => {
        await page.goto(new URL(path, address).href);
        await page.locator("main").waitFor();
        await settle(page);
        assert.deepEqual(await cramped(page), [], "lobby");
        const seats = page.locator(".seat .who");
        for (let seat = 1; seat < (await seats.count()); seat += 1) await seats.nth(seat).getByRole("button").first().click();
        await page.locator("[data-start]").click();
        await page.getByRole("application").waitFor();
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await settle(page);
          assert.deepEqual(await cramped(page), [], await tab.innerText());
        }
        await page.locator(".menubox > button").click();
        await settle(page);
        assert.deepEqual(await cramped(page), [], "menu");
      },
      { ...SMALL, locale: "fr-FR" },
    ));
}
