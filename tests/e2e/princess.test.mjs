// The third game: a round by hand at one screen, previews and refusals of places, a whole game against computer players,
// undo and reload, a phone, French.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PHONE, site } from "./harness.mjs";
import { moved as displaced } from "./layout-laws.mjs";
import { start } from "./lobby.mjs";
import { playsOnPhone } from "./phone.mjs";
import { watch } from "./motion.mjs";
import { BOARD, pointOf, press } from "./pointer.mjs";
import { POSITIONS, open } from "./positions.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { untilIdle } from "./idle.mjs";
import { undoable } from "./reading.mjs";
import { lastSave, logged } from "./storage.mjs";
import { PRINCESS, addsUp, readSheet } from "./score-sheet.mjs";

const visit = site();
const PAGE = "trolls-and-princesses.html";
const GAME = "trolls-and-princesses";
const log = async (page) => (await lastSave(page)).log;
const chips = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[aria-label=Players] button")].map((chip) => chip.querySelector(".sr").textContent));

/** Goes from the first game's lobby to a game of Trolls & Princesses. */
async function begin(page, options) {
  await page.getByRole("link", { name: /Trolls & Princesses/ }).click();
  await page.waitForURL(/trolls-and-princesses\.html/);
  await page.getByRole("button", { name: "Start Trolls & Princesses" }).waitFor();
  await start(page, options);
}

test("two people play a round at one screen, with a curtain between their hands", () =>
  visit(async (page, { troubles }) => {
    await begin(page, { players: 2, seed: "by hand", names: ["Ylva", "Torolf"] });
    const bot = new PrincessBot(page, { seed: "by hand", troubles });
    await bot.play((bot, now) => bot.curtains >= 4 && now.controls.some(({ curtain }) => curtain));
    const entries = await log(page);
    for (const seat of [0, 1]) {
      assert.ok(entries.some((entry) => entry.startsWith(`${seat} play `)), `seat ${seat} has played no card`);
      assert.ok(entries.some((entry) => entry.startsWith(`${seat} move `)), `seat ${seat} has moved no troll`);
    }
    // The curtain hides all cards.
    assert.equal(await page.locator("[data-round]").count(), 0);
  }));

test("a place tells what it would give", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "move");
    const cells = page.locator('[role=gridcell][aria-label*="can be chosen" i]');
    assert.ok((await cells.count()) > 2, "few places for a troll");
    await press(cells.first(), BOARD);
    const points = page.locator(".panel.points");
    await points.getByText("if a troll went there now").waitFor();
    assert.match(await points.locator(".sr").first().textContent(), /action points?: /);
    const rows = page.locator(".panel.deedlist .act");
    assert.ok((await rows.count()) >= 4, "few actions");
  }));

test("a troll is seen to go where it is moved, and nothing moves at the pace “Instant” or where the device asks for that", async () => {
  const moved = async (pace, options) => {
    let flown;
    const flow = async (page, { address }) => {
      await page.evaluate((pace) => localStorage.setItem("trollmoot/pace", pace), pace);
      await open(page, address, GAME, "move");
      await page.locator(".tray .opts button").first().click();
      const village = page.locator('[role=gridcell][aria-label*="castle: "][aria-label*="can be chosen" i]').first();
      await village.waitFor({ state: "attached" });
      await press(village, BOARD);
      const confirm = page.locator('.tray [data-acts^="move "]');
      await confirm.waitFor();
      const all = await watch(page, ".flight");
      const before = await log(page);
      await confirm.locator("button.go").click();
      await confirm.waitFor({ state: "detached" });
      await logged(page, (entries) => entries.length > before.length);
      // The animation ends by itself; until then the page is not idle.
      await untilIdle(page);
      flown = await all();
    };
    await visit(flow, options);
    return flown;
  };
  const flown = await moved("normal", { reducedMotion: "no-preference" });
  assert.ok(flown.some(({ icon }) => icon.endsWith("troll")), JSON.stringify(flown));
  assert.ok(flown.every(({ time }) => time >= 120 && time <= 240), JSON.stringify(flown));
  assert.deepEqual(await moved("instant", { reducedMotion: "no-preference" }), []);
  assert.deepEqual(await moved("normal", { reducedMotion: "reduce" }), []);
});

/** Actions of the list that are possible. */
const POSSIBLE = ".actlist button.act:not([data-why])";
/** What begins a decision beside the board. */
const CHOICES = `.tray .opts button:not([aria-disabled]), ${POSSIBLE}, button[data-tile]:not([data-why]), button[data-card]:not([data-why])`;

/** Rows that select a complete decision at once. */
const ROWS = {
  act: ".actlist button[data-deed]:not([data-why], [data-deed=activate], [data-deed=outpost], [data-deed=buy], [data-deed=hire])",
  play: ".tray .opts button",
  settle: ".tray .opts button",
  fill: ".tray .opts button",
  pick: "button[data-card]:not([data-why])",
};

test("a second press on a row of a list puts it back, and plays nothing", () =>
  visit(async (page, { address }) => {
    for (const [name, rows] of Object.entries(ROWS)) {
      await open(page, address, GAME, name);
      const before = await log(page);
      const row = page.locator(rows).filter({ visible: true }).first();
      await row.click();
      await page.locator(".tray .confirm button.go").waitFor();
      await row.click();
      await page.locator(".tray .confirm").waitFor({ state: "detached" });
      assert.equal(await row.getAttribute("aria-pressed"), "false", name);
      assert.deepEqual(await log(page), before, name);
      // A key presses on purpose: a second Enter is the confirmation.
      await row.press("Enter");
      await page.locator(".tray .confirm button.go").waitFor();
      await row.press("Enter");
      await logged(page, (entries) => entries.length > before.length);
    }
  }));

for (const viewport of [{ width: 820, height: 1180 }, { width: 1180, height: 820 }, { width: 1280, height: 720 }]) {
  test(`possible actions stand first, all in view, and so does the own stock, at ${viewport.width} × ${viewport.height}`, () =>
    visit(
      async (page, { address }) => {
        for (const name of ["act", "village"]) {
          await open(page, address, GAME, name);
          await untilIdle(page);
          const rows = await page.locator(".actlist button.act").evaluateAll((all) => {
            const box = all[0].closest(".right").getBoundingClientRect();
            return all.map((row) => {
              const { top, bottom, height } = row.getBoundingClientRect();
              return { top, height, seen: top >= box.top && bottom <= box.bottom + 1, shut: row.classList.contains("shut") };
            });
          });
          const order = rows.toSorted((a, b) => a.top - b.top).map(({ shut }) => shut);
          assert.ok(order.includes(false), `${name}: nothing is possible`);
          assert.deepEqual(order, order.toSorted(), `${name}: an impossible action stands before a possible one`);
          assert.ok(rows.every(({ shut, seen }) => shut || seen), `${name}: a possible action is out of view`);
          assert.ok(rows.every(({ height }) => height >= 40), `${name}: a low row`);
          // On the board or, where that shows the villages alone, at the player's name.
          const stock = await page.evaluate(() => {
            const field = document.querySelector(".mountain").getBoundingClientRect();
            const all = { ".stockbar": field, "svg.board .stores": field, ".pchip.turn .sum": new DOMRect(0, 0, innerWidth, innerHeight) };
            return Object.entries(all).some(([name, box]) => {
              const { left, right, top, bottom, width } = document.querySelector(name)?.getBoundingClientRect() ?? { width: 0 };
              return width && left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
            });
          });
          assert.ok(stock, `${name}: the stock is cut off`);
        }
      },
      { viewport, reducedMotion: "reduce" },
    ));
}

test("an action tells what stands in its way", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "village");
    const shut = page.locator(".panel.deedlist button[data-why]");
    await shut.first().waitFor();
    const why = await shut.first().getAttribute("data-why");
    assert.match(why, /\.$/);
    // The control is marked as disabled, but still explains itself when pressed.
    await press(shut.first());
    await page.locator(".toast", { hasText: why }).waitFor();
  }));

test("a list of actions that was scrolled begins at its first row after an action", () =>
  visit(
    async (page, { address }) => {
      await open(page, address, GAME, "act");
      await untilIdle(page);
      const before = await log(page);
      const pane = page.locator(".pane:has(.actlist)");
      const { x, y, width, height } = await pane.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.wheel(0, 2000);
      await page.waitForFunction(() => document.querySelector(".pane:has(.actlist)").scrollTop > 50);
      // The last one that is possible is that of a tile of the king: with a single one there is nothing more to choose.
      await page.locator(POSSIBLE).last().tap();
      await page.locator(".tray .confirm button.go").tap();
      await logged(page, (entries) => entries.length > before.length);
      await untilIdle(page);
      const [scrolled, seen] = await pane.evaluate((pane) => {
        const rows = [...pane.querySelectorAll(".act")].map((row) => row.getBoundingClientRect());
        const first = rows.reduce((first, row) => (row.top < first.top ? row : first));
        const box = pane.getBoundingClientRect();
        return [pane.scrollTop, first.top >= box.top && first.bottom <= box.bottom];
      });
      assert.equal(scrolled, 0);
      assert.ok(seen, "the first row is out of view");
    },
    { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  ));

test("with a rival's troll in the village, the question and the button name the same action points", () =>
  visit(async (page, { address }) => {
    await open(page, address, GAME, "village");
    const before = await log(page);
    await page.locator(".lead").click();
    await page.locator("dialog[open]").getByRole("button", { name: "End phase" }).click();
    await logged(page, (entries) => entries.length > before.length);
    await page.locator(".tray .opts button").first().click();
    await press(page.locator('[role=gridcell][aria-label*=": 1 troll"][aria-label*="castle: "][aria-label*="can be chosen"]').first(), BOARD);
    await page.locator(".tray .confirm button.go").click();
    const question = page.locator(".tray strong", { hasText: "What will you do with" });
    await question.waitFor();
    await untilIdle(page);
    const [points] = (await question.innerText()).match(/[1-9] \+ [1-9] action points/) ?? [];
    assert.ok(points, await question.innerText());
    assert.ok((await page.locator(".lead").innerText()).replace(/\s+/g, " ").includes(`${points} left`), await page.locator(".lead").innerText());
  }));

/** A phone lying down. */
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

test("on a phone lying down, nothing moves when an action of the list is chosen", () =>
  visit(async (page, { address }) => {
    for (const name of ["act", "village"]) {
      await open(page, address, GAME, name);
      await untilIdle(page);
      const rows = await page.locator(POSSIBLE).count();
      assert.ok(rows, `${name}: nothing is possible`);
      for (let row = 0; row < rows; row += 1) {
        const action = page.locator(POSSIBLE).nth(row);
        // The list may be scrolled by hand before the press.
        await action.scrollIntoViewIfNeeded();
        const faults = await displaced(page, async () => {
          await action.tap();
          await page.locator(".tray [data-cancel]").waitFor();
        });
        assert.deepEqual(faults, [], `${name}: ${await action.getAttribute("data-deed")}`);
        await page.locator(".tray [data-cancel]").tap();
        await page.locator(".tray [data-cancel]").waitFor({ state: "detached" });
      }
    }
  }, LYING));

/** Presses the first place on the shown page of the board that can be chosen, if there is one. */
async function pressPlace(page) {
  for (const place of await page.locator('[role=gridcell]:is([aria-label*="peut le choisir" i], [aria-label*="peut la choisir" i])').all()) {
    if (await place.evaluate(pointOf, BOARD)) return press(place, BOARD);
  }
}

test("on a phone lying down, the button that confirms has room for French, and one place in every decision", () =>
  visit(
    async (page, { address }) => {
      const go = page.locator(".tray button.go");
      const places = new Map();
      for (const { name } of POSITIONS[GAME].filter(({ name }) => name !== "over")) {
        await open(page, address, GAME, name);
        await untilIdle(page);
        // Choices of the tray or of a pane, then a place of the board, until the decision is complete.
        for (let step = 0; step < 3 && !(await go.count()); step += 1) {
          const choice = page.locator(CHOICES).filter({ visible: true }).first();
          if (!step && (await choice.count())) await choice.tap();
          else await pressPlace(page);
          await untilIdle(page);
        }
        if (!(await go.count())) continue;
        const { cut, place } = await go.evaluate((go) => {
          const { right, bottom } = go.getBoundingClientRect();
          return { cut: go.scrollHeight > go.clientHeight && go.innerText, place: [right, bottom].map(Math.round).join() };
        });
        assert.ok(!cut, `${name}: cut off: ${cut}`);
        places.set(name, place);
      }
      assert.ok(places.size >= 12, `only ${[...places.keys()]}`);
      assert.equal(new Set(places.values()).size, 1, JSON.stringify([...places]));
    },
    { ...LYING, locale: "fr-FR" },
  ));

describe("against computer players", () => {
  test("turns, taken back, reloaded and continued", () =>
    visit(async (page, { troubles }) => {
      await begin(page, { players: 3, seed: "raid", who: ["Person", "Whelp", "Digger"], names: ["Ylva"], pace: "instant" });
      const bot = new PrincessBot(page, { seed: "raid", troubles });
      await bot.play((bot, now) => bot.turns >= 2 && !now.waits && undoable(now));
      const told = await log(page);
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      const before = await log(page);
      assert.ok(before.length < told.length, "nothing was taken back");
      assert.deepEqual(before, told.slice(0, before.length));
      await page.getByRole("button", { name: "Redo", exact: true }).click();
      assert.deepEqual(await log(page), told);
      const players = await chips(page);
      await page.reload();
      await page.getByRole("application").waitFor();
      assert.deepEqual(await chips(page), players, "the reloaded game is another one");
      const turns = bot.turns;
      await bot.play((bot) => bot.turns > turns);
      assert.deepEqual((await log(page)).slice(0, told.length), told, "it does not go on from there");
    }));

  test("a whole game, up to a score sheet that adds up", () =>
    visit(async (page, { troubles }) => {
      await begin(page, { players: 2, seed: "whole", who: ["Person", "Digger"], pace: "instant" });
      const bot = new PrincessBot(page, { seed: "whole", troubles });
      await bot.play();
      addsUp(await readSheet(page), 2, PRINCESS);
      console.log(JSON.stringify(bot.tally));
    }));

  test("on a phone nothing is cut off sideways, and turns can be played", () => visit(playsOnPhone(begin, PrincessBot), { viewport: PHONE }));
});

test("the table speaks French", () =>
  visit(
    async (page, { address }) => {
      await page.goto(address + PAGE);
      await page.getByRole("button", { name: "Commencer Trolls & Princesses" }).click();
      await page.getByRole("application", { name: "Villages et grottes" }).waitFor();
      await page.getByRole("heading", { name: /Cartes de manche/ }).waitFor();
      await page.getByText("Quelle caverne reçoit votre premier humain").first().waitFor();
    },
    { locale: "fr-FR" },
  ));
