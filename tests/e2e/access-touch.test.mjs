// An aborted touch plays nothing, and the focus is always visible.

import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./harness.mjs";
import { open } from "./positions.mjs";
import { untilIdle } from "./idle.mjs";
import { SCREENS } from "./screens.mjs";
import { lastSave } from "./storage.mjs";
import { walk } from "./walk.mjs";

const visit = site();
const FINGER = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** A decision on the board of each game. */
const AIMED = [["mountain-king", "gate"], ["mountain-king", "lay"], ["cave-troll", "put"], ["cave-troll", "weigh"]];

/** Points of the board that are highlighted, in view, and not at the edge of the highlighted area. */
function lit(page) {
  return page.evaluate(() => {
    const field = document.querySelector("[role=grid]");
    const { left, top, right, bottom } = field.getBoundingClientRect();
    const paths = [...field.querySelectorAll("path.legal")];
    const inside = (x, y) =>
      paths.some((path) => path.isPointInFill(new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse())));
    const found = [];
    for (let x = left + 20; x < right - 20; x += 4) {
      for (let y = top + 20; y < bottom - 20; y += 4) {
        const sure = inside(x, y) && inside(x - 2, y) && inside(x + 2, y) && inside(x, y - 2) && inside(x, y + 2);
        if (sure && field.contains(document.elementFromPoint(x, y))) found.push([x, y]);
      }
    }
    return found;
  });
}

const ready = (page) => page.locator("[data-acts] button:not([aria-disabled=true])").filter({ visible: true });
const length = async (page) => (await lastSave(page)).log.length;

for (const [game, position] of AIMED) {
  test(`a tap shows what it would do and a second one does it, a drag does nothing (${game}, ${position})`, () =>
    visit(async (page, { address }) => {
      await open(page, address, game, position);
      await untilIdle(page);
      const points = await lit(page);
      assert.ok(points.length > 0, "nothing is lit in view");
      const [x, y] = points[Math.floor(points.length / 2)];
      const before = await length(page);
      const client = await page.context().newCDPSession(page);
      const touch = (type, at) => client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
      await touch("touchStart", [x, y]);
      for (let by = 8; by <= 64; by += 8) await touch("touchMove", [x + by, y + by / 2]);
      await touch("touchEnd");
      await untilIdle(page);
      assert.equal(await ready(page).count(), 0, "a drag has chosen something");
      assert.equal(await length(page), before, "a drag has done something");

      const again = await lit(page);
      assert.ok(again.length > 0, "after the drag nothing is lit in view");
      const [a, b] = again[Math.floor(again.length / 2)];
      await page.touchscreen.tap(a, b);
      await ready(page).first().waitFor();
      assert.equal(await length(page), before, "one tap has done something that cannot be taken back by a look");
      await ready(page).first().tap();
      await page.waitForFunction(() => !document.querySelector("[data-acts] button:not([aria-disabled=true])"));
      assert.ok((await length(page)) > before, "the second tap has done nothing");
    }, FINGER));
}

/** Returns what is wrong with the focus ring of the focused element, if anything. */
function ring(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const now = document.activeElement;
    if (!now || now === document.body) return "";
    const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
    const shine = (colour) => {
      const [r, g, b] = parts(colour).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const ground = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor;
        if ((parts(colour)[3] ?? 1) > 0.9) return colour;
      }
      return "rgb(255, 255, 255)";
    };
    // A switch that is drawn by its label has the ring on the label.
    const marked = [now, now.closest("label"), now.querySelector("[aria-selected=true], .cursor")].find((element) => {
      const { outlineStyle, outlineWidth } = element ? getComputedStyle(element) : {};
      return outlineStyle && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const name = `${now.tagName.toLowerCase()}.${now.className} “${(now.ariaLabel ?? now.innerText ?? "").replace(/\s+/g, " ").slice(0, 30)}”`;
    if (!marked) return `${name} has no ring`;
    const { outlineColor, boxShadow } = getComputedStyle(marked);
    const beside = boxShadow === "none" ? ground(marked.parentElement) : boxShadow.match(/rgba?\([^)]+\)/)[0];
    const [a, b] = [shine(outlineColor), shine(beside)];
    const contrast = Math.max(a, b) / Math.min(a, b);
    if (contrast < 3) return `${name} has a ring of ${outlineColor} beside ${beside}: ${contrast.toFixed(1)} : 1`;
    const { left, top, width, height } = now.getBoundingClientRect();
    // The focused element may be partly out of view, as long as some of it is visible.
    const parts9 = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
    const tops = parts9.map(([x, y]) => document.elementFromPoint(x, y));
    if (tops.some((over) => over && (now.contains(over) || (over.contains(now) && over !== document.body && over !== document.documentElement)))) return "";
    const over = tops.find(Boolean);
    return over ? `${name} is under ${over.getAttribute("class")}` : `${name} is out of the window`;
  });
}

/** One screen of each kind. */
const TABBED = SCREENS.filter(({ name }) => /work$|act$|lobby$|rulebook$|menu$|look and sound|certificate$|replay$|halls$|draft$/.test(name));
/** The number of presses of Tab on a screen. */
const STOPS = 40;

for (const [width, height] of [[1440, 900], [360, 640]]) {
  test(`the focus is to be seen wherever Tab leads, in every theme, at ${width} px`, () =>
    visit(
      (page, helpers) =>
        walk({ page, ...helpers }, TABBED, () => ["en"], async (page) => {
          const bad = new Set();
          for (let stop = 0; stop < STOPS; stop += 1) {
            await page.keyboard.press("Tab");
            const what = await ring(page);
            if (what) bad.add(what);
          }
          return bad;
        }),
      { viewport: { width, height } },
    ));
}
