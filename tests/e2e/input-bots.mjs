// The bots with another input device: keys only, or touch only.

import assert from "node:assert/strict";
import { Bot } from "./bot.mjs";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { BRIEF } from "./harness.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { BOARD, pointOf } from "./pointer.mjs";
import { litSquares } from "./reading.mjs";
import { untilIdle } from "./idle.mjs";

/** The buttons of a board that zoom, in every language. */
const WHOLE = '.zoom button:has(use[href="#i-fit"])';
const FARTHER = '.zoom button:has(use[href="#i-minus"])';
/** The number of Tab presses after which the focus must have visited the whole page. */
const ROUND = 220;

/** Runs in the page: the number of Tab presses that seem to lead from the focus to an element. */
function tabsTo(wanted) {
  const able = "a[href], button, input, select, textarea, summary, [tabindex]";
  const reached = (element) =>
    element.tabIndex >= 0 && !element.disabled && !element.closest("[inert], [hidden]") && element.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll(able)].filter(reached);
  return Math.max(0, stops.indexOf(wanted) - stops.indexOf(document.activeElement));
}

/** Moves the focus with Tab until it is on that control. */
export async function tabTo(page, found, timeout = BRIEF) {
  const wanted = await found.elementHandle({ timeout });
  for (let n = await wanted.evaluate(tabsTo); n > 0; n -= 1) await page.keyboard.press("Tab");
  for (let n = 0; n < ROUND; n += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to “${await wanted.evaluate((element) => element.ariaLabel ?? element.innerText)}”`);
}

/** Plays with the keyboard only. */
export class KeyBot extends Bot {
  constructor(page, options = {}) {
    super(page, { ...options, habits: { ...options.habits, activate: 0 } });
  }

  /** Keys need no point. */
  pointOf() {
    return null;
  }

  async use(found, timeout = BRIEF) {
    await tabTo(this.page, found, timeout);
    await this.page.keyboard.press(this.dice.happens(0.5) ? "Enter" : " ");
  }

  async point(go) {
    await tabTo(this.page, this.page.getByRole("grid"));
    await this.pointByKeys(go);
  }
}

/** Plays with touch only. */
export class TapBot extends Bot {
  constructor(page, options = {}) {
    super(page, { ...options, habits: { ...options.habits, activate: 0 } });
  }

  use(found, timeout = BRIEF) {
    return found.tap({ timeout });
  }

  pressAt([x, y]) {
    return this.page.touchscreen.tap(x, y);
  }

  async point() {
    // A statue that cannot move highlights no square, so the bot puts it back.
    if (!(await this.page.locator("[role=grid] .legal").count())) return;
    let lit = await litSquares(this.page);
    if (!lit.length) {
      // Without a highlighted square in view, zooms to the whole board and waits for the animation.
      await this.zoomOut();
      await untilIdle(this.page);
      lit = await litSquares(this.page);
    }
    assert.ok(lit.length, "no lit square is in view");
    const [x, y] = this.dice.one(lit);
    await this.pressAt([x, y]);
    this.did.push(`(tap at ${Math.round(x)}, ${Math.round(y)})`);
  }

  zoomOut() {
    return this.use(this.page.locator(WHOLE));
  }
}

/** Plays Cave Troll with touch only. */
export class TapCaveTrollBot extends CaveTrollBot {
  use(found, timeout = BRIEF) {
    return found.tap({ timeout });
  }

  pressAt([x, y]) {
    return this.page.touchscreen.tap(x, y);
  }

  zoomOut() {
    return this.use(this.page.locator(WHOLE));
  }
}

/** Plays Trolls & Princesses with touch only. */
export class TapPrincessBot extends PrincessBot {
  use(found, timeout = BRIEF) {
    return found.tap({ timeout });
  }

  /** Turns to the page of a cell: a phone shows one page at a time. A page may be higher than the board. */
  async zoomOut(cell) {
    for (const part of await this.page.locator(".partbar .part").all()) {
      await this.use(part);
      await untilIdle(this.page);
      if (await cell.evaluate(pointOf, BOARD)) return;
    }
    // A page that is higher than the board is dragged, or seen from farther away. The sheet takes half of the board's height.
    if (await this.page.locator(".sheet:not(.folded)").count()) await this.use(this.page.locator(".grab"));
    for (let step = 0; step < 8 && !(await cell.evaluate(pointOf, BOARD)); step += 1) {
      await this.use(this.page.locator(FARTHER));
      await untilIdle(this.page);
    }
  }

  pressAt([x, y]) {
    return this.page.touchscreen.tap(x, y);
  }
}

/** The bots that move like a hand, by the id of their game. */
export const HAND_BOTS = { "mountain-king": Bot, "cave-troll": CaveTrollBot, "trolls-and-princesses": TapPrincessBot };
