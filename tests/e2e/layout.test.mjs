// The laws of the layout at every kind of decision, in windows of several sizes: the sentence that asks and the button that
// leads on are in the window, no control is covered or behind a scroll, and the page does not scroll. Sizes of texts and targets
// are checked by the tests of access.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hidden, settled } from "./checks.mjs";
import { WINDOWS, site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { asked, boardShare, buried, covered, long, moved } from "./layout-laws.mjs";
import { POSITIONS, open } from "./positions.mjs";
import { TABLES } from "./screens.mjs";
import { ALL, walk } from "./walk.mjs";

const visit = site();

/** The windows in which every decision is looked at; the others with WALK=all. */
const LOOKED = ALL ? WINDOWS : WINDOWS.slice(0, 2);

for (const [n, { width, height, touch }] of LOOKED.entries()) {
  test(`every decision keeps the laws of the layout at ${width} × ${height}`, () =>
    visit(
      (page, helpers) =>
        walk({ page, ...helpers }, TABLES, () => (ALL ? ["en", "fr"] : [["en", "fr"][n % 2]]), async (page) => {
          await settled(page);
          return [...(await asked(page)), ...(await covered(page)), ...(await buried(page)), ...(await hidden(page)), ...(await long(page))];
        }),
      { viewport: { width, height }, hasTouch: Boolean(touch), bypassCSP: true, reducedMotion: "reduce" },
    ));
}

for (const { width, height, touch } of [WINDOWS[0], WINDOWS[1], { width: 390, height: 844, touch: true }]) {
  test(`a troll of the draft is chosen, placed and kept without scrolling at ${width} × ${height}`, () =>
    visit(
      async (page, { address }) => {
        await open(page, address, "mountain-king", "draft");
        const press = (found) => (touch ? found.tap() : found.click());
        await press(page.locator(".draft [data-starter]").first());
        await press(page.locator(".draft [data-slot]").first());
        await page.getByRole("button", { name: "in the first slot" }).filter({ visible: true }).waitFor();
        assert.deepEqual(await hidden(page), []);
      },
      { viewport: { width, height }, hasTouch: Boolean(touch), isMobile: Boolean(touch), reducedMotion: "reduce" },
    ));
}

/** The decisions on the board of a phone that stands upright. */
const ON_THE_BOARD = [
  ["mountain-king", ["gate", "lay", "halls", "walk", "reclaim"]],
  ["cave-troll", ["act", "put", "return", "seal"]],
  ["trolls-and-princesses", ["lay", "move"]],
];

test("on an upright phone the board has three fifths of the height while something is placed", () =>
  visit(
    async (page, { address }) => {
      for (const [game, names] of ON_THE_BOARD) {
        for (const name of names.filter((name) => POSITIONS[game].some((position) => position.name === name))) {
          await open(page, address, game, name);
          await settled(page);
          const share = await boardShare(page);
          assert.ok(share >= 0.6, `${game}, ${name}: ${(100 * share).toFixed(0)} %`);
        }
      }
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  ));

/** What each game's board looks like: the size of its picture, and how it is divided. */
const picture = (page) =>
  page.evaluate(() => {
    const { width, height } = document.querySelector(".mountain svg.board").getBoundingClientRect();
    return [document.querySelector(".mountain").className, ...[width, height].map(Math.round)];
  });

/** The sizes that a window changes between: a smaller window on a desk, and a phone that is turned. */
const CHANGES = [
  { from: { width: 1440, height: 900 }, to: { width: 1280, height: 720 } },
  { from: { width: 390, height: 844 }, to: { width: 844, height: 390 }, touch: true },
];

for (const { from, to, touch } of CHANGES) {
  test(`a board fits the window after a change from ${from.width} × ${from.height} to ${to.width} × ${to.height} and back`, () =>
    visit(
      async (page, { address }) => {
        for (const [game, name] of [["mountain-king", "work"], ["cave-troll", "act"], ["trolls-and-princesses", "move"]]) {
          await page.setViewportSize(from);
          await open(page, address, game, name);
          await untilIdle(page);
          const first = await picture(page);
          await page.setViewportSize(to);
          await untilIdle(page);
          const changed = await picture(page);
          await page.setViewportSize(from);
          await untilIdle(page);
          assert.deepEqual(await picture(page), first, `${game}: the way back`);
          await page.setViewportSize(to);
          await open(page, address, game, name);
          await untilIdle(page);
          assert.deepEqual(changed, await picture(page), `${game}: another picture than in a window that has always had this size`);
        }
      },
      { viewport: from, hasTouch: Boolean(touch), isMobile: Boolean(touch), reducedMotion: "reduce" },
    ));
}

test("the language can be chosen in the menu without scrolling", () =>
  visit(
    async (page, { address }) => {
      for (const [game, name] of [["mountain-king", "work"], ["cave-troll", "act"], ["trolls-and-princesses", "act"]]) {
        await open(page, address, game, name);
        await page.locator(".menubox > button").click();
        const languages = await page.locator(".menu .languages").boundingBox();
        assert.ok(languages.y > 0 && languages.y + languages.height <= 720, `${game}: ${JSON.stringify(languages)}`);
      }
    },
    { viewport: { width: 1280, height: 720 } },
  ));

/** The options of a tray that select something; a press on them plays nothing. */
const OPTIONS = ".tray button[aria-pressed]:not([aria-disabled]):not([data-act])";
/** The windows, each with the decisions where something moves when an option is selected, and why; in `least` others it does not. */
const STEADY = [
  {
    width: 390,
    height: 844,
    touch: true,
    least: 10,
    grows: {
      "mountain-king, horn": "the trolls of the horde wrap into the rows beside the buttons",
      "cave-troll, play": "the board shows the staircases of the card",
      "trolls-and-princesses, play": "the board shows the village of the card",
    },
  },
  {
    width: 1280,
    height: 720,
    least: 10,
    grows: {
      "mountain-king, horn": "the trolls of the horde wrap into the rows beside the buttons",
      "mountain-king, teams-work": "the list of shapes folds, and the board takes its height",
      "cave-troll, play": "the buttons appear beside the figures",
    },
  },
];

for (const { width, height, touch, least, grows } of STEADY) {
  test(`nothing moves that was not pressed when an option is selected, at ${width} × ${height}`, () =>
    visit(
      async (page, { address }) => {
        const faults = [];
        let pressed = 0;
        for (const [game, positions] of Object.entries(POSITIONS)) {
          for (const { name } of positions.filter(({ name }) => !/over$|draft$/.test(name) && !(`${game}, ${name}` in grows))) {
            await open(page, address, game, name);
            await settled(page);
            const option = page.locator(OPTIONS).filter({ visible: true }).first();
            if (!(await option.count())) continue;
            pressed += 1;
            const faulty = await moved(page, () => (touch ? option.tap() : option.click()));
            faults.push(...faulty.slice(0, 4).map((fault) => `${game}, ${name}: ${fault}`));
          }
        }
        assert.deepEqual(faults, []);
        assert.ok(pressed >= least, `only ${pressed} decisions have an option to select`);
      },
      { viewport: { width, height }, hasTouch: Boolean(touch), isMobile: Boolean(touch), reducedMotion: "reduce" },
    ));
}
