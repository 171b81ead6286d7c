// Flows of every engine: what is done with the game on the table, in each title.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { Bot } from "../bot.mjs";
import { site } from "../harness.mjs";
import { untilIdle } from "../idle.mjs";
import { start } from "../lobby.mjs";
import { look, moment, sameMoment, settled, undoable } from "../reading.mjs";
import { LIMIT, TITLES, chips, logOf, midGame, mine, playsOn } from "./titles.mjs";

/** The number of presses on *Undo* that drop a selection and take back an action. */
const UNDONE = 4;

const away = (page) => page.locator("[data-away]");

/** Chooses a language in the menu of the table. */
async function speak(page, language, tag) {
  await page.locator(".menubox > button").click();
  await page.locator(".menu").getByRole("button", { name: language, exact: true }).click();
  await page.waitForFunction((tag) => document.documentElement.lang.startsWith(tag), tag);
  await page.getByRole("application").waitFor();
}

/** A person is on turn and can take something back. */
const ready = (now) => mine(now) && undoable(now);

/** What undo and redo restore, without the selection. */
async function told(page) {
  await untilIdle(page);
  const { players, saga } = await moment(page);
  return { log: await logOf(page), players, saga };
}

/** Calls `step` until the length of the stored log fits. */
async function until(page, fits, step) {
  for (let go = 0; go < UNDONE && !fits((await logOf(page)).length); go += 1) {
    await step();
    await untilIdle(page);
  }
  assert.ok(fits((await logOf(page)).length), "undo or redo has no effect");
}

/** Defines the flows in an engine. */
export function tableIn(engine) {
  const visit = site({ engine });

  describe(`in ${engine}`, () => {
    for (const one of TITLES) {
      const { title, TheBot, french } = one;
      test(`${title}: an action is undone and redone, by button and by key`, LIMIT, () =>
        visit(async (page, { address, troubles }) => {
          await midGame(page, address, one);
          const bot = new TheBot(page, { seed: "back and forth", troubles });
          do await playsOn(page, bot);
          while (!ready(await look(page)));
          const after = await told(page);
          const ways = [
            [() => page.getByRole("button", { name: /^Undo/ }).click(), () => page.getByRole("button", { name: /^Redo/ }).click()],
            [() => page.keyboard.press("Control+z"), () => page.keyboard.press("Control+Shift+Z")],
          ];
          for (const [back, forth] of ways) {
            await until(page, (length) => length < after.log.length, back);
            const { log } = await told(page);
            assert.deepEqual(log, after.log.slice(0, log.length), "undo has changed what was played before");
            await until(page, (length) => length >= after.log.length, forth);
            assert.deepEqual(await told(page), after, "redo leads elsewhere");
          }
        }));

      test(`${title}: the language changes in the middle of a game, and nothing else`, LIMIT, () =>
        visit(async (page, { address }) => {
          await midGame(page, address, one);
          await untilIdle(page);
          const before = await moment(page);
          await speak(page, "Français", "fr");
          assert.match(await page.title(), french);
          assert.deepEqual((await moment(page)).can, before.can, "what can be done is the same");
          await page.reload();
          await page.getByRole("application").waitFor();
          await speak(page, "English", "en");
          await untilIdle(page);
          sameMoment({ ...(await moment(page)), screen: "" }, { ...before, screen: "" }, "back in English");
        }));

      test(`${title}: a game is exported as a file, opened elsewhere and played on`, LIMIT, () =>
        visit(async (page, { address, troubles }) => {
          const log = await midGame(page, address, one);
          const before = await chips(page);
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          const button = page.getByRole("button", { name: "Save as a file" });
          const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
          const file = await download.path();
          assert.equal(JSON.parse(await readFile(file, "utf8")).game, one.game);
          await page.evaluate(() => localStorage.clear());
          await page.evaluate(() => history.replaceState(null, "", "#"));
          await page.reload();
          // Until the program has started, its lobby replaces the static one, with the field for files.
          await page.locator("[data-started]").waitFor({ state: "attached" });
          await page.getByText("No saved game yet").waitFor();
          await page.getByLabel("Open a saved file").setInputFiles(file);
          await page.getByRole("application").waitFor();
          await settled(page);
          assert.deepEqual(await chips(page), before);
          assert.deepEqual(await logOf(page), log);
          const longer = await playsOn(page, new TheBot(page, { seed: "to go", troubles }));
          assert.deepEqual(longer.slice(0, log.length), log);
        }));

      test(`${title}: a second tab watches, follows, and takes over`, LIMIT, () =>
        visit(async (page, { address, troubles }) => {
          const opened = await midGame(page, address, one);
          const other = await page.context().newPage();
          other.on("pageerror", (error) => troubles.push(`thrown in the other tab: ${error.message}`));
          await other.goto(`${address}${one.file}#table`);
          await away(other).waitFor();
          const played = await playsOn(page, new TheBot(page, { seed: "first", troubles }));
          assert.deepEqual(played.slice(0, opened.length), opened);
          assert.ok(await away(other).isVisible(), "the second tab no longer watches");
          await other.getByRole("button", { name: "Play on here" }).click();
          await away(other).waitFor({ state: "detached" });
          await away(page).waitFor();
          const longer = await playsOn(other, new TheBot(other, { seed: "second", troubles }));
          assert.deepEqual(longer.slice(0, played.length), played, "what the first tab played is lost");
          await other.close();
        }));
    }

    test("a tunnel is undone and redone as it was", LIMIT, () =>
      visit(async (page, { troubles }) => {
        await start(page, { seed: "back and forth", curtain: false });
        const bot = new Bot(page, { seed: "digger", troubles, habits: { recruit: 0, cast: 0, activate: 0 } });
        await bot.play((bot, now) => now.tray === "Dig a tunnel" && mine(now));
        const before = await moment(page);
        await bot.play((bot) => bot.tally.dig === 1);
        const after = await moment(page);
        assert.notDeepEqual(after.mountain, before.mountain);
        // Its shape and its position are two decisions, which are taken back together as they were played.
        await page.getByRole("button", { name: /^Undo/ }).click();
        sameMoment(await moment(page), before, "after undo");
        await page.getByRole("button", { name: /^Redo/ }).click();
        sameMoment(await moment(page), after, "after redo");
      }));
  });
}
