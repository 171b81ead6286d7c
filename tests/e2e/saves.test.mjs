// Saves that cannot be read or written: no data is lost, and the page reports it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { saveKeys, storedItems, textOf } from "./storage.mjs";

const visit = site();

/** Each way to damage the text of a save. */
const DAMAGES = {
  "a text that breaks off": (text) => text.slice(0, Math.floor(text.length * 0.6)),
  "a changed figure": (text) => text.replace(/(\d)(\D*)$/, (_, digit, rest) => `${(Number(digit) + 1) % 10}${rest}`),
  "no save at all": () => "the goats were here",
};

describe("a damaged save", () => {
  for (const [what, damage] of Object.entries(DAMAGES)) {
    test(`${what} is kept, named and exportable, and never overwritten`, () =>
      visit(async (page, { troubles }) => {
        await start(page, { seed: `damage ${what}` });
        const bot = new Bot(page, { seed: what, troubles });
        await bot.play((bot) => (bot.tally.gate ?? 0) === 2);
        const [key] = saveKeys(await storedItems(page));
        assert.ok(key, "the game is saved from the first action");
        const id = key.split("/").pop();
        const sound = (await storedItems(page))[key];
        const damaged = damage(sound);
        assert.notEqual(damaged, sound);
        await page.evaluate(
          ([key, older, text]) => {
            localStorage.setItem(key, text);
            // Without an older generation, which would be opened instead: see keeping.test.mjs.
            localStorage.removeItem(older);
          },
          [key, `trollmoot/older/${id}`, damaged],
        );
        await page.reload();

        const kept = `trollmoot/kept/${id}`;
        const alert = page.getByRole("alert").filter({ hasText: "could not be read" });
        await alert.waitFor();
        const told = await alert.innerText();
        assert.ok(told.includes(kept), `it is not named: ${told}`);
        assert.match(told, /breaks off|garbled|checksum|missing|damaged/, told);
        assert.equal((await storedItems(page))[kept], damaged, "it is not kept as it was");

        const row = page.getByRole("listitem").filter({ has: page.getByText("Show its text") });
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          row.getByRole("button", { name: "Save as a file" }).click(),
        ]);
        assert.equal(await readFile(await download.path(), "utf8"), damaged, "the file is another text");
        assert.match(download.suggestedFilename(), new RegExp(id));

        await start(page, { seed: "a new game" });
        const next = new Bot(page, { seed: "next", troubles });
        await next.play((bot) => (bot.tally.gate ?? 0) === 2);
        const now = await storedItems(page);
        assert.equal(now[kept], damaged, "the new game has changed it");
        assert.ok(!saveKeys(now).includes(key), "the new game took the old key");
        assert.equal(saveKeys(now).length, 1);
      }));
  }
});

describe("storage that does not work", () => {
  /** Plays on for a while; the page has to report that nothing is saved. */
  async function playsOn(page, troubles, says) {
    await start(page, { seed: "no room" });
    const banner = page.getByRole("alert").filter({ hasText: says });
    await banner.waitFor();
    const bot = new Bot(page, { seed: "on", troubles });
    await bot.play((bot, now) => bot.turns >= 2 && now.tray === "Dig a tunnel" && !now.modal);
    assert.equal(bot.turns, 2);
    assert.ok(await banner.isVisible(), "the warning is gone while nothing is saved");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      banner.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const save = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.ok(JSON.stringify(save).includes("no room"), "the file is another game");
  }

  test("a full storage keeps the game going, with a banner", () =>
    visit(
      async (page, { troubles }) => {
        await playsOn(page, troubles, "storage is full");
        assert.deepEqual(await storedItems(page), {});
      },
      {
        before: () => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        },
      },
    ));

  test("a forbidden storage keeps the game going, with a banner", () =>
    visit((page, { troubles }) => playsOn(page, troubles, "does not allow saving"), {
      before: () => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      },
    }));
});

test("a game taken away as a file can be opened elsewhere", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "to go", names: ["Ylva", "Torolf"] });
    const bot = new Bot(page, { seed: "to go", troubles });
    await bot.play((bot, now) => bot.turns === 1 && now.tray === "Dig a tunnel" && !now.modal);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const file = await download.path();
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => history.replaceState(null, "", "#"));
    await page.reload();
    await page.getByText("No saved game yet").waitFor();
    await page.getByLabel("Open a saved file").setInputFiles(file);
    await page.getByRole("application").waitFor();
    const chips = page.getByRole("list", { name: "Players" }).getByRole("button");
    assert.match(await chips.first().textContent(), /Ylva/);
    await bot.play((bot) => bot.turns >= 3);
    assert.equal(bot.turns, 3);
  }));

test("the first row of the lobby continues the last saved game", () =>
  visit(async (page) => {
    await start(page, { seed: "first row" });
    await page.evaluate(() => history.replaceState(null, "", "#"));
    await page.reload();
    const button = page.locator(".quick [data-continue]");
    await button.waitFor();
    assert.match(await button.innerText(), /^Continue: Mountain King \(.+\)$/);
    await button.click();
    await page.getByRole("application").waitFor();
  }));

test("a file that is no save is refused with the reason, and nothing is lost", () =>
  visit(async (page) => {
    await start(page, { seed: "mine" });
    const before = await storedItems(page);
    await page.evaluate(() => history.replaceState(null, "", "#"));
    await page.reload();
    const file = { name: "goats.json", mimeType: "application/json", buffer: Buffer.from('{"goats": 3}') };
    await page.getByLabel("Open a saved file").setInputFiles(file);
    await page.getByRole("alert").filter({ hasText: "This file was not opened: It is no Trollmoot save" }).waitFor();
    assert.deepEqual(await storedItems(page), before);
    await page.getByRole("button", { name: /^Continue Mountain King/ }).click();
    await page.getByRole("application").waitFor();
  }));
