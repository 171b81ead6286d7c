// A bot that plays Mountain King through the page, using only what the page shows. All choices come from a seed, so that
// failures are reproducible.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { BRIEF } from "./harness.mjs";
import { pointOf } from "./pointer.mjs";
import { litSquares, look, looksOther, settled } from "./reading.mjs";

/** The probability of each optional action when it is possible. */
const HABITS = { recruit: 0.65, cast: 0.4, activate: 0.25, hall: 0.9, statue: 0.35, market: 0.5, turn: 0.3, mineral: 0.3, keys: 0.2 };
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const TRAY = "[role=toolbar], [role=group][aria-labelledby=h-tray]";
/** The data attributes that identify a control, in order of preference; its name comes last. */
const KEYS = ["confirm", "act", "shape", "hall", "shop", "place", "slot", "starter", "page", "kind", "curtain"];
/** The texts of the page that the bot matches. */
export const ENGLISH = {
  gate: "Place your gate",
  dig: "Dig a tunnel",
  hall: "Dedicate a great hall",
  statue: "Move a statue",
  choose: /^Choose a/,
  cancel: "Cancel",
  statues: "Statues",
  trade: /^Trade( [24] : 1)?$/,
  pedestal: / pedestal \+/,
  worth: /statue, .*worth/,
};
export const FRENCH = {
  gate: "Placer votre portail",
  dig: "Creuser un tunnel",
  hall: "Aménager une Grande Salle",
  statue: "Déplacer une statue",
  choose: /^Choisissez (un|n)/,
  cancel: "Renoncer",
  statues: "Aux statues",
  trade: /^(Échange [24]\s: 1|Échange|Troc)$/,
  pedestal: /^Piédestal de .* \+/,
  worth: /^statue de .*, vaut/i,
};
/** The number of steps without any change after which the game counts as stuck. */
const PATIENCE = 6;
const WAIT = { timeout: BRIEF };
/** The time after which a bot looks whether the page has changed, while it waits for a control. */
const SLICE = 2_000;

/** The first word of a decision's text form. */
const verb = (text) => text?.split(" ")[0] ?? "";

export class Bot {
  /** `troubles` is the page's list of errors: the bot stops when it is not empty. It waits `patience` milliseconds for others. */
  constructor(page, { seed = "bot", troubles = [], habits = {}, words = ENGLISH, patience = 60_000 } = {}) {
    this.page = page;
    this.patience = patience;
    this.words = words;
    this.dice = dice(seed);
    this.troubles = troubles;
    this.habits = { ...HABITS, ...habits };
    /** The actions so far, newest last. */
    this.did = [];
    /** The number of decisions by kind. */
    this.tally = {};
    /** The number of ended turns. */
    this.turns = 0;
    this.traded = false;
    this.fresh();
  }

  /** Starts a new turn: every optional action may be tried again. */
  fresh() {
    this.tried = new Set();
  }

  /** Tries an action at most once a turn, with the probability of its habit. */
  fancies(thing) {
    if (this.tried.has(thing)) return false;
    this.tried.add(thing);
    return this.dice.happens(this.habits[thing] ?? 1);
  }

  /** Plays until `done(bot, now)` holds after a step, or the game is over. */
  async play(done = () => false, most = 4000) {
    let [before, still, missed] = ["", 0, 0];
    for (let step = 0; step < most; step += 1) {
      let now = await look(this.page);
      // A control whose chunk is still loading cannot be used yet.
      if (now.fetching) {
        await settled(this.page);
        now = await look(this.page);
      }
      assert.deepEqual(this.troubles, [], this.story("the page is in trouble"));
      if (now.screen === "score") return now;
      if (now.waits && !done(this, now)) {
        await this.wait();
        continue;
      }
      still = now.print === before ? still + 1 : 0;
      before = now.print;
      assert.ok(still < PATIENCE, this.story(`stuck at “${now.tray || now.modal || now.screen}”`));
      if (done(this, now)) return now;
      // The end of a turn that ended with its last action, or a question before a loss.
      const confirmed = now.controls.find(({ data, enabled }) => enabled && ["turn", "yes"].includes(data.confirm));
      try {
        await (confirmed ? this.press(confirmed) : this.step(now));
      } catch (error) {
        // The page may have changed between the look and the press. A bot that misses often still counts as stuck.
        const passed = error.name === "TimeoutError" && (await look(this.page)).print !== now.print;
        missed = passed ? missed + 1 : PATIENCE;
        if (missed < PATIENCE) continue;
        error.message = this.story(error.message);
        throw error;
      }
      missed = 0;
    }
    assert.fail(this.story(`no end after ${most} steps`));
  }

  /** Appends the last actions to a message. */
  story(message) {
    return `${message}\nturns ended: ${this.turns}; done: ${JSON.stringify(this.tally)}\nlast:\n  ${this.did.slice(-14).join("\n  ")}`;
  }

  note(what, text) {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
    this.did.push(text ?? what);
  }

  /** Returns the locator of a control in the current page. */
  find(control) {
    const key = KEYS.find((key) => key in control.data);
    const root = control.inTray ? this.page.locator(TRAY) : this.page;
    const found =
      control.confirms !== undefined
        ? this.page.locator("[data-acts] button")
        : key
          ? root.locator(`button[data-${key}=${JSON.stringify(control.data[key])}]`)
          : root.getByRole("button", { name: control.name, exact: true });
    return found;
  }

  /**
   * Presses a control: at the point where it was seen, or wherever it is by now. For a control in a closed tab the tab is
   * opened first. A control that is gone is not waited for: the page has changed since it was read, and the next look decides anew.
   */
  async press(control) {
    const at = await this.pointOf(control);
    if (!at && !(await this.find(control).count())) return;
    if (!at) await this.uncover(control);
    const what = control.confirms ?? control.data.act;
    if (what) for (const act of what.split("; ")) this.note(verb(act), act);
    else this.did.push(`(${control.name.split("\n")[0].slice(0, 60)})`);
    if (at) await this.pressAt(at);
    else if (!(await this.useOrMiss(this.find(control).filter({ visible: true }).first()))) return;
    if (verb(what) === "end") {
      this.turns += 1;
      this.fresh();
    }
  }

  /** Uses a control as soon as it can be used, unless the page changes before. Returns whether it has used it. */
  async useOrMiss(found) {
    const print = () => this.page.evaluate(() => window.pagePrint?.());
    const before = await print();
    for (let waited = SLICE; ; waited += SLICE) {
      try {
        await this.use(found, SLICE);
        return true;
      } catch (error) {
        if (error.name !== "TimeoutError" || waited >= BRIEF) throw error;
        if ((await print()) !== before) return false;
      }
    }
  }

  /** A point at which the control that was seen can be pressed; null if it is gone, covered or out of view. */
  pointOf({ at }) {
    const point = `((at) => { const seen = window.buttons?.[at]; return seen?.isConnected ? (${pointOf})(seen) : null; })(${at})`;
    return this.page.evaluate(point);
  }

  /** Opens the tab that contains a control, unless the control is gone. */
  async uncover(control) {
    const found = this.find(control);
    if (await found.filter({ visible: true }).count()) return;
    const panes = await found.evaluateAll((all) => all.map((button) => button.closest("[role=tabpanel]")?.id));
    if (!panes.length) return;
    const [pane] = panes;
    assert.ok(pane, `“${control.name}” is nowhere to be seen`);
    await this.use(this.page.locator(`[role=tab][aria-controls=${pane}]`));
  }

  /** Uses a control: with a mouse. */
  use(found, timeout = BRIEF) {
    return found.click({ timeout });
  }

  /** Presses a point of the page. */
  pressAt([x, y]) {
    return this.page.mouse.click(x, y);
  }

  /** Chooses a highlighted square: usually with the mouse, sometimes with keys, and always with keys if none is in view. */
  async point(go) {
    const lit = this.dice.happens(this.habits.keys) ? [] : await litSquares(this.page);
    if (!lit.length) return this.pointByKeys(go);
    const [x, y] = this.dice.one(lit);
    await this.pressAt([x, y]);
    this.did.push(`(square at ${Math.round(x)}, ${Math.round(y)})`);
    if (this.dice.happens(this.habits.turn)) await this.page.keyboard.press(this.dice.one(["r", "f"]));
    return undefined;
  }

  /** Chooses a square with arrows from the board's cursor and Enter; moves farther with each failure. */
  async pointByKeys(go) {
    // Each key goes to the board, wherever the focus has been led in the meantime.
    const board = this.page.getByRole("grid");
    const arrow = this.dice.one(ARROWS);
    const far = 1 + this.dice.below(go + 3);
    for (let n = 0; n < far; n += 1) await board.press(n % 3 ? arrow : this.dice.one(ARROWS), WAIT);
    await board.press("Enter", WAIT);
    this.did.push(`(${arrow} ×${far}, Enter)`);
    if (this.dice.happens(this.habits.turn)) await this.page.keyboard.press(this.dice.one(["r", "f"]));
  }

  /** Waits while a computer player or another device is on turn, by default up to a time that no level needs. */
  wait() {
    const waits = () => !document.querySelector("[data-waits], [data-remote]");
    return this.page.waitForFunction(waits, undefined, { timeout: this.patience, polling: 50 });
  }

  /** Performs one step: what the page asks for, or one optional action. */
  async step(now) {
    const able = now.controls.filter((control) => control.enabled);
    const acts = (...verbs) => able.filter((control) => verbs.includes(verb(control.data.act)));
    const tray = able.filter((control) => control.inTray);
    const curtain = able.find((control) => control.curtain);
    if (curtain) return this.press(curtain);
    if (now.modal) return this.trade(able);
    if (now.drafting) return this.draft(able);

    const given = tray.filter((control) => ["pick", "bribe", "give", "wake", "transmute"].includes(verb(control.data.act)));
    if (given.length) return this.press(this.dice.one(given));
    const taken = tray.filter((control) => ["bless", "carry", "use"].includes(verb(control.data.act)));
    const enough = tray.find((control) => control.data.act === "done");
    if (taken.length) return this.press(enough && this.dice.happens(0.15) ? enough : this.dice.one(taken));
    const shops = tray.filter((control) => "shop" in control.data);
    if (shops.length) return this.found(shops, enough);
    if (acts("place").length) return this.place(tray);
    if (acts("replace", "swap").length) return this.press(acts("replace", "swap")[0]);
    if (acts("recruit").length) return this.recruit(tray);
    if (acts("cast").length) return this.press(acts("cast")[0]);

    switch (now.tray) {
      case this.words.gate:
        return this.aim(now);
      case this.words.dig:
        return this.dig(now, able, enough);
      case this.words.hall:
        return this.dedicate(now, able);
      case this.words.statue:
        return this.move(now, able);
      default:
    }
    const places = tray.filter((control) => "place" in control.data || "slot" in control.data);
    if (places.length && !(enough && this.dice.happens(0.3))) {
      const free = places.filter((control) => !control.pressed);
      return this.press(this.dice.one(free.length ? free : places));
    }
    if (this.words.choose.test(now.tray)) return this.aim(now, enough);
    const on = enough ?? acts("skip")[0] ?? acts("done")[0] ?? acts("end")[0];
    // A chunk of the page may still be loading.
    if (!on && !now.tray) return looksOther(this.page, now);
    assert.ok(on, this.story(`nothing to do at “${now.tray}”`));
    return this.press(on);
  }

  /** The secret draft: one of two trolls, into a free slot. */
  async draft(able) {
    await this.press(this.dice.one(able.filter((control) => "starter" in control.data)));
    await this.press(this.dice.one(able.filter((control) => "slot" in control.data)));
    const now = await look(this.page);
    const keep = now.controls.find((control) => control.enabled && verb(control.data.act) === "keep");
    assert.ok(keep, "a troll and a slot are chosen, but it cannot be kept");
    await this.press(keep);
  }

  /** Opens a workshop, or leaves the site empty. */
  async found(shops, enough) {
    if (enough && this.dice.happens(0.15)) return this.press(enough);
    await this.press(this.dice.one(shops.filter((control) => !control.pressed)));
    return this.press(this.confirmable(await look(this.page)));
  }

  /** Recruits the selected troll into the slot that the page proposes, or into another. */
  async recruit(tray) {
    const slots = tray.filter((control) => "slot" in control.data);
    if (slots.length > 1 && this.dice.happens(0.4)) await this.press(this.dice.one(slots));
    const now = await look(this.page);
    await this.press(now.controls.find((control) => control.inTray && verb(control.data.act) === "recruit"));
  }

  /** Places the recruit where the page proposes, or elsewhere. */
  async place(tray) {
    const slots = tray.filter((control) => "slot" in control.data);
    if (slots.length > 1 && this.dice.happens(0.4)) await this.press(this.dice.one(slots));
    const now = await look(this.page);
    await this.press(now.controls.find((control) => control.inTray && verb(control.data.act) === "place"));
  }

  /** Chooses a highlighted square, then confirms what can be confirmed. */
  async aim(now, enough) {
    const before = this.confirmable(now);
    if (before) return this.press(before);
    for (let go = 0; go < 6; go += 1) {
      await this.point(go);
      const then = await look(this.page);
      const found = this.confirmable(then);
      if (found) return this.press(found);
    }
    if (enough) return this.press(enough);
    const then = await look(this.page);
    const cancel = then.controls.find((control) => control.inTray && control.name === this.words.cancel);
    assert.ok(cancel, this.story(`nothing can be confirmed at “${now.tray}”`));
    return this.press(cancel);
  }

  confirmable(now) {
    const able = now.controls.filter((control) => control.inTray && control.enabled);
    return able.find((control) => control.confirms) ?? able.find((control) => this.words.pedestal.test(control.name));
  }

  /** Steps 1 and 2: perhaps a trade, a spell or a workshop; then a recruit or a tunnel. */
  async dig(now, able, enough) {
    if (this.confirmable(now)) return this.press(this.confirmable(now));
    const trade = able.find((control) => this.words.trade.test(control.name));
    if (trade && !this.traded && this.turns > 3) {
      this.traded = true;
      return this.press(trade);
    }
    const spells = able.filter((control) => "page" in control.data);
    if (spells.length && this.fancies("cast")) return this.press(this.dice.one(spells));
    if (!enough && this.fancies("activate")) {
      if (await this.activate()) return undefined;
      // The search has looked at the page since, and a control is known by its place in the last look.
      able = (await look(this.page)).controls.filter((control) => control.enabled);
    }
    const trolls = able.filter((control) => "place" in control.data && !control.inTray);
    if (trolls.length && this.fancies("recruit")) return this.press(this.dice.one(trolls));
    const shapes = able.filter((control) => "shape" in control.data);
    if (shapes.length) {
      // Larger tunnels stand to the right, and shorten the game.
      const shape = shapes[Math.max(this.dice.below(shapes.length), this.dice.below(shapes.length))];
      if (!shape.pressed) await this.press(shape);
      return this.aim(await look(this.page));
    }
    if (trolls.length) return this.press(this.dice.one(trolls));
    const on = enough ?? able.find((control) => ["skip", "done", "end"].includes(verb(control.data.act)));
    assert.ok(on, "neither recruiting nor digging nor going on is possible");
    return this.press(on);
  }

  /** Searches the mountain for a workshop that can be activated, and activates it. */
  async activate() {
    for (const [x, y] of await this.shops()) {
      await this.page.mouse.click(x, y);
      const now = await look(this.page);
      const found = now.controls.find((control) => control.enabled && verb(control.confirms) === "activate");
      if (found) {
        await this.press(found);
        return true;
      }
      await this.page.keyboard.press("Escape");
    }
    return false;
  }

  /** The positions of workshops on the mountain, in CSS pixels of the page. */
  shops() {
    return this.page.evaluate(() => {
      const shops = [...document.querySelectorAll("[role=grid] .shop")];
      return shops.map((shop) => {
        const { left, top, width, height } = shop.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      });
    });
  }

  /** Step 3: a great hall, if one fits; perhaps a statue; then the end of the turn. */
  async dedicate(now, able) {
    if (this.confirmable(now)) return this.press(this.confirmable(now));
    const halls = able.filter((control) => "hall" in control.data);
    if (halls.length && this.fancies("hall")) {
      const hall = this.dice.one(halls);
      if (!hall.pressed) await this.press(hall);
      return this.aim(await look(this.page));
    }
    const statues = able.find((control) => control.inTray && control.name === this.words.statues);
    if (statues && this.fancies("statue")) return this.press(statues);
    return this.endTurn(able);
  }

  /** Step 4: moves a statue along its carts. */
  async move(now, able) {
    if (this.confirmable(now)) return this.press(this.confirmable(now));
    const end = able.find((control) => control.data.act === "end");
    const statues = able.filter((control) => control.inTray && this.words.worth.test(control.name));
    if (end && (!statues.length || this.tried.has("moved"))) return this.endTurn(able);
    if (end) this.tried.add("moved");
    if (statues.length) await this.press(this.dice.one(statues));
    return this.aim(await look(this.page));
  }

  endTurn(able) {
    const end = able.find((control) => control.data.act === "end");
    assert.ok(end, "the turn cannot be ended");
    return this.press(end);
  }

  /** Makes the trade that is proposed for one kind, or none. */
  async trade(able) {
    const dialog = this.page.getByRole("dialog");
    const kinds = dialog.locator("[role=radio][data-kind]");
    const count = await kinds.count();
    assert.ok(count, "a dialog that is no trade");
    for (let go = 0; go < 4; go += 1) {
      await this.use(kinds.nth(this.dice.below(count)));
      await this.use(dialog.locator("[data-propose]"));
      const now = await look(this.page);
      const deal = now.controls.find((control) => control.enabled && ["trade", "market"].includes(verb(control.data.act)));
      if (deal) return this.press(deal);
    }
    return this.press(able.find((control) => control.name === this.words.cancel));
  }
}
