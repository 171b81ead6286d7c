// Every screen reflows, nothing is too small to read, and nothing moves for those who ask for stillness.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { SCREENS, TABLES, dress, show } from "./screens.mjs";

const visit = site();
const SMALL = { width: 360, height: 640 };
const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

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
