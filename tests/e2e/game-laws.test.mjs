// The laws of the layout and of sizes at every decision of whole games: where layout.test.mjs and the tests of access look at one
// saved position of each kind, a bot comes here to every decision of a game that it plays by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot, FRENCH } from "./bot.mjs";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { cut, hidden, small, tiny } from "./checks.mjs";
import { WINDOWS, photograph, site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { TapBot, TapCaveTrollBot, TapPrincessBot } from "./input-bots.mjs";
import { asked, buried, covered, long } from "./layout-laws.mjs";
import { start } from "./lobby.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { columnsAddUp, readTable } from "./score-sheet.mjs";
import { dress } from "./screens.mjs";
import { ALL } from "./walk.mjs";

const visit = site();

const TITLES = [
  { title: "Mountain King", file: "", Mouse: Bot, Touch: TapBot, words: { fr: FRENCH } },
  { title: "Cave Troll", file: "cave-troll.html", Mouse: CaveTrollBot, Touch: TapCaveTrollBot },
  { title: "Trolls & Princesses", file: "trolls-and-princesses.html", Mouse: PrincessBot, Touch: TapPrincessBot },
];

/** The games to play: one a title, each in another window, or with WALK=all every title in every window and language. */
const GAMES = TITLES.flatMap((title, n) =>
  ALL
    ? WINDOWS.flatMap((window) => ["en", "fr"].map((tongue) => ({ ...title, ...window, tongue })))
    : [{ ...title, ...WINDOWS[[2, 0, 1][n]], tongue: ["fr", "en", "fr"][n] }],
);

/** The least width and height of a control on a touch screen, in CSS pixels. */
const LEAST = 40;
/** The least size of a text as it is drawn, in CSS pixels. */
const LEAST_TEXT = 11;
/** The number of faults of a game that are photographed. */
const SHOTS_MOST = 12;

/** The faults of the page at a decision; `smaller` tells that the bot has made the board smaller than it was shown. */
async function faults(page, touch, smaller) {
  const texts = (page) => tiny(page, LEAST_TEXT, smaller ? ".pan" : undefined);
  const found = await Promise.all([asked, covered, buried, hidden, long, cut, texts].map((law) => law(page)));
  return [...found.flat(), ...(touch ? await small(page, LEAST) : [])];
}

/** The pixels of a unit of the board. */
const pixels = (page) => page.locator(".pan").evaluate((pan) => Number(getComputedStyle(pan).getPropertyValue("--px")));

/** Makes a bot look for faults at each decision before it acts. Returns where they were found, by fault. */
function watched(bot, touch) {
  const told = { decisions: 0, faults: new Map() };
  const [step, zoomOut] = [bot.step.bind(bot), bot.zoomOut?.bind(bot)];
  // The pixels of a unit before the bot has zoomed out.
  let shown = 0;
  bot.zoomOut = async (...what) => {
    shown = Math.max(shown, await pixels(bot.page));
    return zoomOut(...what);
  };
  bot.step = async (now) => {
    if (!now.modal && !now.controls.some(({ curtain }) => curtain) && now.tray) {
      await untilIdle(bot.page);
      told.decisions += 1;
      const smaller = (await pixels(bot.page)) < shown;
      if (!smaller) shown = 0;
      for (const fault of await faults(bot.page, touch, smaller)) {
        const where = told.faults.get(fault) ?? [];
        const shot = !where.length && told.faults.size < SHOTS_MOST ? await photograph(bot.page) : "";
        told.faults.set(fault, [...where, `turn ${bot.turns + 1}, “${now.tray}” after ${bot.did.at(-1) ?? "nothing"} ${shot}`]);
      }
    }
    return step(now);
  };
  return told;
}

for (const { title, file, Mouse, Touch, words, width, height, touch, tongue } of GAMES) {
  test(`${title} keeps the laws of the page at every decision of a game at ${width} × ${height} (${tongue})`, () =>
    visit(
      async (page, { address, troubles }) => {
        await page.goto(`${address}${file}`);
        await page.getByRole("button", { name: `Start ${title}` }).waitFor();
        await start(page, { players: 2, who: ["Person", "Whelp"], names: ["Ylva"], seed: `laws ${width}`, pace: "instant" });
        const table = page.url();
        await page.goto(`${address}icons/icon-192.png`);
        await dress(page, { tongue, theme: "light" });
        await page.goto(table);
        await page.getByRole("application").waitFor();
        const TheBot = touch ? Touch : Mouse;
        const bot = new TheBot(page, { seed: `laws ${height}`, troubles, words: words?.[tongue] });
        const told = watched(bot, touch);
        await bot.play();
        columnsAddUp(await readTable(page));
        console.log(`${title}, ${width} × ${height}, ${tongue}: ${told.decisions} decisions in ${bot.turns} turns`);
        const list = [...told.faults].map(([fault, where]) => `${where.length} × ${fault}, as in ${where[0]}`);
        assert.deepEqual(list, []);
        assert.ok(told.decisions > 20, "too few decisions were looked at");
      },
      { viewport: { width, height }, hasTouch: Boolean(touch), isMobile: Boolean(touch), reducedMotion: "reduce" },
    ));
}
