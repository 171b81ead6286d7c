// Somebody who plays whatever is on the table, by what the page shows and by what can be pressed, and by nothing else.
// Every choice comes from a seed, so that a game that fails can be played again.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { pointOf } from "./pointer.mjs";
import { litSquares, look, looksOther, settled } from "./reading.mjs";

/** How often each thing is done when it can be done. */
const HABITS = { recruit: 0.65, cast: 0.4, activate: 0.25, hall: 0.9, statue: 0.35, market: 0.5, turn: 0.3, mineral: 0.3, keys: 0.2 };
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const TRAY = "[role=toolbar], [role=group][aria-labelledby=h-tray]";
/** By which of the page's own data a control is found again, before its name. */
const KEYS = ["act", "shape", "hall", "place", "slot", "starter", "page", "kind", "curtain"];
/** What the bot reads on the page: it cannot play in a language that it does not know. */
export const ENGLISH = {
  gate: "Place your gate",
  dig: "Dig a tunnel",
  hall: "Dedicate a great hall",
  statue: "Move a statue",
  choose: /^Choose a/,
  cancel: "Cancel",
  statues: "Statues",
  trade: /^Trade( 4 : 1)?$/,
  pedestal: / pedestal \+/,
  worth: /statue, .*worth/,
};
export const FRENCH = {
  gate: "Placer votre portail",
  dig: "Creuser un tunnel",
  hall: "Aménager une Grande Salle",
  statue: "Déplacer une statue",
  choose: /^Choisissez (un|n)/,
  cancel: "Annuler",
  statues: "Aux statues",
  trade: /^(Échange 4\s: 1|Échange|Troc)$/,
  pedestal: /^Piédestal de .* \+/,
  worth: /^statue de .*, vaut/i,
};
/** So many steps that change nothing at all are a game that is stuck. */
const PATIENCE = 6;
const WAIT = { timeout: 5000 };

/** The verb of a decision in its text form. */
const verb = (text) => text?.split(" ")[0] ?? "";

export class Bot {
  /** `troubles` is the page's list of errors: a bot plays no further on a page in trouble. */
  constructor(page, { seed = "bot", troubles = [], habits = {}, words = ENGLISH } = {}) {
    this.page = page;
    this.words = words;
    this.dice = dice(seed);
    this.troubles = troubles;
    this.habits = { ...HABITS, ...habits };
    /** What was done, newest last. */
    this.did = [];
    /** How often each kind of decision was made. */
    this.tally = {};
    /** Turns ended. */
    this.turns = 0;
    this.traded = false;
    this.fresh();
  }

  /** A new turn: everything may be tried once more. */
  fresh() {
    this.tried = new Set();
  }

  /** Tries a thing at most once a turn, as often as the habit says. */
  fancies(thing) {
    if (this.tried.has(thing)) return false;
    this.tried.add(thing);
    return this.dice.happens(this.habits[thing] ?? 1);
  }

  /** Plays until `done(bot, now)` holds after a step. The game being over always ends it. */
  async play(done = () => false, most = 4000) {
    let [before, still, missed] = ["", 0, 0];
    for (let step = 0; step < most; step += 1) {
      let now = await look(this.page);
      // What is still being fetched cannot be played yet: "one moment", the page says.
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
      try {
        await this.step(now);
      } catch (error) {
        // The moment may have passed between the look and the press. Whoever misses it often is stuck all the same.
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

  /** A message with what was done last. */
  story(message) {
    return `${message}\nturns ended: ${this.turns}; done: ${JSON.stringify(this.tally)}\nlast:\n  ${this.did.slice(-14).join("\n  ")}`;
  }

  note(what, text) {
    this.tally[what] = (this.tally[what] ?? 0) + 1;
    this.did.push(text ?? what);
  }

  /** Where a control is on the page now. */
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

  /** Presses a control: where it has been seen, or wherever it is by now; one on a closed tab after its tab has been opened. */
  async press(control) {
    const at = await this.pointOf(control);
    if (!at) await this.uncover(control);
    const what = control.confirms ?? control.data.act;
    if (what) this.note(verb(what), what);
    else this.did.push(`(${control.name.split("\n")[0].slice(0, 60)})`);
    if (at) await this.pressAt(at);
    else await this.use(this.find(control).filter({ visible: true }).first());
    if (verb(what) === "end") {
      this.turns += 1;
      this.fresh();
    }
  }

  /** A point at which a hand can press a control where it has been seen; nothing where that is gone, covered or out of view. */
  pointOf({ at }) {
    const point = `((at) => { const seen = window.buttons?.[at]; return seen?.isConnected ? (${pointOf})(seen) : null; })(${at})`;
    return this.page.evaluate(point);
  }

  /** Opens the tab that a control lies on. */
  async uncover(control) {
    const found = this.find(control);
    if (await found.filter({ visible: true }).count()) return;
    const pane = await found.first().evaluate((button) => button.closest("[role=tabpanel]")?.id);
    assert.ok(pane, `“${control.name}” is nowhere to be seen`);
    await this.use(this.page.locator(`[role=tab][aria-controls=${pane}]`));
  }

  /** How a control is used: with a mouse. */
  use(found) {
    return found.click(WAIT);
  }

  /** How a point of the page is pressed. */
  pressAt([x, y]) {
    return this.page.mouse.click(x, y);
  }

  /** How a lit square is chosen: with the mouse, and now and then with keys, as where none is in view. */
  async point(go) {
    const lit = this.dice.happens(this.habits.keys) ? [] : await litSquares(this.page);
    if (!lit.length) return this.pointByKeys(go);
    const [x, y] = this.dice.one(lit);
    await this.pressAt([x, y]);
    this.did.push(`(square at ${Math.round(x)}, ${Math.round(y)})`);
    if (this.dice.happens(this.habits.turn)) await this.page.keyboard.press(this.dice.one(["r", "f"]));
    return undefined;
  }

  /** The same with arrows from where the board's cursor is, and Enter; the farther the oftener it failed. */
  async pointByKeys(go) {
    await this.page.getByRole("grid").focus(WAIT);
    const arrow = this.dice.one(ARROWS);
    const far = 1 + this.dice.below(go + 3);
    for (let n = 0; n < far; n += 1) await this.page.keyboard.press(n % 3 ? arrow : this.dice.one(ARROWS));
    await this.page.keyboard.press("Enter");
    this.did.push(`(${arrow} ×${far}, Enter)`);
    if (this.dice.happens(this.habits.turn)) await this.page.keyboard.press(this.dice.one(["r", "f"]));
  }

  /** A computer player is on turn: as long as it takes, up to a time that no level needs. */
  wait() {
    const waits = () => !document.querySelector("[data-waits]");
    return this.page.waitForFunction(waits, undefined, { timeout: 60000, polling: 50 });
  }

  /** One step: whatever the page asks for, or one thing of the player's own accord. */
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
    const taken = tray.filter((control) => ["bless", "found", "carry", "use"].includes(verb(control.data.act)));
    const enough = tray.find((control) => control.data.act === "done");
    if (taken.length) return this.press(enough && this.dice.happens(0.15) ? enough : this.dice.one(taken));
    if (acts("place").length) return this.place(tray);
    if (acts("replace", "swap").length) return this.press(acts("replace", "swap")[0]);
    if (acts("recruit", "cast").length) return this.press(acts("recruit", "cast")[0]);

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
    // A part of the page may still be on its way.
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

  /** The recruit stands where the page proposes, or elsewhere. */
  async place(tray) {
    const slots = tray.filter((control) => "slot" in control.data);
    if (slots.length > 1 && this.dice.happens(0.4)) await this.press(this.dice.one(slots));
    const now = await look(this.page);
    await this.press(now.controls.find((control) => control.inTray && verb(control.data.act) === "place"));
  }

  /** Chooses some lit square; then whatever can be confirmed is confirmed. */
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
    assert.ok(cancel, `nothing can be confirmed at “${now.tray}”`);
    return this.press(cancel);
  }

  confirmable(now) {
    const able = now.controls.filter((control) => control.inTray && control.enabled);
    return able.find((control) => control.confirms) ?? able.find((control) => this.words.pedestal.test(control.name));
  }

  /** Step 1 and 2: perhaps a trade, a spell or a workshop; then somebody is recruited or something dug. */
  async dig(now, able, enough) {
    if (this.confirmable(now)) return this.press(this.confirmable(now));
    const trade = able.find((control) => this.words.trade.test(control.name));
    if (trade && !this.traded && this.turns > 3) {
      this.traded = true;
      return this.press(trade);
    }
    const spells = able.filter((control) => "page" in control.data);
    if (spells.length && this.fancies("cast")) return this.press(this.dice.one(spells));
    if (!enough && this.fancies("activate") && (await this.activate())) return undefined;
    const trolls = able.filter((control) => "place" in control.data && !control.inTray);
    if (trolls.length && this.fancies("recruit")) return this.press(this.dice.one(trolls));
    const shapes = able.filter((control) => "shape" in control.data);
    if (shapes.length) {
      // Larger tunnels stand to the right, and bring the game on.
      const shape = shapes[Math.max(this.dice.below(shapes.length), this.dice.below(shapes.length))];
      if (!shape.pressed) await this.press(shape);
      return this.aim(await look(this.page));
    }
    if (trolls.length) return this.press(this.dice.one(trolls));
    const on = enough ?? able.find((control) => ["skip", "done", "end"].includes(verb(control.data.act)));
    assert.ok(on, "neither recruiting nor digging nor going on is possible");
    return this.press(on);
  }

  /** Looks over the mountain for a workshop that can be activated, and does so. */
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

  /** Where workshops stand on the mountain, in pixels of the page. */
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

  /** Step 4: a statue goes where its carts take it. */
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

  /** The trade that is proposed for some kind, or none. */
  async trade(able) {
    const dialog = this.page.getByRole("dialog");
    const kinds = dialog.locator("[role=radio][data-kind]");
    const count = await kinds.count();
    assert.ok(count, "a dialog that is no trade");
    for (let go = 0; go < 4; go += 1) {
      await this.use(kinds.nth(this.dice.below(count)));
      const now = await look(this.page);
      const deal = now.controls.find((control) => control.enabled && ["trade", "market"].includes(verb(control.data.act)));
      if (deal) return this.press(deal);
    }
    return this.press(able.find((control) => control.name === this.words.cancel));
  }
}
