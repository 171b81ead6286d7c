// Somebody who plays Cave Troll by what the page shows: lit rooms, buttons that stand for an action, the green one.

import { Bot } from "./bot.mjs";
import { looksOther } from "./reading.mjs";

/** What was picked up is put down again. */
const DOWN = /^Put down/;

/** A point of the page in each lit room that is in view and not covered by anything. */
function litRooms(page) {
  return page.evaluate(() => {
    const field = document.querySelector("[role=grid]");
    const inside = (path) => {
      const box = path.getBBox();
      // The middle of an angular room can lie outside of it: the first of some points that does not.
      for (const [x, y] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75], [0.5, 0.2], [0.5, 0.8]]) {
        const at = new DOMPoint(box.x + x * box.width, box.y + y * box.height);
        if (!path.isPointInFill(at)) continue;
        const seen = at.matrixTransform(path.getScreenCTM());
        if (field.contains(document.elementFromPoint(seen.x, seen.y))) return [[seen.x, seen.y]];
      }
      return [];
    };
    return [...field.querySelectorAll("path.legal")].flatMap(inside);
  });
}

/** Plays a dungeon: anything that is lit or can be pressed, and the end of a turn when there is nothing else. */
export class Delver extends Bot {
  constructor(page, options) {
    super(page, options);
    this.curtains = 0;
  }

  /** Others are on turn: whoever was, has ended a turn. */
  wait() {
    this.turns += 1;
    return super.wait();
  }

  async step(now) {
    const curtain = now.controls.find((control) => control.curtain);
    if (curtain) {
      this.curtains += 1;
      return this.press(curtain);
    }
    const green = now.controls.find((control) => control.confirms && control.enabled);
    if (green) return this.press(green);
    const able = now.controls.filter((control) => control.enabled);
    const acts = able.filter(({ data, confirms }) => data.act && !confirms);
    const worth = acts.filter(({ data }) => !["end", "done"].includes(data.act));
    const parts = able.filter(({ inTray, data, pressed, name }) => inTray && !data.act && !pressed && !DOWN.test(name));
    const lit = await this.rooms();
    // Anything that is open, cards and figures as well as rooms.
    const open = [lit.length && "room", parts.length && "part", worth.length && "act"].filter(Boolean);
    switch (this.dice.one(open)) {
      case "room":
        return this.point(lit);
      case "part":
        return this.press(this.dice.one(parts));
      case "act":
        return this.press(this.dice.one(worth));
      default: {
        const rest = [...able.filter(({ name }) => DOWN.test(name)), ...acts];
        if (rest.length) return this.press(this.dice.one(rest));
      }
    }
    // Nothing is open yet.
    await looksOther(this.page, now);
  }

  /** The lit rooms; where they are all out of sight, the whole board is brought into view first. */
  async rooms() {
    const lit = await litRooms(this.page);
    const field = this.page.getByRole("grid");
    if (lit.length || !(await field.locator("path.legal").count())) return lit;
    await this.zoomOut(field);
    return litRooms(this.page);
  }

  zoomOut(field) {
    return field.press("0");
  }

  async point(lit) {
    const [x, y] = this.dice.one(lit);
    this.did.push(`(room at ${Math.round(x)}, ${Math.round(y)})`);
    await this.pressAt([x, y]);
  }
}
