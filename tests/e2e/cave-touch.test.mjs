// Cave Troll under a finger: carried cards, forbidden spaces, the artifact, and the viewport around a decision.

import assert from "node:assert/strict";
import { test } from "node:test";
import { settled, tiny } from "./checks.mjs";
import { PHONE, site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { open } from "./positions.mjs";
import { lastSave, logged } from "./storage.mjs";

const visit = site();
const CAVE = "cave-troll";
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
const LYING = { ...FINGER, viewport: { width: 844, height: 390 } };
const log = async (page) => (await lastSave(page)).log;
const confirm = (page) => page.locator(".tray .confirm .go:not([aria-disabled=true])");
const card = (page) => page.locator(".tray .pickone[data-card]").first();

/** The spaces of the board that are in the window, each with its point and whether it may be chosen. */
const spaces = (page) =>
  page.locator("[role=grid]").evaluate((grid) => {
    const { left, top, right, bottom } = grid.getBoundingClientRect();
    const shown = ({ x, y }) => x > left + 12 && x < right - 12 && y > top + 12 && y < bottom - 12;
    return [...grid.querySelectorAll("[role=gridcell][aria-label]")]
      .map((cell) => {
        const box = cell.getBoundingClientRect();
        const name = cell.getAttribute("aria-label");
        return { place: cell.id, name, open: /can be chosen/i.test(name), x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })
      .filter(shown);
  });

/** Moves one finger by steps from a point to another one. */
async function carry(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= 8; step += 1) {
    await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  }
  await send("touchEnd", []);
  await settled(page);
}

/** Selects a card, and resolves to the spaces that are shown. */
async function withCard(page) {
  await card(page).tap();
  await page.locator("svg.dungeon path.legal").first().waitFor();
  await untilIdle(page);
  return spaces(page);
}

for (const [name, window] of [["upright", FINGER], ["lying", LYING]]) {
  test(`a card that a finger carries to a space waits there for its confirmation, on a phone that is ${name}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, CAVE, "play");
      const lit = (await withCard(page)).filter(({ open }) => open).map(({ place }) => place);
      await page.locator(".tray [data-cancel]").tap();
      await page.locator("svg.dungeon path.legal").first().waitFor({ state: "detached" });
      await untilIdle(page);
      // The sheet is open again, so that the dungeon is smaller.
      const to = (await spaces(page)).find(({ place }) => lit.includes(place));
      assert.ok(to, "no space for the card is in the window");
      const before = await log(page);
      const { x, y, width, height } = await card(page).boundingBox();
      await carry(page, { x: x + width / 2, y: y + height / 2 }, to);
      await confirm(page).waitFor();
      assert.deepEqual(await log(page), before, "a finger is less exact than a mouse");
      // At once: a fling of the browser would take this tap for its own end.
      await confirm(page).tap();
      await logged(page, (log) => log.length > before.length);
    }, window));

  test(`a space that is forbidden for a card does not look chosen, and says why, on a phone that is ${name}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, CAVE, "play");
      const to = (await withCard(page)).find(({ open }) => !open);
      assert.ok(to, "every space in the window may be chosen");
      const before = await log(page);
      await page.touchscreen.tap(to.x, to.y);
      await page.locator("svg.dungeon .refused").first().waitFor();
      assert.equal(await page.locator("svg.dungeon .chosen").count(), 0, to.name);
      assert.equal(await confirm(page).count(), 0, "it can be confirmed");
      assert.ok((await page.locator(".tray .bad").filter({ visible: true }).innerText()).length > 10, "no reason is told");
      assert.deepEqual(await log(page), before);
    }, window));

  test(`the buttons that zoom are in view and cover no staircase, on a phone that is ${name}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, CAVE, "put");
      await untilIdle(page);
      const board = await page.locator(".cavern > .field").boundingBox();
      for (const button of ["Zoom in", "Zoom out"]) {
        const at = await page.getByRole("button", { name: button }).boundingBox();
        const { viewport } = window;
        assert.ok(at.x >= 0 && at.y >= 0 && at.x + at.width <= viewport.width && at.y + at.height <= viewport.height, button);
        const beside = at.x >= board.x + board.width || at.x + at.width <= board.x || at.y + at.height <= board.y;
        assert.ok(beside, `${button} lies over the dungeon: ${JSON.stringify({ at, board })}`);
      }
    }, window));
}

test("the viewport that a player has chosen is back after a figure was put far away", () =>
  visit(async (page, { address }) => {
    await open(page, address, CAVE, "play");
    await untilIdle(page);
    const scale = () => page.locator(".cavern .pan").evaluate((pan) => pan.style.getPropertyValue("--px"));
    const rest = await scale();
    await page.getByRole("button", { name: "Zoom in" }).tap();
    await settled(page);
    await untilIdle(page);
    const own = await scale();
    assert.notEqual(own, rest);
    const before = await log(page);
    // A decision that shows other places changes the viewport; afterwards it is the player's again.
    const to = (await withCard(page)).find(({ open }) => open);
    assert.ok(to, "the places of the decision are not in view");
    await page.touchscreen.tap(to.x, to.y);
    await confirm(page).tap();
    await logged(page, (log) => log.length > before.length);
    await untilIdle(page);
    assert.equal(await scale(), own);
  }, FINGER));

test("the whole dungeon is shown while others act, with the last move, and then what the player had chosen to see", () =>
  visit(async (page, { address }) => {
    await open(page, address, CAVE, "act");
    await untilIdle(page);
    await page.getByRole("button", { name: "Zoom in" }).tap();
    await settled(page);
    await untilIdle(page);
    // What the board shows while the tray tells who thinks, from the first moment of the others on.
    await page.evaluate(() => {
      const grid = document.querySelector("[role=grid]").getBoundingClientRect();
      const scale = () => document.querySelector(".cavern .pan").style.getPropertyValue("--px");
      const inside = (box) => box.left >= grid.left && box.right <= grid.right && box.top >= grid.top && box.bottom <= grid.bottom;
      const all = () => [...document.querySelectorAll(".cavern [role=gridcell]")].every((cell) => inside(cell.getBoundingClientRect()));
      window.seen = { own: scale(), all: 0, marked: 0 };
      const look = () => {
        const waits = document.querySelector(".tray.waits");
        if (waits && all()) window.seen.all += 1;
        if (waits && document.querySelector(".dungeon path.changed")) window.seen.marked += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator(".acts .lead").tap();
    await page.getByRole("dialog").getByRole("button", { name: "End turn" }).tap();
    const waits = page.locator(".tray.waits");
    await waits.waitFor({ state: "attached" });
    await waits.waitFor({ state: "detached" });
    await untilIdle(page);
    const { own, all, marked } = await page.evaluate(() => window.seen);
    assert.ok(all > 0, "a part of the dungeon was out of view while others acted");
    assert.ok(marked > 0, "no move of theirs was marked");
    assert.equal(await page.locator(".dungeon path.changed").count(), 0, "their last move is still marked");
    assert.equal(await page.locator(".cavern .pan").evaluate((pan) => pan.style.getPropertyValue("--px")), own);
  }, FINGER));

test("a scoring of the whole dungeon tells what each player gained", () =>
  visit(async (page, { address }) => {
    await open(page, address, CAVE, "act");
    await untilIdle(page);
    /** The gold of each player, as the chips tell it. */
    const gold = async () => {
      const told = await page.locator("[aria-label=Players] button .sr").allTextContents();
      return new Map(told.map((text) => text.match(/^([^:(]+?)(?: \(.+?\))?: (\d+) gold/)).filter(Boolean).map(([, name, gold]) => [name, Number(gold)]));
    };
    const before = await gold();
    assert.equal(before.size, 4, "four players");
    await page.locator(".tray").getByRole("button", { name: "Draw and play" }).tap();
    await page.locator(".tray .pickone[data-card]", { hasText: "Treasure Chest" }).tap();
    await page.locator("svg.dungeon path.legal").first().waitFor();
    await untilIdle(page);
    const to = (await spaces(page)).find(({ open }) => open);
    await page.touchscreen.tap(to.x, to.y);
    await confirm(page).tap();
    const paid = page.locator("[aria-label=Players] button .scored");
    await paid.first().waitFor();
    const gains = [...(await gold())].map(([name, now]) => `+${now - before.get(name)}`);
    assert.ok(gains.some((gain) => gain !== "+0"), "the dungeon paid nobody");
    assert.deepEqual(await paid.allInnerTexts(), gains);
    await page.locator(".tray").getByRole("button", { name: "Draw and play" }).tap();
    await paid.first().waitFor({ state: "detached" });
  }, FINGER));

test("an artifact is named and asked about before it is played", () =>
  visit(async (page, { address }) => {
    await open(page, address, CAVE, "mirror");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    const artifact = page.locator(".verb[data-act=artifact], .verb").filter({ hasText: "Artifact" });
    await artifact.filter({ visible: true }).first().waitFor();
    await untilIdle(page);
    const before = await log(page);
    await artifact.filter({ visible: true }).first().click();
    await confirm(page).waitFor();
    assert.deepEqual(await log(page), before, "one press has played it");
    await confirm(page).click();
    const after = await logged(page, (log) => log.length > before.length);
    assert.match(after.at(-1), /^1 artifact$/);
  }));

test("on a phone that is lying, the tray lists the spaces for a card in letters that can be read", () =>
  visit(async (page, { address }) => {
    await open(page, address, CAVE, "play");
    await withCard(page);
    const places = page.locator(".tray .places").filter({ visible: true });
    assert.ok((await places.innerText()).trim().length > 3);
    assert.deepEqual((await tiny(page)).filter((text) => /places/.test(text)), []);
  }, LYING));
