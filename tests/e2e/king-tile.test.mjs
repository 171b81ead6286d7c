// A tunnel of Mountain King in the hand: a finger beside a small square means it, the preview is carried out of the tray, dragged
// and turned, nothing lies on it, and the tray says what pays for it or why nothing can.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { press } from "./pointer.mjs";
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

/** The middle of an element. */
async function middle(found) {
  const { x, y, width, height } = await found.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The middles of the squares for a tile, nothing being in hand before and afterwards. */
async function placesOf(page, tile) {
  await tile.click();
  await page.locator(".tray.chosen").waitFor();
  await untilIdle(page);
  const { middles } = await lit(page);
  await page.keyboard.press("Escape");
  await page.locator(".tray.chosen").waitFor({ state: "detached" });
  await untilIdle(page);
  return middles;
}

/** Whether the preview reaches over a point. */
const isUnder = async (page, [x, y]) => {
  const { ghost } = await seen(page);
  return ghost.left <= x && ghost.right >= x && ghost.top <= y && ghost.bottom >= y;
};

for (const [what, position, tile, act] of [
  ["a tunnel", "work", "[data-shape=L4]", "dig "],
  ["a hall", "halls", ".tray [data-hall]:not([aria-disabled])", "dedicate "],
]) {
  test(`${what} is carried from the tray onto the mountain, stays where it is released, and the button plays it`, () =>
    visit(async (page, { address }) => {
      await open(page, address, "mountain-king", position);
      await untilIdle(page);
      const stack = page.locator(tile).first();
      const from = await middle(stack);
      const middles = await placesOf(page, stack);
      const goals = [middles[0], middles.at(-1)];
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(from[0] + 3, from[1] - 2);
      assert.equal(await page.locator(".tray.chosen").count(), 0, "a pointer at rest takes nothing");
      const waits = page.locator(`.tray [data-acts^="${act}"]`);
      for (const goal of goals) {
        await page.mouse.move(...goal, { steps: 12 });
        await waits.waitFor();
        await untilIdle(page);
        assert.ok(await isUnder(page, goal), `the preview is not under the pointer at ${goal}`);
      }
      const laid = await waits.getAttribute("data-acts");
      await page.mouse.up();
      await untilIdle(page);
      assert.equal(await waits.getAttribute("data-acts"), laid, "the release has moved it");
      // A pointer that only passes does not move it any more.
      await page.mouse.move(...goals[0], { steps: 4 });
      assert.equal(await waits.getAttribute("data-acts"), laid);
      await waits.locator(".go").click();
      await waits.waitFor({ state: "detached" });
    }, DESK));
}

test("a tunnel whose pointer is lost goes back to the tray, and so does one that never reached the mountain", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "work");
    await untilIdle(page);
    const stack = page.locator("[data-shape=L4]");
    const [goal] = await placesOf(page, stack);
    const from = await middle(stack);
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...goal, { steps: 12 });
    await page.locator('.tray [data-acts^="dig "]').waitFor();
    await page.evaluate(() => document.querySelector(".tray.dig").releasePointerCapture(1));
    await page.mouse.move(goal[0] + 2, goal[1]);
    await page.locator(".tray.chosen").waitFor({ state: "detached" });
    await page.mouse.up();
    assert.equal(await page.locator("[data-shape][aria-pressed=true]").count(), 0);
    // Out of the tray to the panels beside it.
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(20, from[1], { steps: 6 });
    await page.mouse.up();
    await untilIdle(page);
    assert.equal(await page.locator(".tray.chosen").count(), 0);
  }, DESK));

test("a finger carries a tunnel from the tray of a phone, which makes room for the mountain meanwhile", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "work");
    await untilIdle(page);
    const stack = page.locator("[data-shape]:not([aria-disabled])").first();
    const [x, y] = await middle(stack);
    const field = await page.getByRole("grid").boundingBox();
    const [to, up] = [field.x + field.width / 2, field.y + field.height / 2];
    const session = await page.context().newCDPSession(page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [{ x, y }]);
    for (let step = 1; step <= 10; step += 1) {
      await send("touchMove", [{ x: x + ((to - x) * step) / 10, y: y + ((up - y) * step) / 10 }]);
    }
    const waits = page.locator('.tray.chosen [data-acts^="dig "]');
    await waits.waitFor();
    await send("touchEnd", []);
    await untilIdle(page);
    assert.equal(await page.locator(".why").count(), 0, "an explanation floats over the mountain");
    await waits.locator(".go").tap();
    await waits.waitFor({ state: "detached" });
  }, FINGER));

/** Positions of step 2, with different minerals. */
const STEPS = ["work", "late-work", "teams-work", "breath"];

test("the tray says when another mineral than the chosen one pays", () =>
  visit(async (page, { address }) => {
    let seen = 0;
    for (const name of STEPS) {
      await open(page, address, "mountain-king", name);
      await untilIdle(page);
      const have = (await page.locator(".tray .seg b").allInnerTexts()).map(Number);
      for (const size of [2, 3, 4, 5]) {
        const [short, enough] = [have.findIndex((n) => n < size), have.findIndex((n) => n >= size)];
        const stack = page.locator(`.tray .s${size} [data-shape]:not([aria-disabled])`).first();
        if (short < 0 || enough < 0 || !(await stack.count())) continue;
        seen += 1;
        const ask = page.locator(".tray .ask");
        for (const [mineral, told] of [[short, /^You pay \d .+: too little \w+\. Choose a lit square\.$/], [enough, /^Where does it go\?/]]) {
          await page.locator(".tray .seg button").nth(mineral).click();
          await stack.click();
          await page.locator(".tray.chosen").waitFor();
          assert.match(await ask.innerText(), told, `${name}, ${size} squares`);
          await page.keyboard.press("Escape");
          await page.locator(".tray.chosen").waitFor({ state: "detached" });
        }
      }
    }
    assert.ok(seen > 0, "no position has too little of one mineral and enough of another");
  }, DESK));

test("a tunnel that no mineral pays has one reason whichever mineral is chosen, and a press tells the same", () =>
  visit(async (page, { address }) => {
    let seen = 0;
    for (const name of STEPS) {
      await open(page, address, "mountain-king", name);
      await untilIdle(page);
      const reasons = () => page.locator(".tray [data-shape]").evaluateAll((all) => all.map((one) => one.dataset.why));
      const before = await reasons();
      for (const mineral of await page.locator(".tray .seg button").all()) {
        await mineral.click();
        assert.deepEqual(await reasons(), before, name);
      }
      const first = before.findIndex((why) => why?.startsWith("It costs"));
      if (first < 0) continue;
      seen += 1;
      assert.match(before[first], /^It costs \d minerals of one kind, and you lack \d \w+( or \d \w+)*\.$/);
      await press(page.locator(".tray [data-shape]").nth(first));
      await page.locator(".toast", { hasText: before[first] }).waitFor();
    }
    assert.ok(seen > 0, "every tunnel can be paid everywhere");
  }, DESK));
