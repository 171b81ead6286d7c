// The boards under a finger: a tap after a flick, and in Cave Troll and Trolls & Princesses pages that are turned, taps beside a small
// target, names and numbers that can be read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, tiny } from "./checks.mjs";
import { PHONE, site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { open } from "./positions.mjs";

const visit = site();
const PRINCESS = "trolls-and-princesses";
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

/** Moves one finger over the board, by steps as a hand does. */
async function swipe(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  for (let step = 1; step <= 5; step += 1) {
    const part = (key) => from[key] + ((to[key] - from[key]) * step) / 5;
    await send("touchMove", [{ x: part("x"), y: part("y") }]);
  }
  await send("touchEnd", []);
  await settled(page);
}

/** Positions at which the board can be moved, by game. */
const BOARDS = { "mountain-king": "work", "cave-troll": "play", [PRINCESS]: "move" };

for (const [game, position] of Object.entries(BOARDS)) {
  test(`a tap right after a flick of the board counts: ${game}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, game, position);
      await untilIdle(page);
      const board = page.getByRole("grid");
      const look = () => board.locator(".pan").first().evaluate((pan) => pan.getAttribute("style"));
      await page.getByRole("button", { name: "Zoom in" }).tap();
      await untilIdle(page);
      const near = await look();
      const { x, y, width, height } = await board.boundingBox();
      const middle = { x: x + width / 2, y: y + height / 2 };
      await swipe(page, middle, { x: middle.x, y: middle.y - height / 4 });
      assert.notEqual(await look(), near, "the flick has not moved the board");
      const flicked = await look();
      await page.getByRole("button", { name: "Zoom in" }).tap();
      await page.waitForFunction((flicked) => document.querySelector("[role=grid] .pan").getAttribute("style") !== flicked, flicked);
    }, FINGER));
}

/** The name of the page that is shown; behind it a tab names the action points to be had there. */
const pressed = async (page) => (await page.locator(".partbar [aria-pressed=true]").innerText()).split(/[\s·]/)[0];

for (const [name, viewport] of [["upright", PHONE], ["lying", { width: 844, height: 390 }]]) {
  test(`on a phone that is ${name}, the parts of the board are pages, each legible`, () =>
    visit(
      async (page, { address }) => {
        await open(page, address, PRINCESS, "move");
        await untilIdle(page);
        const parts = page.locator(".partbar .part");
        for (const part of ["Villages", "Network", "Caverns"]) {
          // Farther away the letters are small; a tab brings its page back.
          await page.getByRole("button", { name: "Zoom out" }).tap();
          await parts.filter({ hasText: part }).tap();
          await settled(page);
          assert.equal(await pressed(page), part);
          assert.deepEqual((await tiny(page)).filter((text) => /place-name|-no|heap|numeral/.test(text)), [], part);
        }
        const stock = await page.locator(".stockbar .eyes").boundingBox();
        assert.ok(stock.y > 0 && stock.y + stock.height < viewport.height, "the stock is out of the window");
        const box = await page.getByRole("grid").boundingBox();
        const at = (x) => ({ x: box.x + box.width * x, y: box.y + box.height / 2 });
        await swipe(page, at(0.3), at(0.8));
        assert.equal(await pressed(page), "Network");
        await swipe(page, at(0.3), at(0.8));
        assert.equal(await pressed(page), "Villages");
        await swipe(page, at(0.8), at(0.3));
        assert.equal(await pressed(page), "Network");
        await swipe(page, at(0.5), { x: at(0.5).x + 10, y: box.y + box.height - 5 });
        assert.equal(await pressed(page), "Network", "a finger that moves down turns no page");
      },
      { ...FINGER, viewport },
    ));
}

test("on a phone the page with the most targets opens, and the tabs of all pages with targets are marked", () =>
  visit(
    async (page, { address }) => {
      const marked = page.locator(".partbar .part.asks");
      await open(page, address, PRINCESS, "fill");
      await untilIdle(page);
      assert.notEqual(await pressed(page), "Villages", "no site lies in a village");
      assert.ok((await marked.count()) >= 1);
      await open(page, address, PRINCESS, "move");
      await untilIdle(page);
      // Villages and caverns have names; places of the network have none that can be chosen now.
      const cells = page.locator('[role=gridcell][aria-label*="can be chosen" i]');
      const names = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
      assert.ok(names.length > 2, `${names}`);
      assert.equal(await page.locator(".partbar .part.asks.on").count(), 1, "the page that is open has no targets");
      assert.ok(!(await marked.allInnerTexts()).some((text) => text.startsWith("Network")));
    },
    FINGER,
  ));

test("the dungeon is as large as before when a panel has been opened and closed", () =>
  visit(
    async (page, { address }) => {
      // The whole dungeon is shown while a staircase is chosen.
      await open(page, address, "cave-troll", "put");
      await untilIdle(page);
      const size = () => page.locator("svg.dungeon").first().evaluate((svg) => [svg.clientWidth, svg.clientHeight]);
      const before = await size();
      for (const tab of await page.getByRole("tab").all()) {
        await tab.tap();
        await untilIdle(page);
        assert.equal(await tab.getAttribute("aria-selected"), "true");
        assert.ok((await size())[1] < before[1], "the panel takes no height from the board");
        await page.locator(".grab").tap();
        await untilIdle(page);
        assert.deepEqual(await size(), before);
      }
    },
    // The height that the bars of a browser leave.
    { ...FINGER, viewport: { width: 390, height: 664 } },
  ));

test("on a phone, a press on the tab that a decision has opened shows it, and the next press closes it", () =>
  visit(async (page, { address }) => {
    await open(page, address, PRINCESS, "act");
    await untilIdle(page);
    const tab = page.getByRole("tab", { selected: true });
    const pane = page.locator(`#${await tab.getAttribute("aria-controls")}`);
    assert.ok(await pane.isVisible(), "the decision has not opened its pane");
    await tab.tap();
    await untilIdle(page);
    assert.ok(await pane.isVisible(), "the press has closed it");
    await tab.tap();
    await pane.waitFor({ state: "hidden" });
    await tab.tap();
    await pane.waitFor();
    await page.locator(".grab").tap();
    await pane.waitFor({ state: "hidden" });
  }, FINGER));

test("on a phone lying down, a panel gives the decision back when the own turn begins", () =>
  visit(
    async (page, { address }) => {
      await open(page, address, "cave-troll", "act");
      await untilIdle(page);
      const draw = page.locator(".tray").getByRole("button", { name: "Draw and play" });
      await draw.waitFor();
      await page.getByRole("tab", { name: "Gold" }).tap();
      await page.locator(".acts .lead").tap();
      await page.getByRole("dialog").getByRole("button", { name: "End turn" }).tap();
      const waits = page.locator(".tray.waits");
      await waits.waitFor({ state: "attached" });
      await waits.waitFor({ state: "detached" });
      await draw.tap({ trial: true });
    },
    { ...FINGER, viewport: { width: 844, height: 390 } },
  ));

test("on a phone lying down, the possible actions of a place stand before the impossible ones", () =>
  visit(
    async (page, { address }) => {
      await open(page, address, PRINCESS, "act");
      await untilIdle(page);
      const rows = await page.locator(".actlist .act").evaluateAll((all) =>
        all.map((row) => ({ top: row.getBoundingClientRect().top, shut: row.classList.contains("shut") })),
      );
      const order = rows.toSorted((a, b) => a.top - b.top).map(({ shut }) => shut);
      assert.ok(order.includes(true) && order.includes(false), `${order}`);
      assert.deepEqual(order, order.toSorted(), "an impossible action stands before a possible one");
    },
    { ...FINGER, viewport: { width: 844, height: 390 } },
  ));

test("a tap beside a staircase means the staircase, which is marked before it counts", () =>
  visit(async (page, { address }) => {
    await open(page, address, "cave-troll", "put");
    await untilIdle(page);
    // Twelve pixels beyond the inner edge of each staircase.
    const targets = await page.locator("svg.dungeon path.legal").evaluateAll((all) =>
      all.map((path) => {
        const { left, right, top, bottom } = path.getBoundingClientRect();
        const inner = left < innerWidth / 2 ? right + 12 : left - 12;
        return { x: inner, y: (top + bottom) / 2, left, right };
      }),
    );
    assert.ok(targets.length >= 3, `${targets.length} staircases`);
    for (const { x, y, left, right } of targets) {
      await page.touchscreen.tap(x, y);
      const chosen = page.locator("svg.dungeon path.chosen");
      await chosen.waitFor({ state: "attached" });
      const box = await chosen.boundingBox();
      assert.ok(box.x < right && box.x + box.width > left, "another space is chosen");
      await page.locator(".tray .confirm", { hasText: /^Place: .* staircase/ }).waitFor();
      // The next staircase is elsewhere; a press at the same place would count only after a while.
    }
    assert.deepEqual((await tiny(page)).filter((text) => /^“\d”/.test(text)), [], "values of rooms");
  }, FINGER));

test("a figure that a finger drops waits for the button, and on a phone lying down the tray names the rooms", () =>
  visit(
    async (page, { address }) => {
      await open(page, address, "cave-troll", "act");
      await untilIdle(page);
      const tab = page.getByRole("tab", { name: "Cards" });
      if ((await tab.getAttribute("aria-selected")) !== "true") await tab.tap();
      await page.locator(".verb").filter({ hasText: "Move" }).tap();
      await untilIdle(page);
      const named = page.locator(".tray .places");
      assert.match(await named.innerText(), /\p{L}\u00a0\d/u);
      assert.deepEqual((await tiny(page)).filter((text) => /places|name/.test(text)), [], "names of rooms");
      const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
      const ring = middle(await page.locator(".pick-ring").boundingBox());
      const rooms = await page.locator("svg.dungeon path.legal").all();
      const room = middle(await rooms[0].boundingBox());
      await swipe(page, { x: ring.x, y: ring.y - 6 }, room);
      await page.locator(".tray .confirm .go", { hasText: /^Move: / }).waitFor();
      assert.equal(await named.innerText(), "", "the button names the room");
      await page.locator(".tray .confirm .go").tap();
      await page.locator(".tray .confirm .go", { hasText: /^Move: / }).waitFor({ state: "detached" });
    },
    { ...FINGER, viewport: { width: 844, height: 390 } },
  ));
