// What is needed to decide is in view without scrolling, everything reflows, nothing is too small to read, and nothing moves
// for those who ask for stillness.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { open } from "./positions.mjs";
import { SCREENS, TABLES } from "./screens.mjs";

const visit = site();
const SMALL = { width: 360, height: 640 };
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What decides at this moment and is not wholly in the window, or lies behind a scroll. */
function hidden(page) {
  return page.evaluate(() => {
    const name = (element) => (element.querySelector(":scope > .sr")?.textContent ?? element.ariaLabel ?? element.innerText).trim().slice(0, 50);
    const able = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getAttribute("aria-disabled") !== "true";
    const deciding = [...document.querySelectorAll(".tray button, .draft button, [data-slot].asked, .lead")].filter(able);
    const cut = ({ left, right, top, bottom }, box) => left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    return deciding.flatMap((element) => {
      const seen = element.getBoundingClientRect();
      if (cut(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return [`${name(element)}: outside the window`];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll|hidden/.test(overflowX + overflowY) && cut(seen, at.getBoundingClientRect())) return [`${name(element)}: behind a scroll`];
      }
      return [];
    });
  });
}

/** Texts that are smaller than 12 pixels as they are shown. */
function tiny(page) {
  return page.evaluate(() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent.trim() || element.closest(".cells, .sr, script, style, noscript, .minimap")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const scale = element instanceof SVGElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size > 0 && size < 11.95) found.add(`“${text.textContent.trim().slice(0, 30)}” in .${element.className?.baseVal ?? element.className}: ${size.toFixed(1)} px`);
    }
    return [...found];
  });
}

/** By how much the page can be scrolled sideways. */
const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const size of [SMALL, { width: 1440, height: 900 }]) {
  test(`every decision can be made without scrolling at ${size.width}×${size.height}`, () =>
    visit(
      async (page, { address }) => {
        const found = [];
        for (const { name, show } of TABLES) {
          await show(page, address);
          await settled(page);
          found.push(...(await hidden(page)).map((what) => `${name}: ${what}`));
        }
        assert.deepEqual(found, [], `${found.length} are hidden`);
      },
      { viewport: size, hasTouch: size === SMALL },
    ));
}

test("at 360 px no text is smaller than 12 px, and nothing is wider than the window, down to 320 px and with wider letters", () =>
  visit(
    async (page, { address }) => {
      const [small, wide] = [[], []];
      for (const { name, show } of SCREENS) {
        await page.setViewportSize(SMALL);
        await show(page, address);
        await settled(page);
        small.push(...(await tiny(page)).map((what) => `${name}: ${what}`));
        await page.setViewportSize({ width: 320, height: 640 });
        await settled(page);
        if ((await sideways(page)) > 0) wide.push(`${name} at 320`);
        await page.addStyleTag({
          content: "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
        });
        await page.setViewportSize(SMALL);
        await settled(page);
        if ((await sideways(page)) > 0) wide.push(`${name} with wider letters`);
      }
      assert.deepEqual(wide, []);
      assert.deepEqual(small, []);
    },
    { viewport: SMALL },
  ));

test("at 200 % zoom nothing is wider than the window", () =>
  visit(
    async (page, { address }) => {
      const wide = [];
      for (const { name, show } of SCREENS) {
        await show(page, address);
        await settled(page);
        if ((await sideways(page)) > 0) wide.push(name);
      }
      assert.deepEqual(wide, []);
    },
    // A window of 1440 by 900 pixels at 200 %.
    { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  ));

test("who asks for less motion sees none", () =>
  visit(
    async (page, { address }) => {
      for (const [game, name] of [["mountain-king", "halls"], ["mountain-king", "lay"], ["cave-troll", "act"]]) {
        await open(page, address, game, name);
        await settled(page);
        const moving = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect.target?.className));
        assert.deepEqual(moving, [], `${game}, ${name}`);
      }
    },
    { reducedMotion: "reduce" },
  ));

test("a theme is chosen in the lobby, shown on every screen, and remembered", () =>
  visit(async (page, { address }) => {
    await page.getByRole("button", { name: "Look and sound" }).click();
    await page.getByRole("button", { name: "Light", exact: true }).click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), "light");
    await open(page, address, "cave-troll", "act");
    assert.equal(await theme(), "light");
    const chrome = await page.evaluate(() => getComputedStyle(document.querySelector(".topbar")).backgroundColor);
    assert.match(chrome, /rgb\(2\d\d, 2\d\d, 2\d\d\)/);
  }));

test("sounds are fetched when they are switched on, and not before", () =>
  visit(async (page, { requests }) => {
    const fetched = () => requests.some((request) => request.endsWith("sounds.js"));
    await page.getByRole("button", { name: "Look and sound" }).click();
    assert.ok(!fetched());
    const [response] = await Promise.all([
      page.waitForResponse(/sounds\.js$/),
      page.getByRole("checkbox", { name: "Sounds of the table" }).check(),
    ]);
    assert.ok(response.ok());
    assert.equal(await page.evaluate(() => localStorage.getItem("trollmoot/sound")), "5");
  }));
