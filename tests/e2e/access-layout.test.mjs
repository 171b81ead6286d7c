// What is needed to decide is in view without scrolling; themes and sounds are there when they are wanted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { open } from "./positions.mjs";
import { TABLES, dress, show } from "./screens.mjs";

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

test("a theme is chosen in the lobby, shown on every screen, and remembered", () =>
  visit(async (page, { address }) => {
    await page.getByRole("button", { name: "Look and sound" }).click();
    await page.getByRole("button", { name: "Light", exact: true }).click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), "light");
    await open(page, address, "cave-troll", "act");
    assert.equal(await theme(), "light");
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.match(ground, /rgb\(2\d\d, 2\d\d, 2\d\d\)/);
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
