// A tunnel of Mountain King in the hand: a finger beside a small square means it, the preview is dragged and turned, and
// nothing lies on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { open } from "./positions.mjs";

const visit = site();
const FINGER = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
const DESK = { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" };

/** Opens the position and selects a tunnel of four squares. */
async function take(page, address, shape) {
  await open(page, address, "mountain-king", "work");
  const stack = page.locator(`[data-shape=${shape}]`);
  await stack.click();
  await page.locator(`[data-shape=${shape}][aria-pressed=true]`).waitFor({ state: "attached" });
  await untilIdle(page);
}

/** The middles of the squares that can be chosen, in the window, and the side of a square. */
const lit = (page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('[role=gridcell][aria-label$="can be chosen."]')].map((cell) => cell.getBoundingClientRect());
    return { side: cells[0].width, middles: cells.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]) };
  });

/** What the confirm button would play. */
const acts = (page) => page.locator('.tray [data-acts^="dig "]').getAttribute("data-acts");

/** The rectangles of the preview and of all that floats over the board, and the offset of the board. */
const seen = (page) =>
  page.evaluate(() => {
    const box = (one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { name: one.className.baseVal ?? one.className, left, top, right, bottom };
    };
    const shown = (one) => one.checkVisibility({ visibilityProperty: true });
    return {
      ghost: box(document.querySelector(".ghost .ghost-line")),
      over: [...document.querySelectorAll(".zoom .btn, .minimap, .turns .btn, .price, .tray")].filter(shown).map(box),
      pan: document.querySelector(".pan").style.transform,
      layer: getComputedStyle(document.querySelector(".field")).zIndex,
    };
  });

/** The names of what lies on the preview. */
const covering = ({ ghost, over }) =>
  over.filter((one) => one.left < ghost.right && one.right > ghost.left && one.top < ghost.bottom && one.bottom > ghost.top).map(({ name }) => name);

test("a finger beside a small square means it, and the tunnel comes close before it counts", () =>
  visit(async (page, { address }) => {
    await take(page, address, "L4");
    await page.getByRole("button", { name: "Whole mountain" }).tap();
    await untilIdle(page);
    const { side, middles } = await lit(page);
    assert.ok(side < 20, `squares of ${side} px are large`);
    const [x, y] = middles.reduce((left, one) => (one[0] < left[0] ? one : left));
    await page.touchscreen.tap(x - 1.4 * side, y);
    await page.locator('.tray [data-acts^="dig "]').waitFor();
    await untilIdle(page);
    const after = await lit(page);
    assert.ok(after.side >= 36, `squares are ${after.side} px afterwards`);
    assert.deepEqual(covering(await seen(page)), []);
    // The buttons that turn the tunnel lie in the tray.
    const before = await acts(page);
    await page.locator(".turns button").first().tap();
    await page.locator(`.tray [data-acts]:not([data-acts="${before}"])`).waitFor();
    assert.deepEqual(covering(await seen(page)), []);
  }, FINGER));

test("the tunnel in hand is dragged, elsewhere the board is, and keys hide nothing", () =>
  visit(async (page, { address }) => {
    await take(page, address, "L4");
    const { side, middles } = await lit(page);
    const [x, y] = middles[Math.floor(middles.length / 2)];
    await page.mouse.click(x, y);
    await page.locator('.tray [data-acts^="dig "]').waitFor();
    await untilIdle(page);
    const first = { acts: await acts(page), ...(await seen(page)) };
    const drag = async (from, by) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      for (let step = 1; step <= 6; step += 1) await page.mouse.move(from[0] + (by[0] * step) / 6, from[1] + (by[1] * step) / 6);
      await page.mouse.up();
      await untilIdle(page);
    };
    // To whichever side there is another place.
    for (const by of [[0, 3], [0, -3], [3, 0], [-3, 0]]) {
      if ((await acts(page)) === first.acts) await drag([x, y], by.map((squares) => squares * side));
    }
    const dragged = { acts: await acts(page), ...(await seen(page)) };
    assert.notEqual(dragged.acts, first.acts, "the tunnel has not moved");
    assert.equal(dragged.pan, first.pan, "the board has moved with it");
    assert.deepEqual(covering(dragged), []);
    await drag([420, 480], [-40, 0]);
    const panned = { acts: await acts(page), ...(await seen(page)) };
    assert.equal(panned.acts, dragged.acts);
    assert.notEqual(panned.pan, dragged.pan, "the board has not moved");
    await page.keyboard.press("r");
    await page.locator(`.tray [data-acts]:not([data-acts="${panned.acts}"])`).waitFor();
    await untilIdle(page);
    const turned = await seen(page);
    assert.equal(turned.layer, "auto", "the board that has the focus covers the gains");
    assert.ok(turned.over.some(({ name }) => name.startsWith("price")) && !covering(turned).length, JSON.stringify(turned));
  }, DESK));
