// The number of presses from the start page to the first legal move of a first-time visitor.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, site } from "./harness.mjs";
import { litSquares } from "./reading.mjs";

const visit = site();
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Taps, and counts the taps. */
function counted(page) {
  const taps = { count: 0 };
  taps.on = async (target) => {
    taps.count += 1;
    await (typeof target.tap === "function" ? target.tap() : page.touchscreen.tap(...target));
  };
  return taps;
}

const decisions = (page) => page.getByRole("button", { name: /^Undo/ }).first().getAttribute("aria-disabled");

test("Mountain King: three taps to the first gate", () =>
  visit(async (page) => {
    const taps = counted(page);
    await taps.on(page.getByRole("button", { name: "Quick game" }));
    await page.getByRole("application").waitFor();
    await page.waitForFunction(() => document.querySelector("[role=application] .legal"));
    const [first] = await litSquares(page);
    await taps.on(first);
    await taps.on(page.locator(".confirm .go"));
    await page.waitForFunction(() => !document.querySelector(".tray.gates"));
    assert.ok(taps.count <= 3, `${taps.count} taps`);
  }, FINGER));

test("Cave Troll: two taps to the first card", () =>
  visit(async (page, { address }) => {
    await page.goto(`${address}cave-troll.html`);
    const taps = counted(page);
    await taps.on(page.getByRole("button", { name: "Quick game" }));
    await page.getByRole("application").waitFor();
    await taps.on(page.locator('.tray [data-act="draw"]'));
    await page.locator('.tray [data-card]').first().waitFor();
    assert.ok(taps.count <= 3, `${taps.count} taps`);
    assert.equal(await decisions(page), "true", "a card that was drawn cannot be taken back");
  }, FINGER));
