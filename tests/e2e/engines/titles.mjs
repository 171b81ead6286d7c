// The titles, and steps of flows that are the same in all of them.

import assert from "node:assert/strict";
import { Bot } from "../bot.mjs";
import { CaveTrollBot } from "../cave-troll-bot.mjs";
import { start } from "../lobby.mjs";
import { open } from "../positions.mjs";
import { PrincessBot } from "../princess-bot.mjs";
import { settled } from "../reading.mjs";
import { CAVE, PRINCESS } from "../score-sheet.mjs";
import { lastSave } from "../storage.mjs";

/** The time that a flow may take, in milliseconds: WebKitGTK draws without a graphics card. */
export const LIMIT = { timeout: 600_000 };

/**
 * Each title: its page, its bot, the categories of its score sheet, who plays a game by presses, a position in the middle of a game,
 * decisions of different layouts, and what its title begins with in French.
 */
export const TITLES = [
  {
    title: "Mountain King",
    game: "mountain-king",
    file: "",
    TheBot: Bot,
    who: ["Person", "Whelp"],
    position: "work",
    layouts: ["work", "lay", "halls"],
    french: /^Roi de la Montagne/,
  },
  {
    title: "Cave Troll",
    game: "cave-troll",
    file: "cave-troll.html",
    TheBot: CaveTrollBot,
    categories: CAVE,
    // Two find too little gold for a sheet that tells much.
    who: ["Person", "Whelp", "Digger"],
    position: "act",
    layouts: ["act", "play", "put"],
    french: /^Cave Troll/,
  },
  {
    title: "Trolls & Princesses",
    game: "trolls-and-princesses",
    file: "trolls-and-princesses.html",
    TheBot: PrincessBot,
    categories: PRINCESS,
    // A Whelp makes too few points for a sheet that tells much.
    who: ["Person", "Digger"],
    position: "act",
    layouts: ["act", "lay", "move"],
    french: /^Trolls & Princesses/,
  },
];

/** The players as the page names them to a screen reader, with their points. */
export const chips = (page) => page.locator("[aria-label=Players] button > .sr").allTextContents();

/** The log of the game that was played last. */
export const logOf = async (page) => (await lastSave(page)).log;

/** Detects that a person is on turn and nothing hides the table. */
export const mine = ({ tray, waits, modal, drafting, controls }) =>
  tray !== "" && !waits && !modal && !drafting && !controls.some(({ curtain }) => curtain);

/** Opens the lobby of a title. */
export async function lobby(page, address, { title, file }) {
  await page.goto(`${address}${file}`);
  await page.getByRole("button", { name: `Start ${title}` }).waitFor();
}

/** Starts a game of a title; computer players move at once. */
export async function begin(page, address, one, options) {
  await lobby(page, address, one);
  await start(page, { pace: "instant", ...options });
}

/** Opens a game of a title in the middle, and returns its log. */
export async function midGame(page, address, { game, position }) {
  await page.evaluate(() => localStorage.setItem("trollmoot/pace", "instant"));
  await open(page, address, game, position);
  await settled(page);
  return logOf(page);
}

/** Plays step by step until the stored log is longer; returns it. */
export async function playsOn(page, bot) {
  const before = (await logOf(page)).length;
  for (let go = 0; go < 40; go += 1) {
    let steps = 0;
    await bot.play((_, now) => steps++ > 0 && !now.waits);
    const log = await logOf(page);
    if (log.length > before) return log;
  }
  return assert.fail(bot.story("nothing is played"));
}
