// A bot that plays Cave Troll through the page: it presses highlighted rooms, action buttons and the confirm button.

import { looksOther } from "./reading.mjs";
import { TurnBot } from "./turn-bot.mjs";

/** The control that drops the selection. */
const DOWN = /^(Cancel|Renoncer)/;

/** A point of the page in each highlighted room that is in view and not covered. */
function litRooms(page) {
  return page.evaluate(() => {
    const field = document.querySelector("[role=grid]");
    // Another screen may have replaced the board since the page was read.
    if (!field) return [];
    const inside = (path) => {
      const box = path.getBBox();
      // The centre of an L-shaped room can lie outside of it: takes the first of some points that lies inside.
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

/** Plays a dungeon: highlighted rooms or enabled controls, and the end of the turn when there is nothing else. */
export class CaveTrollBot extends TurnBot {
  async step(now) {
    const curtain = now.controls.find((control) => control.curtain);
    if (curtain) return this.open(curtain);
    const green = now.controls.find((control) => control.confirms && control.enabled);
    if (green) return this.press(green);
    const able = now.controls.filter((control) => control.enabled);
    const acts = able.filter(({ data, confirms }) => data.act && !confirms);
    const worth = acts.filter(({ data }) => !["end", "done"].includes(data.act));
    const parts = able.filter(({ inTray, data, pressed, name }) => inTray && !data.act && !pressed && !DOWN.test(name));
    const lit = await this.rooms();
    // All enabled choices: cards and figures as well as rooms.
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
    // Nothing is enabled yet.
    await looksOther(this.page, now);
  }

  /** Returns the highlighted rooms; if none is in view, zooms to the whole board first. */
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
