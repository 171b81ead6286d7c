// Every screen at every width: nothing is wider than the window, and no control is cut off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { PHONE, site } from "./harness.mjs";
import { start } from "./lobby.mjs";

const visit = site();
const SIZES = [[360, 740], [390, 844], [768, 1024], [1440, 900]];

/** Controls and headings that stick out of the window sideways and cannot be scrolled into view. */
function cutOff(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    const all = [...document.querySelectorAll("button, input:not(.sr), select, textarea, h1:not(.sr), h2, h3")];
    const out = all.filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > width + 1) && !scrolls(element);
    });
    return out.map((element) => (element.getAttribute("aria-label") ?? element.innerText).trim().slice(0, 60));
  });
}

async function fits(page, screen) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The layout follows the window in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${screen} at ${width}: ${wide} px wide`);
    assert.deepEqual(await cutOff(page), [], `${screen} at ${width}: cut off`);
  }
}

test("lobby, about, draft, table and score sheet fit every width", () =>
  visit(async (page, { troubles }) => {
    await fits(page, "lobby");
    await page.getByRole("button", { name: "About and credits" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await fits(page, "about");
    await page.goBack();
    await start(page, { players: 5, seed: "every width", curtain: false });
    await fits(page, "gates");
    const bot = new Bot(page, { seed: "widths", troubles });
    await bot.play((bot, now) => now.drafting);
    await fits(page, "draft");
    await bot.play((bot, now) => now.tray === "Dig a tunnel" && bot.turns === 5);
    await fits(page, "table");
    await bot.play((bot, now) => /^Recruit /.test(now.tray));
    await fits(page, "placing");
    await bot.play((bot, now) => now.tray === "Dedicate a great hall");
    await fits(page, "halls");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Score sheet" }).click();
    await page.getByRole("table").waitFor();
    await fits(page, "score sheet");
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.waitForFunction(() => {
      const parts = [...document.querySelectorAll(".sheet-final table, .end .side > *")].map((part) => part.getBoundingClientRect());
      return parts.length > 2 && parts.every(({ right, bottom }) => right <= innerWidth && bottom <= innerHeight);
    });
  }));

for (const [width, height] of [[1440, 900], [1280, 720]]) {
  test(`on a desk of ${width} × ${height} the pictures of the games are whole, and every seat is above the bar that starts`, () =>
    visit(
      async (page) => {
        const pictures = await page.locator(".game .art").evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
        assert.equal(pictures.length, 3);
        for (const shape of pictures) assert.ok(Math.abs(shape / (420 / 220) - 1) < 0.03, `a picture is drawn ${shape} times as wide as high`);
        const bar = await page.locator(".startbar").boundingBox();
        for (const seat of await page.locator(".lobby .seat").all()) {
          const { y, height: high } = await seat.boundingBox();
          assert.ok(y + high <= bar.y, `a seat ends at ${y + high}, below ${bar.y}`);
        }
      },
      { viewport: { width, height } },
    ));
}

test("a finger finds every control of a phone: none is smaller than 40 pixels", () =>
  visit(
    async (page, { troubles }) => {
      const small = () =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll("button, select, input:not([type=checkbox]):not([type=file])")];
          const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0);
          return seen.flatMap((element) => {
            const { width, height } = element.getBoundingClientRect();
            const name = (element.getAttribute("aria-label") ?? element.innerText).trim().slice(0, 50);
            return Math.min(width, height) < 39.5 ? [`${name}: ${Math.round(width)}×${Math.round(height)}`] : [];
          });
        });
      assert.deepEqual(await small(), [], "lobby");
      await start(page, { seed: "fingers", curtain: false });
      assert.deepEqual(await small(), [], "gates");
      const bot = new Bot(page, { seed: "fingers", troubles, habits: { activate: 0 } });
      await bot.play((bot, now) => now.drafting);
      assert.deepEqual(await small(), [], "draft");
      await bot.play((bot, now) => now.tray === "Dig a tunnel" && !now.drafting);
      for (const tab of await page.getByRole("tab").all()) {
        await tab.tap();
        assert.deepEqual(await small(), [], `table, ${await tab.innerText()}`);
      }
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  ));
