// Backups of saved games: export and import of all games, older generations, the reminder, persistent storage.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { lastSave, saveKeys, storedItems, textOf } from "./storage.mjs";

const visit = site();

async function play(page, troubles, seed) {
  await start(page, { seed, names: ["Ylva", "Torolf"], curtain: false });
  const bot = new Bot(page, { seed, troubles });
  await bot.play((bot) => (bot.tally.gate ?? 0) === 2);
}

/** Opens the lobby with the current storage. */
async function lobby(page, address) {
  await page.goto(`${address}#`);
  await page.reload();
  await page.getByRole("button", { name: /^Start / }).waitFor();
}

test("all games leave in one file and come back beside what is there", () =>
  visit(async (page, { address, troubles }) => {
    await play(page, troubles, "one");
    await lobby(page, address);
    await play(page, troubles, "two");
    await lobby(page, address);
    await page.evaluate(() => localStorage.setItem("trollmoot/kept/7", "torn"));
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save all as one file" }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    const file = JSON.parse(text);
    assert.equal(file.trollmoot, "shelf");
    const before = await storedItems(page);
    for (const [key, stored] of Object.entries(file.keys)) assert.equal(before[key], stored);
    assert.equal(saveKeys(file.keys).length, 2);

    const bring = async () => {
      const brought = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await page.getByLabel("Open a saved file").setInputFiles(brought);
      return page.locator("[data-notice]").innerText();
    };
    assert.match(await bring(), /0 games added, 2 already here/);
    assert.deepEqual(saveKeys(await storedItems(page)), saveKeys(before));
    await page.evaluate(() => localStorage.clear());
    await lobby(page, address);
    // Import by paste into an empty storage.
    await page.getByText("Paste a saved game or a link").click();
    await page.getByRole("textbox", { name: "Paste a saved game or a link" }).fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText(/2 games added/).waitFor();
    const after = await storedItems(page);
    // Imported saves have new keys, so the order is arbitrary.
    const texts = (items) => saveKeys(items).map((key) => textOf(items[key])).sort();
    assert.deepEqual(texts(after), texts(before));
    const listed = page.getByRole("button", { name: /^Continue Mountain King/ });
    await listed.nth(1).waitFor();
    assert.equal(await listed.count(), 2);
  }));

test("a damaged last saving gives way to the one before it, and is kept", () =>
  visit(async (page, { address, troubles }) => {
    await play(page, troubles, "older");
    const [key] = saveKeys(await storedItems(page));
    const whole = await lastSave(page);
    const damaged = (await storedItems(page))[key].slice(0, 90);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, damaged]);
    await page.goto(`${address}#table`);
    await page.reload();
    await page.getByText(/could not be read and has been kept as/).waitFor();
    await page.getByRole("application").waitFor();
    const now = await storedItems(page);
    assert.ok(Object.entries(now).some(([key, text]) => key.startsWith("trollmoot/kept/") && text === damaged));
    const log = (await lastSave(page)).log;
    assert.deepEqual(log, whole.log.slice(0, log.length));
    assert.ok(log.length < whole.log.length && log.length > whole.log.length - 4, `${log.length} of ${whole.log.length}`);
  }));

test("a game that has had no copy for days is missed until it has one", () =>
  visit(async (page, { address, troubles }) => {
    await play(page, troubles, "lonely");
    await page.evaluate(() => {
      const [key] = Object.keys(localStorage).filter((key) => key.startsWith("trollmoot/save/"));
      const stored = localStorage.getItem(key);
      localStorage.removeItem(key);
      localStorage.setItem(`trollmoot/save/${Date.now() - 4 * 86_400_000}`, stored);
    });
    await lobby(page, address);
    await page.locator("[data-lonely]").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).first().click(),
    ]);
    assert.ok((await readFile(await download.path(), "utf8")).includes("lonely"));
    await page.locator("[data-lonely]").waitFor({ state: "detached" });
    await page.reload();
    await page.locator("[data-lasting]").waitFor();
    assert.equal(await page.locator("[data-lonely]").count(), 0);
    assert.match(await page.locator("[data-lasting]").getAttribute("data-lasting"), /Promised|Best|Unknown/);
  }));
