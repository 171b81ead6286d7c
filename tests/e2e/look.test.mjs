// Themes and sounds can be switched on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { open } from "./positions.mjs";

const visit = site();

test("a theme is chosen in the lobby, shown on every screen, and remembered", () =>
  visit(async (page, { address }) => {
    await page.getByRole("button", { name: "Look and sound" }).click();
    await page.getByRole("button", { name: "Light", exact: true }).click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), "light");
    await open(page, address, "cave-troll", "act");
    assert.equal(await theme(), "light");
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.match(ground, /rgb\(2\d\d, 2\d\d, 2\d\d\)/);
  }));

test("sounds are fetched when they are switched on, and not before", () =>
  visit(async (page, { requests }) => {
    const fetched = () => requests.some((request) => request.endsWith("sounds.js"));
    await page.getByRole("button", { name: "Look and sound" }).click();
    assert.ok(!fetched());
    const [response] = await Promise.all([
      page.waitForResponse(/sounds\.js$/),
      page.getByRole("checkbox", { name: "Table sounds" }).check(),
    ]);
    assert.ok(response.ok());
    assert.equal(await page.evaluate(() => localStorage.getItem("trollmoot/sound")), "5");
  }));
