// Whole games of every title, played with the keyboard only, with taps only, and through the accessibility tree only.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TapBot, TapCaveTrollBot, TapPrincessBot } from "./input-bots.mjs";
import { ENGINE, lacking } from "./engines/only.mjs";
import { PHONE, site } from "./harness.mjs";
import { TypingBot, TypingCaveTrollBot, TypingPrincessBot } from "./keyboard.mjs";
import { start } from "./lobby.mjs";
import { columnsAddUp, readTable } from "./score-sheet.mjs";
import { lastSave } from "./storage.mjs";
import { times } from "./repeats.mjs";
import { TreeBot } from "./accessibility-tree.mjs";

const visit = site({ engine: ENGINE });
const against = { players: 2, who: ["Person", "Whelp"], pace: "instant" };
const GAMES = [
  { title: "Mountain King", file: "", Typing: TypingBot, Tap: TapBot },
  { title: "Cave Troll", file: "cave-troll.html", Typing: TypingCaveTrollBot, Tap: TapCaveTrollBot },
  {
    title: "Trolls & Princesses",
    file: "trolls-and-princesses.html",
    Typing: TypingPrincessBot,
    Tap: TapPrincessBot,
  },
];
/** Starts a game from the address of the site. */
async function begin(page, address, { file, title }, options) {
  await page.goto(`${address}${file}`);
  await page.getByRole("button", { name: `Start ${title}` }).waitFor();
  await start(page, { ...against, ...options });
}

for (const game of GAMES) {
  test(`${game.title} with keys alone: the focus is never lost, and half of the decisions take six keys or fewer`, () =>
    visit(async (page, { address, troubles }) => {
      await begin(page, address, game, { seed: "typed" });
      const bot = new game.Typing(page, { seed: "typed", troubles });
      await bot.play();
      columnsAddUp(await readTable(page));
      console.log(`${game.title}: ${bot.each.length} decisions, ${bot.median()} keys in the middle: ${bot.medians()}`);
      assert.deepEqual(bot.losses, []);
      assert.ok(bot.each.length > 40, `${bot.each.length} decisions`);
      assert.ok(bot.median() <= 6, `${bot.median()} keys a decision`);
    }));

  test(`${game.title} with single taps alone, on a phone`, () =>
    visit(
      async (page, { address, troubles }) => {
        await begin(page, address, game, { seed: "tapped" });
        const bot = new game.Tap(page, { seed: "tapped", troubles });
        await bot.play();
        columnsAddUp(await readTable(page));
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    ));

  const seeds = Array.from({ length: times(1, 20) }, (_, n) => (n ? `read aloud ${n}` : "read aloud"));
  for (const seed of seeds) {
    test(`${game.title} by the accessibility tree alone, with one short message an action: ${seed}`, { skip: lacking("accessibilityTree") }, () =>
      visit(async (page, { address, troubles }) => {
        await begin(page, address, game, { seed });
        const bot = new TreeBot(page, { seed, troubles });
        await bot.play();
        columnsAddUp(await readTable(page));
        const long = [...bot.said, ...bot.echoed].filter((text) => text.length > 200);
        assert.deepEqual(long, []);
        assert.ok(bot.said.length > 40, `${bot.said.length} messages`);
        // Chance events are announced with the action that they follow.
        const actions = (await lastSave(page)).log.filter((entry) => !entry.startsWith("*")).length;
        assert.ok(bot.said.length <= actions, `${bot.said.length} messages for ${actions} actions`);
        assert.deepEqual(bot.doubled, [], "heard beside the message of an action");
        console.log(`${game.title}: ${bot.steps} presses, ${actions} actions, ${bot.said.length} messages`);
      }));
  }
}
