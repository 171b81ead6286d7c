// The screen that is shown when the program stops or never starts: all games as a file, a link back to the state, and a way
// to reload.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { lastSave, saveKeys, storedItems } from "./storage.mjs";

const visit = site();

/** Stops the program as a panic does: with an uncaught trap. */
const crash = (page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
  });

async function games(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download all saved games" }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), "utf8"));
}

test("a crash shows what happened, and both ways out work without the program", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "crash", names: ["Ylva", "Torolf"], curtain: false });
    const bot = new Bot(page, { seed: "crash", troubles });
    await bot.play((bot) => (bot.tally.gate ?? 0) === 2);
    const saved = await lastSave(page);
    await crash(page);
    const screen = page.getByRole("alertdialog", { name: "Trollmoot has stumbled and cannot go on" });
    await screen.waitFor();
    troubles.length = 0;
    assert.match(await screen.locator("pre").textContent(), /unreachable/);
    const file = await games(page);
    const stored = await storedItems(page);
    assert.deepEqual(saveKeys(file.keys), saveKeys(stored));
    for (const [key, text] of Object.entries(file.keys)) assert.equal(text, stored[key]);

    const link = await screen.locator("[data-back]").inputValue();
    const context = await page.context().browser().newContext();
    const other = await context.newPage();
    await other.goto(link);
    await other.getByRole("application").waitFor();
    assert.deepEqual((await lastSave(other)).log, saved.log, "the link leads elsewhere");
    // The page reads the file that the crash screen has written.
    await other.goto(link.replace(/#.*/, ""));
    await other.getByLabel("Open a saved file").setInputFiles({
      name: "all.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await other.getByText(/1 already here/).waitFor();
    await context.close();

    await screen.getByRole("button", { name: "Load the page anew" }).click();
    await page.getByRole("application").waitFor();
    assert.deepEqual(await lastSave(page), saved);
  }));

test("a crash in French tells it in French", () =>
  visit(async (page, { troubles }) => {
    await page.evaluate(() => localStorage.setItem("trollmoot/tongue", "fr"));
    await page.reload();
    // Before the program has started the message says that it could not be loaded; afterwards, that it has stopped.
    await page.locator("[data-started] main").first().waitFor();
    await crash(page);
    await page.getByRole("alertdialog", { name: /trébuché/ }).waitFor();
    await page.getByText("Rien n’est sauvegardé dans ce navigateur.").waitFor();
    troubles.length = 0;
  }));

test("a program that does not arrive leaves the games within reach", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "missing", names: ["Ylva", "Torolf"] });
    const stored = await storedItems(page);
    await page.context().route(/\.wasm$/, (route) => route.abort("failed"));
    await page.reload();
    await page.getByRole("alertdialog", { name: "Trollmoot could not be loaded" }).waitFor();
    const file = await games(page);
    assert.deepEqual(saveKeys(file.keys), saveKeys(stored));
    await page.context().unroute(/\.wasm$/);
    await page.getByRole("button", { name: "Load the page anew" }).click();
    await page.getByRole("application").waitFor();
    troubles.length = 0;
  }));

test("a panic of the program itself ends at the same screen, and nothing is lost", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "panic", names: ["Ylva", "Torolf"], curtain: false });
    const bot = new Bot(page, { seed: "panic", troubles });
    await bot.play((bot) => (bot.tally.gate ?? 0) === 1);
    const saved = await lastSave(page);
    // The program panics when the browser cannot clone elements.
    const { x, y, width, height } = await page.locator(".menubox > button").boundingBox();
    await page.evaluate(() => {
      Node.prototype.cloneNode = Document.prototype.createTextNode = () => {
        throw new Error("out of elements");
      };
    });
    await page.mouse.click(x + width / 2, y + height / 2);
    const screen = page.getByRole("alertdialog", { name: "Trollmoot has stumbled and cannot go on" });
    await screen.waitFor();
    assert.match(await screen.locator("pre").textContent(), /panicked at .*\.rs:\d+/);
    assert.ok(troubles.some((trouble) => trouble.includes("out of elements")), "the program did not meet the trouble");
    troubles.length = 0;
    await screen.getByRole("button", { name: "Load the page anew" }).click();
    await page.getByRole("application").waitFor();
    assert.deepEqual(await lastSave(page), saved);
  }));
