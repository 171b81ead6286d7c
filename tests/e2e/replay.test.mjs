// Replay: any moment of a game, by slider, steps, keys, playback and the event log.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { open, place, replay, seen } from "./games.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";

const visit = site();
const press = async (page, keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

for (const game of ["king", "cave"]) {
  test(`a finished game is leafed through by keys and buttons (${game})`, () =>
    visit(async (page) => {
      await open(page, game);
      const end = await seen(page);
      await replay(page);
      const [from, last] = await place(page);
      assert.ok(from === 0 && last > 40, "it begins at the beginning");
      await press(page, ["ArrowRight", "ArrowRight", "ArrowRight"]);
      assert.deepEqual(await place(page), [3, last]);
      await press(page, ["ArrowLeft"]);
      assert.deepEqual(await place(page), [2, last]);
      await press(page, ["Shift+ArrowRight"]);
      const [turn] = await place(page);
      assert.ok(turn > 2, "a turn is a longer stride");
      await page.getByRole("button", { name: "One turn back" }).click();
      await page.getByRole("button", { name: "One turn forward" }).click();
      assert.deepEqual(await place(page), [turn, last]);
      await press(page, ["End"]);
      assert.deepEqual(await place(page), [last, last]);
      assert.deepEqual((await seen(page)).players, end.players, "the end looks as it did");
      const on = page.getByRole("button", { name: /^One decision forward/ });
      assert.equal(await on.getAttribute("aria-disabled"), "true");
      assert.ok((await on.getAttribute("data-why")).length > 5, "it says why it leads no further");
      await press(page, ["Home"]);
      const begin = await seen(page);
      assert.notDeepEqual(begin.players, end.players);
      // Moves the slider with a pointer.
      await page.locator("[data-replay] input[type=range]").fill(String(Math.floor(last / 2)));
      assert.deepEqual(await place(page), [Math.floor(last / 2), last]);
      assert.match(await page.locator(".tray.told").innerText(), /Decision \d+ of \d+/);
      await press(page, ["Escape"]);
      await page.locator("[data-replay]").waitFor({ state: "detached" });
      assert.deepEqual((await seen(page)).players, end.players);
    }));
}

test("it plays by itself, at the chosen speed, until it is stopped or over", () =>
  visit(async (page) => {
    await open(page, "king");
    await replay(page);
    await page.locator("[data-replay] select").selectOption({ label: "10×" });
    await press(page, ["Space"]);
    await page.waitForFunction(() => Number(document.querySelector("[data-replay] input[type=range]").value) >= 4);
    await press(page, ["Space"]);
    const [stopped] = await place(page);
    await page.locator("[data-play]").click();
    await page.waitForFunction((at) => Number(document.querySelector("[data-replay] input[type=range]").value) > at, stopped);
    await press(page, ["End"]);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }));

test("a line of the saga leads to its moment, and the saga can be sifted", () =>
  visit(async (page) => {
    await open(page, "king");
    await page.locator(".log .mini").click();
    const all = await page.locator(".log li .at").count();
    await page.getByLabel("Whose actions").selectOption({ label: "Bo" });
    const his = await page.locator(".log li .at").count();
    assert.ok(his > 5 && his < all, `${his} of ${all} lines are Bo's`);
    await page.getByLabel("Search the saga").fill("dug");
    const digs = page.locator(".log li .at");
    for (const text of await digs.allInnerTexts()) assert.match(text, /Bo.*dug|dug/);
    assert.ok((await digs.count()) < his);
    // The event log is one stop of the Tab key, and its lines are reached with the arrows.
    await page.locator(".log ol").focus();
    await press(page, ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown"]);
    assert.equal(await digs.nth(1).evaluate((line) => line === document.activeElement), true);
    const ply = Number(await digs.last().getAttribute("data-ply"));
    await digs.last().click();
    await page.locator("[data-replay]").waitFor();
    assert.match(await page.locator(".tray.told strong").innerText(), /Bo.*dug|dug/);
    assert.ok(ply > 0 && (await page.locator(".log li.now").count()) >= 1, "the line of the moment is marked");
    await page.getByLabel("Search the saga").fill("no such thing");
    await page.getByText("No entry of the saga matches.").waitFor();
  }));

test("the saga speaks the language of the reader, of a game that was played in another", () =>
  visit(
    async (page) => {
      await page.locator('input[type="file"]').first().setInputFiles((await import("./games.mjs")).GAMES.king.file);
      await page.locator(".field").first().waitFor();
      const lines = await page.locator(".log li .at").allInnerTexts();
      assert.ok(lines.length > 10);
      assert.ok(lines.some((line) => /creusé|recruté|terminé/.test(line)), lines.slice(0, 5).join(" | "));
      assert.ok(lines.every((line) => !/ dug | recruited /.test(line)));
    },
    { locale: "fr-FR" },
  ));

test("the replay of a game that goes on shows nothing secret and holds the others back", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "still going", who: ["Person", "Whelp"], pace: "instant", curtain: false });
    const bot = new Bot(page, { seed: "replayer", troubles });
    // On the person's turn: the computer player has moved as far as it may.
    await bot.play((bot, now) => bot.turns >= 2 && !now.waits && !now.modal && now.tray !== "");
    const before = await seen(page);
    await replay(page);
    const [at, last] = await place(page);
    assert.equal(at, last, "it begins at the present");
    await press(page, ["ArrowLeft", "ArrowLeft"]);
    assert.equal((await place(page))[0], last - 2);
    // The secret hand of the draft is not in the page, at any moment of the replay.
    for (let n = 0; n <= last; n += 1) {
      await page.locator("[data-replay] input[type=range]").fill(String(n));
      assert.equal(await page.locator(".draft").count(), 0);
    }
    await page.getByRole("button", { name: "Leave replay" }).click();
    assert.deepEqual((await seen(page)).players, before.players);
  }));

for (const game of ["king", "cave"]) {
  test(`on a phone on its side the picture shows what is told (${game})`, () =>
    visit(
      async (page) => {
        await open(page, game);
        await replay(page);
        const views = new Set();
        let marked = 0;
        for (let decision = 0; decision < 40; decision += 1) {
          await press(page, ["ArrowRight"]);
          // Nothing is marked where a decision changes nothing on the board.
          const shown = await page.waitForFunction(() => {
            const field = document.querySelector(".field").getBoundingClientRect();
            const marks = [...document.querySelectorAll(".field :is(.changed, .changed-line)")].map((mark) => mark.getBoundingClientRect());
            const least = ({ left, right, top, bottom }) =>
              Math.min(right, field.right) - Math.max(left, field.left) > 12 && Math.min(bottom, field.bottom) - Math.max(top, field.top) > 12;
            const view = document.querySelector(".field .pan").style.transform;
            return (marks.length === 0 || marks.some(least)) && { marks: marks.length, view };
          });
          const { marks, view } = await shown.jsonValue();
          views.add(view);
          marked += Number(marks > 0);
        }
        assert.ok(marked > 5, `${marked} decisions are marked on the board`);
        assert.ok(views.size > 2, "the picture moves");
      },
      { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
    ));
}

test("a board that is measured late shows what is told", () =>
  visit(
    async (page) => {
      // The browser reports sizes with a frame, which comes late on a busy machine.
      await page.addInitScript(() => {
        const Observer = window.ResizeObserver;
        window.reports = [];
        window.ResizeObserver = class extends Observer {
          constructor(report) {
            super((...sizes) => window.reports.push(() => report(...sizes)));
          }
        };
      });
      await open(page, "cave");
      await replay(page);
      const marks = page.locator(".field .changed");
      for (let decision = 0; decision < 20 && (await marks.count()) === 0; decision += 1) await press(page, ["ArrowRight"]);
      const before = await page.locator(".field .pan").getAttribute("style");
      await page.evaluate(() => window.reports.splice(0).forEach((report) => report()));
      await page.waitForFunction((before) => {
        const [field, mark] = [".field", ".field .changed"].map((name) => document.querySelector(name).getBoundingClientRect());
        const inside = mark.left >= field.left && mark.right <= field.right && mark.top >= field.top && mark.bottom <= field.bottom;
        return inside && document.querySelector(".field .pan").getAttribute("style") !== before;
      }, before);
    },
    { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  ));

for (const viewport of [{ width: 360, height: 640 }, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
  test(`on a phone of ${viewport.width} × ${viewport.height} the bar has everything in reach, and its buttons lead back and forward`, () =>
    visit(
      async (page) => {
        await open(page, "king");
        await replay(page);
        const faults = await page.evaluate(() => {
          const controls = [...document.querySelectorAll("[data-replay] :is(button, input, select)")];
          return controls.flatMap((one) => {
            const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
            const name = (one.ariaLabel ?? one.innerText).slice(0, 40);
            const faults = [];
            if (left < 0 || right > innerWidth + 0.5 || top < 0 || bottom > innerHeight + 0.5) faults.push(`“${name}” is outside the window`);
            if (one.localName !== "input" && (width < 39 || height < 40)) faults.push(`“${name}” has ${width} × ${height} px`);
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!at || !(one.contains(at) || at.contains(one))) faults.push(`“${name}” is covered`);
            return faults;
          });
        });
        assert.deepEqual(faults, []);
        const [from, last] = await place(page);
        const tap = (name) => page.locator("[data-replay]").getByRole("button", { name }).tap();
        await tap(/^One turn forward/);
        const [turn] = await place(page);
        assert.ok(turn > from, "a turn on");
        await tap(/^One decision forward/);
        assert.deepEqual(await place(page), [turn + 1, last]);
        const told = page.locator(".tray.told strong");
        assert.ok((await told.innerText()).length > 5 && (await told.boundingBox()).height > 10, "a caption tells what has happened");
        await tap(/^One decision back/);
        await tap(/^One turn back/);
        assert.deepEqual(await place(page), [from, last]);
      },
      { viewport, hasTouch: true, isMobile: true },
    ));
}
