// Bots that use the keyboard only, count every key press, and record losses of focus.

import assert from "node:assert/strict";
import { Bot } from "./bot.mjs";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { BRIEF } from "./harness.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { textOf } from "./storage.mjs";

/** The number of Tab presses that is enough to visit every control of any screen. */
const ROUND = 220;

/** Returns the shortest sequence of Tab, Shift+Tab, F6 and arrows from the focus to an element. */
function way(wanted) {
  const able = "a[href], button, input, select, textarea, summary, [tabindex]";
  const over = [...document.querySelectorAll("dialog[open], .curtain, .veil")].pop();
  const reached = (element) =>
    element.tabIndex >= 0 &&
    !element.disabled &&
    !element.closest("[inert], [hidden]") &&
    (!over || over.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll(able)].filter(reached);
  const to = stops.indexOf(wanted);
  if (to < 0) return undefined;
  const tabs = (from, before = []) => {
    const steps = to - from;
    return [...before, ...Array(Math.abs(steps)).fill(steps < 0 ? "Shift+Tab" : "Tab")];
  };
  // Among the buttons of a section each arrow leads to the nearest one in its direction.
  const rooms = ".topbar, .pbar, .left, .draft, .tray, .right, .sheet, .dock, .acts";
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const arrows = (from, before = []) => {
    const part = from?.matches?.("button:not([role])") ? from.closest(rooms) : null;
    if (!part?.contains(wanted) || document.querySelector("[data-replay]")) return undefined;
    const buttons = stops.filter((stop) => stop.matches("button") && part.contains(stop)).map((stop) => [stop, middle(stop)]);
    const ahead = ([x, y], [dx, dy]) => {
      const costs = buttons.map(([stop, [a, b]]) => [stop, (a - x) * dx + (b - y) * dy, Math.abs((a - x) * dy) + Math.abs((b - y) * dx)]);
      const there = costs.filter(([, far]) => far > 4).sort((a, b) => a[1] + 2 * a[2] - b[1] - 2 * b[2]);
      return there[0]?.[0];
    };
    const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const ways = new Map([[from, before]]);
    for (const [at, way] of ways) {
      if (at === wanted) return way;
      if (!at.matches("button:not([role])")) continue;
      for (const [key, direction] of Object.entries(keys)) {
        const next = ahead(middle(at), direction);
        if (next && !ways.has(next)) ways.set(next, [...way, key]);
      }
    }
    return undefined;
  };
  const now = document.activeElement;
  const ways = now === document.body ? [tabs(-1)] : [tabs(stops.indexOf(now)), arrows(now)];
  // The sections of the table, in the order of F6.
  const all = [...document.querySelectorAll(".topbar, .pbar, .left, .mountain, .tray, .right, .sheet, .dock, .acts")];
  const parts = all.filter((part) => stops.some((stop) => part.contains(stop)));
  const here = parts.findIndex((part) => part.contains(now));
  for (let n = 1; n < parts.length && !over; n += 1) {
    for (const [key, by] of [["F6", n], ["Shift+F6", -n]]) {
      const part = parts[(Math.max(here, by < 0 ? 0 : -1) + by + parts.length) % parts.length];
      const within = stops.filter((stop) => part.contains(stop));
      const first = within.find((stop) => stop.matches(".lead:not([aria-disabled=true])")) ?? within[0];
      const strides = Array(n).fill(key);
      ways.push(tabs(stops.indexOf(first), strides), arrows(first, strides));
    }
  }
  return ways.filter(Boolean).sort((a, b) => a.length - b.length)[0];
}

const typed = {
  /** Moves the focus to a control by the shortest way; if that fails, with Tab. */
  async reach(found) {
    const wanted = await found.elementHandle({ timeout: BRIEF });
    const there = () => wanted.evaluate((element) => element === document.activeElement);
    for (const key of (await wanted.evaluate(way)) ?? []) await this.key(key);
    for (let n = 0; n < ROUND && !(await there()); n += 1) await this.key("Tab");
    assert.ok(await there(), `Tab never comes to “${await wanted.evaluate((e) => (e.ariaLabel ?? e.innerText).slice(0, 60))}”`);
  },

  /** Presses a key and counts it. */
  pointOf() {
    return null;
  },

  async key(key) {
    this.keys += 1;
    await this.page.keyboard.press(key);
  },

  async use(found) {
    // A piece that has just been placed on the board is confirmed there with a second Enter, as is a selected card or
    // action.
    const there = await found.evaluate((wanted) => {
      const chosen = "[role=grid], :is([data-round], [data-deed], [data-card])[aria-pressed=true]";
      return document.activeElement.matches(chosen) && wanted.matches("[data-acts] button");
    });
    if (there) {
      const before = await this.decisions();
      await this.key("Enter");
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if ((await this.decisions()) > before) return;
    }
    await this.reach(found);
    await this.key("Enter");
  },

  /** The decisions of people in the saved game so far. */
  decisions() {
    return this.page
      .evaluate(() => localStorage.getItem(`trollmoot/save/${localStorage.getItem("trollmoot/last")}`))
      .then((stored) => (stored ? JSON.parse(textOf(stored)).log.filter((entry) => entry.startsWith("0 ")).length : 0));
  },

  /** After a step: records how many keys its decisions took, and whether an element still has the focus. */
  async reckon() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const made = await this.decisions();
    for (let n = this.made; n < made; n += 1) {
      this.each.push(this.keys / (made - this.made));
      const kind = this.did.at(-1).split(/[ :]/)[0];
      (this.kinds[kind] ??= []).push(this.keys / (made - this.made));
    }
    if (made > this.made) this.keys = 0;
    this.made = made;
    const lost = await this.page.evaluate(() => {
      const now = document.activeElement;
      if (!now || now === document.body) return "the page itself";
      const { left, top, width, height } = now.getBoundingClientRect();
      if (!width || !height) return "something that is not to be seen";
      // The focus must be visible; a few pixels out of view are accepted.
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return undefined;
      const seen = document.elementFromPoint(x, y);
      return now.contains(seen) || seen?.contains(now) ? undefined : `${now.className} “${now.innerText}” under ${seen?.className}`;
    });
    if (lost) this.losses.push(`${lost}, after ${this.did.at(-1)}`);
  },

  /** The median number of keys per decision: of all decisions, or of one kind. */
  median(of = this.each) {
    const sorted = [...of].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  },

  /** The median of each kind, as a text. */
  medians() {
    return Object.entries(this.kinds).map(([kind, keys]) => `${kind} ${this.median(keys)} (${keys.length})`).join(", ");
  },

  begin() {
    Object.assign(this, { keys: 0, made: 0, each: [], kinds: {}, losses: [] });
  },
};

/**
 * Extends a bot to use the keyboard. `far` returns the largest number of arrow presses in the search for a highlighted cell,
 * given the argument of `point`.
 */
function typing(Player, far) {
  class Typing extends Player {
    constructor(page, options) {
      super(page, options);
      this.begin();
    }

    async step(now) {
      await super.step(now);
      await this.reckon();
    }

    async point(told) {
      await this.reach(this.page.getByRole("grid"));
      const arrow = this.dice.one(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);
      for (let n = 0; n < 1 + this.dice.below(far(told)); n += 1) await this.key(arrow);
      await this.key("Enter");
      this.did.push(`(${arrow}, Enter)`);
    }
  }
  Object.assign(Typing.prototype, typed);
  return Typing;
}

/** Plays Mountain King with keys. */
export class TypingBot extends typing(Bot, (go) => go + 2) {
  constructor(page, options = {}) {
    super(page, { ...options, habits: { activate: 0, ...options.habits } });
  }
}

/** Plays Cave Troll with keys. */
export class TypingCaveTrollBot extends typing(CaveTrollBot, () => 2) {
  async rooms() {
    return (await this.page.locator("[role=grid] path.legal").count()) ? [true] : [];
  }
}

/** Plays Trolls & Princesses with keys. */
export const TypingPrincessBot = typing(PrincessBot, (lit) => Math.min(lit.length, 4));
