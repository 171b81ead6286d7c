// Two tabs with one game: one plays, the other one watches, and neither overwrites the other. A killed tab loses at most its
// last step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { dice } from "./dice.mjs";
import { installClock } from "./clock.mjs";
import { ENGINE, lacking } from "./engines/only.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { PARTS } from "./chunks.mjs";
import { POSITIONS } from "./positions.mjs";
import { untilIdle, frames } from "./idle.mjs";
import { lastSave, saveKeys, storedItems } from "./storage.mjs";
import { times } from "./repeats.mjs";

const visit = site({ engine: ENGINE });
const away = (page) => page.locator("[data-away]");
const here = { name: "Play on here" };
const names = ["Ylva", "Torolf"];

test("a second tab of the same game watches, follows, and can take over", () =>
  visit(async (page, { address, troubles }) => {
    await start(page, { seed: "two tabs", names, curtain: false });
    const first = new Bot(page, { seed: "first", troubles });
    await first.play((bot) => bot.turns >= 1);

    const other = await page.context().newPage();
    other.on("pageerror", (error) => troubles.push(`thrown in the other tab: ${error.message}`));
    await other.goto(`${address}#table`);
    await away(other).waitFor();
    const before = await lastSave(page);
    await other.keyboard.press("Control+z");
    assert.deepEqual(await lastSave(page), before, "the tab that watches has taken something back");

    // The first tab plays on, and the second one shows it.
    await first.play((bot) => bot.turns >= 2);
    const saved = await lastSave(page);
    assert.ok(saved.log.length > before.log.length);
    assert.ok(await away(other).isVisible());

    await other.getByRole("button", here).click();
    await away(other).waitFor({ state: "detached" });
    await away(page).waitFor();
    const second = new Bot(other, { seed: "second", troubles });
    await second.play((bot) => bot.turns >= 1);
    const after = await lastSave(page);
    assert.deepEqual(after.log.slice(0, saved.log.length), saved.log, "what the first tab played is lost");
    assert.ok(after.log.length > saved.log.length);

    // The roles change: the first tab shows what the second one has played.
    await page.getByRole("button", here).click();
    await away(page).waitFor({ state: "detached" });
    await away(other).waitFor();
    await first.play((bot) => bot.turns >= 3);
    const end = await lastSave(page);
    assert.deepEqual(end.log.slice(0, after.log.length), after.log, "what the second tab played is lost");
    assert.equal(saveKeys(await storedItems(page)).length, 1);
    await other.close();
  }));

test("whatever is opened while a game is still being fetched, the last one is shown, and is not taken for that of another tab", { skip: lacking("emulation") }, () =>
  visit(async (page, { address }) => {
    const GAME = "trolls-and-princesses";
    const save = (name) => POSITIONS[GAME].find((position) => position.name === name).save;
    // The game that was played last is neither of them.
    const saves = { 11: save("act"), 12: save("build"), 13: save("move") };
    await page.evaluate((saves) => {
      for (const [id, save] of Object.entries(saves)) localStorage.setItem(`trollmoot/save/${id}`, save);
      localStorage.setItem("trollmoot/last", "11");
    }, saves);
    // The chunks after the lobby are delayed until all tabs have been opened.
    let gate = Promise.resolve();
    await page.route(PARTS, async (route) => {
      await gate;
      await route.continue();
    });
    await installClock(page);
    for (const ids of [["12"], ["13", "12"], ["12", "13", "12"]]) {
      let open;
      gate = new Promise((done) => (open = done));
      await page.goto("about:blank");
      const asked = page.waitForRequest(PARTS);
      await page.goto(`${address}trolls-and-princesses.html#table=${ids[0]}`);
      await asked;
      await page.evaluate(async (ids) => {
        for (const id of ids) {
          const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
          location.hash = `#table=${id}`;
          await heard;
        }
      }, ids.slice(1));
      open();
      await page.getByRole("application").waitFor();
      await page.waitForFunction(async (name) => {
        const { held, pending } = await navigator.locks.query();
        return held.some((lock) => lock.name === name) && pending.length === 0;
      }, "trollmoot/save/12");
      // Longer than a page that is left keeps its lock on the game.
      await page.clock.runFor(1500);
      await untilIdle(page);
      assert.equal(await away(page).count(), 0, `${ids}: it is played in this very tab`);
      assert.equal(await page.evaluate(() => localStorage.getItem("trollmoot/last")), "12", `${ids}: another game is shown`);
      assert.ok((await page.locator("button[data-tile]:not([data-why])").count()) > 0, `${ids}: no tile can be taken`);
      assert.equal(new URL(page.url()).hash, "#table");
    }
  }));

/** The number of kills after which another game is started, because a finished game takes no steps. */
const LIVES = 8;
for (let game = 0; game < times(1, 125); game += 1) {
  test(`a tab that is killed at any moment loses at most the action in flight, game ${game + 1}`, () =>
    visit(async (page, { address, troubles }) => {
      await start(page, { seed: `killed ${game}`, names, curtain: false });
      const context = page.context();
      const chance = dice(`when ${game}`);
      let tab = page;
      for (let life = 0; life < LIVES; life += 1) {
        const bot = new Bot(tab, { seed: `life ${game} ${life}`, troubles });
        let steps = 0;
        const goal = 1 + chance.below(4);
        await bot.play(() => (steps += 1) > goal);
        const whole = (await lastSave(tab)).log;
        // Another step is started, and the tab is killed before it completes.
        const last = bot.play(() => (steps += 1) > goal + 2).catch(() => "killed");
        await frames(tab, chance.below(8));
        await tab.close({ runBeforeUnload: false });
        await last;
        tab = await context.newPage();
        await tab.goto(`${address}#table`);
        await tab.getByRole("application").waitFor();
        const log = (await lastSave(tab)).log;
        assert.deepEqual(log.slice(0, whole.length), whole, `life ${life}: what was done is lost`);
      }
      await tab.close();
    }));
}
