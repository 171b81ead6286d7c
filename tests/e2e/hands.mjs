// The same player without a mouse: with keys alone, or with a finger.

import assert from "node:assert/strict";
import { Bot } from "./bot.mjs";
import { Delver } from "./delver.mjs";
import { Raider } from "./raider.mjs";

/** So many presses of Tab lead round the whole page. */
const ROUND = 220;

/** Moves the focus with Tab until it is on that control. */
export async function tabTo(page, found) {
  const wanted = await found.elementHandle({ timeout: 5000 });
  for (let n = 0; n < ROUND; n += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to “${await wanted.evaluate((element) => element.ariaLabel ?? element.innerText)}”`);
}

/** Plays with the keyboard alone. */
export class KeyBot extends Bot {
  constructor(page, options = {}) {
    super(page, { ...options, habits: { ...options.habits, activate: 0 } });
  }

  async use(found) {
    await tabTo(this.page, found);
    await this.page.keyboard.press(this.dice.happens(0.5) ? "Enter" : " ");
  }

  async point(go) {
    await tabTo(this.page, this.page.getByRole("grid"));
    await super.point(go);
  }
}

/** The middles of the lit squares that are in view, in pixels of the page. */
export function litSquares(page) {
  return page.evaluate(() => {
    const field = document.querySelector("[role=grid]");
    const lit = field.querySelector(".legal");
    if (!lit) return [];
    const seen = field.getBoundingClientRect();
    const to = lit.getScreenCTM();
    // Each square is a part of the one path: its middle is that of the part's corners.
    const parts = lit.getAttribute("d").split("M").filter(Boolean);
    const middles = parts.map((part) => {
      const numbers = part.match(/-?\d+(\.\d+)?/g).map(Number);
      const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
      const middle = (of) => (Math.min(...of) + Math.max(...of)) / 2;
      return new DOMPoint(middle(xs), middle(ys)).matrixTransform(to);
    });
    const within = ({ x, y }) =>
      x > seen.left && x < seen.right && y > seen.top && y < seen.bottom && field.contains(document.elementFromPoint(x, y));
    return middles.filter(within).map(({ x, y }) => [x, y]);
  });
}

/** Plays with one finger. */
export class TapBot extends Bot {
  constructor(page, options = {}) {
    super(page, { ...options, habits: { ...options.habits, activate: 0 } });
  }

  use(found) {
    return found.tap({ timeout: 5000 });
  }

  async point() {
    // A statue that nothing can move lights nothing; whoever holds it puts it back.
    if (!(await this.page.locator("[role=grid] .legal").count())) return;
    let lit = await litSquares(this.page);
    if (!lit.length) {
      // Nothing lit in view: the whole board is, once it has glided there.
      await this.use(this.page.getByRole("button", { name: "Whole mountain" }));
      for (let n = 0; n < 40 && !lit.length; n += 1) {
        await this.page.waitForTimeout(50);
        lit = await litSquares(this.page);
      }
    }
    assert.ok(lit.length, "no lit square is in view");
    const [x, y] = this.dice.one(lit);
    await this.page.touchscreen.tap(x, y);
    this.did.push(`(tap at ${Math.round(x)}, ${Math.round(y)})`);
  }
}

/** Plays Cave Troll with one finger. */
export class TapDelver extends Delver {
  use(found) {
    return found.tap({ timeout: 5000 });
  }

  zoomOut() {
    return this.use(this.page.getByRole("button", { name: "Whole dungeon" }));
  }

  async point(lit) {
    const [x, y] = this.dice.one(lit);
    await this.page.touchscreen.tap(x, y);
    this.did.push(`(tap at ${Math.round(x)}, ${Math.round(y)})`);
  }
}

/** A point of the page in a cell of the board that is in view and not covered by anything, or nothing. */
function within(cell) {
  const field = document.querySelector("[role=grid]");
  const { left, top, width, height } = cell.getBoundingClientRect();
  const seen = ([x, y]) => field.contains(document.elementFromPoint(x, y));
  const parts = [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.5], [0.5, 0.85]];
  return parts.map(([x, y]) => [left + x * width, top + y * height]).find(seen);
}

/** Plays Trolls & Princesses with one finger. */
export class TapRaider extends Raider {
  use(found) {
    return found.tap({ timeout: 5000 });
  }

  async point(lit) {
    const one = this.dice.one(lit);
    this.did.push(`(tap on ${(await one.getAttribute("aria-label")).slice(0, 60)})`);
    let at = await one.evaluate(within);
    if (!at) {
      // Out of sight: the whole board is brought into view first.
      await this.use(this.page.getByRole("button", { name: "Show everything" }));
      // The board glides there.
      for (let n = 0; n < 40 && !at; n += 1) {
        await this.page.waitForTimeout(50);
        at = await one.evaluate(within);
      }
    }
    assert.ok(at, "a lit place is not in view");
    await this.page.touchscreen.tap(...at);
  }
}
