// A tile of Trolls & Princesses is selected, placed with a preview, turned, confirmed and undone, with a mouse and with
// keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, site } from "./harness.mjs";
import { watch } from "./motion.mjs";
import { BOARD, press } from "./pointer.mjs";
import { open } from "./positions.mjs";
import { untilIdle } from "./idle.mjs";
import { lastSave, logged } from "./storage.mjs";

const GAME = "trolls-and-princesses";
const visit = site();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
/** Pictures of tiles that can be chosen. */
const TILES = "button[data-tile]:not([data-why])";
/** Places of the network where the tile in hand fits. */
const FITS = '[role=gridcell][aria-label^="Free place"][aria-label$="Can be chosen."]';
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

test("a tile that is pressed before the building is confirmed selects the building, and says so", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "build");
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    const before = (await log(page)).length;
    await press(page.locator(".display.on .shownbtn.tile").first());
    await page.getByText("Confirm the building first").first().waitFor();
    await page.locator('.tray [data-acts^="build"] button.go:not([aria-disabled=true])').first().waitFor();
    assert.equal((await log(page)).length, before, "nothing is played");
  }));

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

test("halves of sites that a tile spends are crossed out in red, and the tray says so", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "build");
    for (const tile of await page.locator("button[data-tile]:not([data-why])").all()) {
      await tile.click();
      const places = page.locator('[role=gridcell][aria-label^="Free place"][aria-label$="Can be chosen."]');
      await places.first().waitFor({ state: "attached" });
      await press(places.first(), BOARD);
      await preview(page).waitFor();
      const crosses = await page.locator(".lost-site").count();
      const told = await page.locator(".tray .joins").innerText();
      assert.match(told, /^Joins /);
      assert.equal(/Red cross/.test(told), crosses > 0, `${crosses} crosses: ${told}`);
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await preview(page).waitFor({ state: "detached" });
    }
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

test("on a phone the displays are open again for the second tile, though the sheet was folded after the first one", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "build");
    await untilIdle(page);
    const before = await log(page);
    const sheet = page.locator(".sheet");
    const folded = () => sheet.evaluate((sheet) => sheet.classList.contains("folded"));
    await page.locator(TILES).filter({ visible: true }).first().tap();
    await page.locator(FITS).first().waitFor({ state: "attached" });
    await untilIdle(page);
    assert.ok(await folded(), "the sheet does not give way to the board");
    for (const now of [false, true]) {
      await page.locator(".grab").tap();
      await untilIdle(page);
      assert.equal(await folded(), now);
    }
    await press(page.locator(FITS).first(), BOARD);
    await preview(page).waitFor();
    await preview(page).locator("button.go").tap();
    await logged(page, (entries) => entries.length >= before.length + 2);
    await untilIdle(page);
    assert.match(await page.locator(".tray strong").innerText(), /^Choose a cave tile/);
    assert.ok(!(await folded()), "the sheet stays folded");
    assert.ok(await page.locator(TILES).filter({ visible: true }).count(), "no tile can be chosen");
  }, FINGER));

test("on a phone the network is larger while a tile is placed, and every mark is in the field", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "build");
    await untilIdle(page);
    // The cells of a network have one size, whether a tile lies there or not.
    const network = page.locator('[role=gridcell]:not([aria-label*="castle: "], [aria-label*="cavern,"])');
    const widths = (cells) => cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    const small = await widths(network);
    assert.ok(small.length >= 5, `${small.length} tiles`);
    await page.locator(TILES).filter({ visible: true }).first().tap();
    await page.locator(FITS).first().waitFor({ state: "attached" });
    await untilIdle(page);
    const large = await widths(page.locator(FITS));
    assert.ok(Math.min(...large) > 1.05 * Math.max(...small), `${small} → ${large}`);
    const outside = await page.locator(".field path.legal").evaluateAll((all) => {
      const field = document.querySelector(".mountain").getBoundingClientRect();
      const top = Math.max(...[...document.querySelectorAll(".partbar, .stockbar")].map((bar) => bar.getBoundingClientRect().bottom));
      return all.map((path) => path.getBoundingClientRect()).filter((box) => box.left < field.left || box.right > field.right || box.top < top || box.bottom > field.bottom);
    });
    assert.deepEqual(outside, []);
    assert.equal(await page.locator(".field path.legal").count(), large.length, "a place without a mark");
  }, FINGER));
