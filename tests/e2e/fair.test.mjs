// The fair shuffle: the code is shown before the words, and the secret only after the game.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { lastSave } from "./storage.mjs";

const visit = site();
const certificate = async (page) => {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Fair shuffle" }).click();
  return page.locator("[data-certificate]");
};

test("the code of the lobby is that of the game, and the secret is not told before the end", () =>
  visit(async (page) => {
    await page.locator("[data-fair] summary").click();
    const code = await page.locator("[data-fair] [data-code]").innerText();
    assert.match(code, /^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
    await page.locator("[data-word='0']").fill("heather & granite");
    await start(page, { players: 2, names: ["Ylva", "Torolf"] });
    const seed = (await lastSave(page)).seed;
    const [secret, mine, drawn] = seed.split("+");
    assert.equal(mine, "heather & granite");
    assert.match(drawn, /^[0-9a-z]{8}$/);
    const hash = createHash("sha256").update(`trollmoot shuffle 1\n${secret.replaceAll("-", "")}`).digest("hex");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    assert.ok(!(await page.locator("body").innerText()).includes(secret), "the menu tells the secret");
    await page.keyboard.press("Escape");
    const shown = await certificate(page);
    assert.equal(await shown.locator("[data-code]").innerText(), code);
    const text = await shown.innerText();
    assert.ok(text.includes(hash) && text.includes("heather & granite") && text.includes(drawn));
    assert.ok(!text.includes(secret), "the secret is told during the game");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    // The next game has another code.
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Lobby" }).click();
    await page.locator("[data-fair] summary").click();
    assert.notEqual(await page.locator("[data-fair] [data-code]").innerText(), code);
  }));

test("at the end the secret is told and everything is checked, from a link as well", () =>
  visit(async (page, { address }) => {
    const link = (await readFile(new URL("../fixtures/links/mountain-king-finished-3.txt", import.meta.url), "utf8")).trim();
    await page.goto(`${address}#game=${link}`);
    await page.getByRole("button", { name: /^Watch it/ }).click();
    await page.getByRole("application").waitFor();
    const shown = await certificate(page);
    await shown.locator("[data-secret]").waitFor();
    assert.equal(await shown.locator("[data-sound]").getAttribute("data-sound"), "yes");
    const code = await shown.locator("[data-code]").innerText();
    const noted = shown.getByRole("textbox", { name: "The code that you wrote down" });
    await noted.fill(code.toUpperCase());
    await shown.getByText("That is the code of this secret.").waitFor();
    await noted.fill("7k3m-q2xd-04vb");
    await shown.getByText("That is not the code of this secret.").waitFor();
  }));
