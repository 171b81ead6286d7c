// Saves in trouble: damaged, no room, no storage at all, taken away as a file and brought back.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";

const visit = site();

const KEPT = "trollmoot/kept/";

/** The texts in the page's storage, by key. */
const stored = (page) => page.evaluate(() => ({ ...localStorage }));

/** Damages the game that was played last; returns what is stored then. */
const damage = (page) =>
  page.evaluate(() => {
    const key = `trollmoot/save/${localStorage.getItem("trollmoot/last")}`;
    const text = localStorage.getItem(key).replace("Grimhild", "Grimhilt");
    localStorage.setItem(key, text);
    return text;
  });

test("a damaged save is kept, named, can be taken away, and is never overwritten", () =>
  visit(async (page, { address }) => {
    await start(page, { seed: "to be damaged", names: ["Grimhild"] });
    const text = await damage(page);
    await page.reload();
    await page.getByRole("main").waitFor();
    assert.equal(new URL(page.url()).hash, "", "without a game there is the lobby");
    const kept = page.getByRole("listitem").filter({ hasText: KEPT });
    await kept.waitFor();
    assert.match(await kept.innerText(), /changed or damaged/);
    const [file] = await Promise.all([page.waitForEvent("download"), kept.getByRole("button", { name: "Save as a file" }).click()]);
    assert.equal(await readFile(await file.path(), "utf8"), text, "the file is what was there");

    await start(page, { seed: "another" });
    await page.goto(address);
    await page.getByRole("main").waitFor();
    const after = await stored(page);
    const keys = Object.keys(after).filter((key) => key.startsWith(KEPT));
    assert.deepEqual(keys.map((key) => after[key]), [text], "another game has touched it");

    await kept.getByRole("button", { name: "Delete", exact: true }).click();
    await kept.getByRole("button", { name: "Delete for good" }).click();
    await kept.waitFor({ state: "detached" });
    assert.deepEqual(Object.keys(await stored(page)).filter((key) => key.startsWith(KEPT)), []);
  }));

for (const [name, told, breakIt] of [
  ["full", /storage is full/, () => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); })],
  ["disabled", /does not allow saving/, () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })],
]) {
  test(`storage is ${name}: the game goes on, is offered as a file, and opens elsewhere`, () =>
    visit(async (page) => {
      await page.addInitScript(breakIt);
      await page.reload();
      await start(page, { seed: "unsaved", names: ["Åse", "Bjørn"] });
      const warning = page.getByRole("alert").filter({ hasText: told });
      await warning.waitFor();
      const [file] = await Promise.all([page.waitForEvent("download"), warning.getByRole("button", { name: "Save as a file" }).click()]);
      const path = await file.path();
      await warning.getByRole("button", { name: "Close" }).click();
      await warning.waitFor({ state: "detached" });

      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Lobby, new game" }).click();
      await page.getByLabel("Open a saved file").setInputFiles(path);
      await page.getByRole("application").waitFor();
      await page.getByRole("button", { name: /^Bjørn: 0 honour/ }).waitFor();
    }));
}

test("a file that is no save is refused with the reason, and nothing is lost", () =>
  visit(async (page) => {
    await start(page, { seed: "kept" });
    const before = await stored(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Lobby, new game" }).click();
    await page.getByLabel("Open a saved file").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from('{"a":1}') });
    const why = page.getByRole("alert").filter({ hasText: /not opened/ });
    await why.waitFor();
    assert.match(await why.innerText(), /no Trollmoot save/);
    assert.deepEqual(await stored(page), before);
  }));
