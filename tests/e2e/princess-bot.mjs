// A bot that plays Trolls & Princesses through the page: it presses cards, action buttons, highlighted places and the confirm
// button.

import assert from "node:assert/strict";
import { BOARD, pointOf } from "./pointer.mjs";
import { untilIdle } from "./idle.mjs";
import { looksOther } from "./reading.mjs";
import { TurnBot } from "./turn-bot.mjs";

const DOWN = /^(Cancel|Renoncer)/;
/** Matches the names of cells that can be chosen. */
const LIT = /(can be chosen|peut le choisir|peut la choisir)/i;

export class PrincessBot extends TurnBot {
  /** Rows and cards have their own data attributes. */
  find(control) {
    for (const key of ["round", "deed", "tile", "card"]) {
      if (key in control.data) return this.page.locator(`button[data-${key}=${JSON.stringify(control.data[key])}]`);
    }
    return super.find(control);
  }

  /** Opens the tab with a control, and then the display, of which a phone shows one at a time. */
  async uncover(control) {
    await super.uncover(control);
    const found = this.find(control);
    if (await found.filter({ visible: true }).count()) return;
    const [display] = await found.evaluateAll((all) => all.map((button) => button.closest("[role=group]").ariaLabel));
    if (display) await this.use(this.page.locator("#pane-displays").getByRole("button", { name: display, exact: true }));
  }

  /** The cells of the board that can be chosen. */
  async lit() {
    const cells = this.page.locator("[role=gridcell]");
    const names = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
    return names.flatMap((name, at) => (LIT.test(name) ? [cells.nth(at)] : []));
  }

  async step(now) {
    const able = now.controls.filter((control) => control.enabled);
    const curtain = able.find((control) => control.curtain);
    if (curtain) return this.open(curtain);
    const green = able.find((control) => control.confirms);
    if (green && this.dice.happens(0.9)) return this.press(green);
    // The items of the recap are numbered; those of a place have names.
    const of = (key) => able.filter(({ data, pressed }) => key in data && !pressed && !/^\d+$/.test(data[key]));
    const claims = able.filter(({ data }) => data.act?.startsWith("claim"));
    const parts = able.filter(({ inTray, pressed, name, confirms }) => inTray && !pressed && !confirms && !DOWN.test(name));
    // On a phone the displays are in a tab.
    const displays = this.page.locator("[role=tab][aria-controls=pane-displays][aria-selected=false]");
    if (/^(Choose a (cave|king|troll)|Choisissez un(e tuile de caverne|e tuile royale| troll))/.test(now.tray) && (await displays.isVisible())) return this.use(displays);
    const lit = await this.lit();
    const choices = { claim: claims, round: of("round"), deed: of("deed"), tile: of("tile"), card: of("card"), part: parts, place: lit };
    const open = Object.keys(choices).filter((kind) => choices[kind].length);
    // Remaining points may be given up, but rarely.
    const end = able.find(({ data }) => data.act === "done");
    if (end && (!open.length || this.dice.happens(0.08))) return this.press(end);
    const kind = this.dice.one(open);
    if (!kind) {
      const down = able.find(({ name }) => DOWN.test(name));
      if (down) return this.press(down);
      // Between two turns the page shows no control for a moment.
      return looksOther(this.page, now);
    }
    return kind === "place" ? this.point(lit) : this.press(this.dice.one(choices[kind]));
  }

  /** Chooses a cell in the picture; if it is not in view, brings it there first. */
  async point(lit) {
    const one = this.dice.one(lit);
    this.did.push(`(cell: ${(await one.getAttribute("aria-label")).slice(0, 60)})`);
    let at = await one.evaluate(pointOf, BOARD);
    if (!at) {
      // The view may be on its way to the places of the last choice.
      await untilIdle(this.page);
      await this.zoomOut(one);
      await untilIdle(this.page);
      at = await one.evaluate(pointOf, BOARD);
    }
    assert.ok(at, "a place that can be chosen is not in view");
    return this.pressAt(at);
  }

  zoomOut() {
    return this.page.getByRole("grid").press("0");
  }

}
