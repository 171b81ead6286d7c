// A tile of Trolls & Princesses is selected, placed with a preview, turned, confirmed and undone, with a mouse and with
// keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { watch } from "./motion.mjs";
import { BOARD, press } from "./pointer.mjs";
import { open } from "./positions.mjs";
import { untilIdle } from "./idle.mjs";
import { lastSave, logged } from "./storage.mjs";

const GAME = "trolls-and-princesses";
const visit = site();
const log = async (page) => (await lastSave(page)).log;
const preview = (page) => page.locator('.tray [data-acts^="take "][data-acts*="; lay "]');

/** Selects the first tile that is available and can be turned, and presses the place in the network where it fits. */
async function lay(page) {
  // A victory tile has one entrance, so it fits in one way only.
  await page.locator('button[data-tile]:not([data-why], [data-tile^="victory"])').first().click();
  const fits = page.locator('[role=gridcell][aria-label^="Free place"][aria-label$="Can be chosen."]').first();
  await fits.waitFor({ state: "attached" });
  await press(fits, BOARD);
  await preview(page).waitFor();
}

test("a tile is turned and laid with a preview, and taken back", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "build");
    const before = await log(page);
    await lay(page);
    const button = await preview(page).locator("button.go").elementHandle();
    const first = await preview(page).getAttribute("data-acts");
    // The control stays in place while the preview is refined, so that a press cannot miss it.
    await page.locator(".tray .opts button").first().click();
    await page.locator(`.tray [data-acts]:not([data-acts="${first}"])`).waitFor();
    assert.ok(await button.evaluate((button) => button.isConnected && button.matches(".tray [data-acts] button.go")));
    const acts = (await preview(page).getAttribute("data-acts")).split("; ");
    await untilIdle(page);
    assert.equal((await log(page)).length, before.length, "a preview is no decision");
    await preview(page).locator("button.go").click();
    const after = await logged(page, (entries) => entries.length >= before.length + 2);
    const done = after.slice(before.length).map((entry) => entry.slice(2));
    assert.deepEqual(done.slice(0, 2), acts, "what was laid is not what was shown");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await logged(page, (entries) => entries.length < after.length);
  }));

test("a tile drops onto its place, and nothing drops for whoever wants no motion", async () => {
  const drops = async (reducedMotion) => {
    let fell;
    const flow = async (page, { address }) => {
      await open(page, address, GAME, "build");
      await lay(page);
      const all = await watch(page, ".dust");
      const before = await log(page);
      await preview(page).locator("button.go").click();
      await logged(page, (entries) => entries.length >= before.length + 2);
      // The animation ends by itself; until then the page is not idle.
      await untilIdle(page);
      fell = await all();
    };
    await visit(flow, { reducedMotion });
    return fell;
  };
  const fell = await drops("no-preference");
  assert.equal(fell.length, 1, JSON.stringify(fell));
  assert.ok(fell[0].name.includes("cave") && fell[0].time >= 120 && fell[0].time <= 240, JSON.stringify(fell));
  assert.deepEqual(await drops("reduce"), []);
});
