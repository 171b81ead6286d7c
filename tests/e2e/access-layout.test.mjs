// What is needed to decide is in view without scrolling, everything reflows, nothing is too small to read, and nothing moves
// for those who ask for stillness.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { open } from "./positions.mjs";
import { SCREENS, TABLES, dress, show } from "./screens.mjs";

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
        for (const [n, { name, show }] of TABLES.entries()) {
          await dress(page, { tongue: ["en", "fr"][n % 2], theme: "game" });
          await show(page, address);
          await settled(page);
          found.push(...(await hidden(page)).map((what) => `${name}: ${what}`));
        }
        assert.deepEqual(found, [], `${found.length} are hidden`);
      },
      { viewport: size, hasTouch: size === SMALL },
    ));
}

for (const tongue of ["en", "fr"]) {
  test(`nothing is wider than the window at 320 px, with wider letters, nor at 200 % zoom; no text is smaller than 12 px; nothing moves for who asks for stillness (${tongue})`, () =>
    visit(
      async (page, { address, troubles }) => {
        const [small, wide, moving] = [[], [], []];
        await dress(page, { tongue, theme: "game" });
        // In each language every other kind of decision, and everything else.
        const screens = SCREENS.filter((screen, n) => !TABLES.includes(screen) || n % 2 === (tongue === "en" ? 0 : 1));
        for (const screen of screens) {
          const look = async (how) => {
            await settled(page);
            if ((await sideways(page)) > 0) wide.push(`${screen.name} ${how}`);
          };
          await page.setViewportSize(SMALL);
          await page.goto(`${address}icons/icon-192.png`);
          await show(screen, page, address, troubles);
          await look("at 360");
          const moves = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect.target?.className));
          moving.push(...moves.map((what) => `${screen.name}: ${what}`));
          small.push(...(await tiny(page)).map((what) => `${screen.name}: ${what}`));
          await page.setViewportSize({ width: 320, height: 640 });
          await look("at 320");
          // A window of 1440 by 900 at 200 %.
          await page.setViewportSize({ width: 720, height: 450 });
          await look("at 200 %");
          await page.setViewportSize(SMALL);
          await page.addStyleTag({
            content: "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
          });
          await look("with wider letters");
        }
        assert.deepEqual(wide, []);
        assert.deepEqual([...new Set(small)], []);
        assert.deepEqual(moving, []);
      },
      // The page allows no styles but its own; the reader may add some.
      { viewport: SMALL, bypassCSP: true, reducedMotion: "reduce" },
    ));
}

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
