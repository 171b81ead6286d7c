// The flows that run in every engine: Chromium through Playwright, Firefox and WebKitGTK over WebDriver (see webdriver/).
// They show that each game can be played to its end, kept, taken back and read in both languages; all other flows run in Chromium
// only.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { Bot } from "./bot.mjs";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { BRIEF, DESK, DIST, PATIENCE, TABLET, opened, site } from "./harness.mjs";
import { TapBot } from "./input-bots.mjs";
import { start } from "./lobby.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { moment, sameMoment, settled } from "./reading.mjs";
import { CAVE, PRINCESS, addsUp, readSheet } from "./score-sheet.mjs";
import { lastSave } from "./storage.mjs";

/**
 * What not every engine offers here, with the engines that offer it. `flowsIn` leaves a flow out by this table; all other flows
 * of these parts run in Chromium only.
 */
const ONLY = {
  // WebKitGTK's driver makes a mouse of a finger. Windows of Firefox and WebKitGTK are never as narrow as a phone.
  touch: ["chromium", "firefox"],
  phone: ["chromium"],
  // Playwright's clock, routes of requests, and media of a page such as forced colours.
  emulation: ["chromium"],
  // The trace of the browser, which the tools for delays read.
  tracing: ["chromium"],
  // What the browser itself says of a page. Elsewhere a flow knows what the recorder sees: calls of `console.error`, exceptions
  // of page and workers, refusals by the policy, and answers of the server (see webdriver/recorder.mjs).
  browserLog: ["chromium"],
};

/** The time that a flow may take, in milliseconds: WebKitGTK draws without a graphics card. */
const LIMIT = { timeout: 900_000 };

/** Each title: its page, its bot, and the categories of its score sheet. */
const TITLES = [
  { title: "Mountain King", file: "", TheBot: Bot, who: ["Person", "Whelp"] },
  { title: "Cave Troll", file: "cave-troll.html", TheBot: CaveTrollBot, categories: CAVE, who: ["Person", "Whelp", "Digger"] },
  {
    title: "Trolls & Princesses",
    file: "trolls-and-princesses.html",
    TheBot: PrincessBot,
    categories: PRINCESS,
    who: ["Person", "Whelp"],
  },
];
const LEVELS = ["Whelp", "Digger", "Whelp", "Digger"];

const seconds = (begun) => ((performance.now() - begun) / 1000).toFixed(1);
const chips = (page) => page.locator("[aria-label=Players] button > .sr").allTextContents();

/** Opens the lobby of a title. */
async function lobby(page, address, { title, file }) {
  await page.goto(`${address}${file}`);
  await page.getByRole("button", { name: `Start ${title}` }).waitFor();
}

/** Reloads the table while a person is on turn, and expects the same game. */
async function reload(page) {
  await settled(page);
  const before = await chips(page);
  const { log } = await lastSave(page);
  await page.reload();
  await page.getByRole("application").waitFor();
  assert.ok(before.length > 1, "nobody plays");
  assert.deepEqual(await chips(page), before, "the reloaded game is another one");
  assert.deepEqual((await lastSave(page)).log.slice(0, log.length), log);
}

/** Chooses a language in the menu of the table. */
async function speak(page, language, tag) {
  await page.locator(".menubox > button").click();
  await page.locator(".menu").getByRole("button", { name: language, exact: true }).click();
  await page.waitForFunction((tag) => document.documentElement.lang.startsWith(tag), tag);
  await page.getByRole("application").waitFor();
}

/** A person is on turn and nothing hides the table. */
const mine = ({ tray, waits, modal, drafting, controls }) =>
  tray !== "" && !waits && !modal && !drafting && !controls.some(({ curtain }) => curtain);

/** Runs in a page: every kind of error that a flow has to learn of. */
const fail = () =>
  addEventListener("load", () => {
    setTimeout(() => {
      throw new Error("late");
    });
    Promise.reject(new Error("unheld"));
    console.error("told");
    fetch("nothing.txt");
  });

/** Visits a site once, with its service worker, and takes the network away before `flow(page)`. */
async function withoutNetwork(engine, flow) {
  const { server, browser } = await opened(engine, await serve(DIST));
  try {
    const context = await browser.newContext({ viewport: DESK, locale: "en-GB", serviceWorkers: "allow" });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(server.address);
    // The worker takes over when it has fetched the whole site.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => localStorage.setItem("trollmoot/pace", "instant"));
    await server.close();
    // Once only: WebKitGTK stops now and then when a page that is still starting is loaded again without a network.
    await page.reload();
    await page.locator("[data-started]").waitFor({ state: "attached" });
    await flow(page);
    await context.close();
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Defines the flows in an engine. */
export function flowsIn(engine) {
  const visit = site({ engine });

  describe(`in ${engine}`, () => {
    test("the lobby of every title opens, from one to the next", LIMIT, () =>
      visit(async (page, { address }) => {
        for (const one of [...TITLES, TITLES[0]]) await lobby(page, address, one);
        for (const { title, file } of TITLES.slice(1)) {
          await page.getByRole("link", { name: title }).first().click();
          await page.waitForURL(new RegExp(file.replace(".", "\\.")));
          await page.getByRole("button", { name: `Start ${title}` }).waitFor();
          await lobby(page, address, TITLES[0]);
        }
      }));

    for (const one of TITLES) {
      const { title, TheBot, categories, who } = one;
      test(`${title}: a whole game by presses, with a reload in the middle`, LIMIT, () =>
        visit(async (page, { address, troubles }) => {
          await lobby(page, address, one);
          await start(page, { players: who.length, seed: "whole", who, pace: "instant" });
          const begun = performance.now();
          const bot = new TheBot(page, { seed: "whole", troubles });
          await bot.play((bot, now) => bot.turns >= 3 && mine(now));
          await reload(page);
          await bot.play();
          addsUp(await readSheet(page), who.length, categories);
          console.log(`${engine}: ${title} by presses: ${seconds(begun)} s, ${bot.did.length} steps`);
        }));

      test(`${title}: four computer players play to the end`, LIMIT, () =>
        visit(async (page, { address }) => {
          page.setDefaultTimeout(300_000);
          await lobby(page, address, one);
          await start(page, { players: 4, seed: "engines", who: LEVELS, pace: "instant" });
          const begun = performance.now();
          addsUp(await readSheet(page), 4, categories);
          console.log(`${engine}: ${title}, four computer players to the end: ${seconds(begun)} s`);
        }));
    }

    test("every kind of error is seen", LIMIT, () =>
      visit(
        async (page, { troubles }) => {
          const wanted = [/thrown: .*late/, /thrown: .*unheld/, /console: told/, /missing: .*nothing\.txt/];
          const unseen = () => wanted.filter((what) => !troubles.some((trouble) => what.test(trouble)));
          for (const end = performance.now() + BRIEF; unseen().length && performance.now() < end; ) {
            await page.evaluate(() => new Promise(requestAnimationFrame));
          }
          assert.deepEqual(unseen(), []);
          troubles.length = 0;
        },
        { before: fail },
      ));

    test("a game is played without a network after one visit", LIMIT, () =>
      withoutNetwork(engine, async (page) => {
        await start(page, { players: 2, seed: "nobody is there", who: ["Person", "Whelp"] });
        const bot = new Bot(page, { seed: "offline" });
        await bot.play((bot) => bot.turns >= 2);
      }));

    if (ONLY.touch.includes(engine)) {
      test("a finger on a tablet: a recruit and a tunnel", LIMIT, () =>
        visit(
          async (page, { troubles }) => {
            assert.ok(await page.evaluate(() => matchMedia("(pointer: coarse)").matches), "the page does not know of the finger");
            await start(page, { seed: "a finger" });
            const bot = new TapBot(page, { seed: "finger", troubles, habits: { recruit: 1, cast: 0 } });
            await bot.play((bot) => (bot.tally.place ?? 0) >= 1 && bot.turns >= 1);
            bot.habits.recruit = 0;
            await bot.play((bot) => (bot.tally.dig ?? 0) >= 1 && bot.turns >= 2);
          },
          { viewport: TABLET, hasTouch: true },
        ));
    }

    test("an action is undone and redone, by button and by key", LIMIT, () =>
      visit(async (page, { troubles }) => {
        await start(page, { seed: "back and forth", curtain: false });
        const bot = new Bot(page, { seed: "digger", troubles, habits: { recruit: 0, cast: 0, activate: 0 } });
        await bot.play((bot, now) => now.tray === "Dig a tunnel" && mine(now));
        const before = await moment(page);
        await bot.play((bot) => bot.tally.dig === 1);
        const after = await moment(page);
        assert.notDeepEqual(after.mountain, before.mountain);
        const undo = page.getByRole("button", { name: /^Undo/ });
        const redo = page.getByRole("button", { name: /^Redo/ });
        // A tunnel is two decisions: its shape, and its position.
        for (let n = 0; n < 2; n += 1) await undo.click();
        sameMoment(await moment(page), before, "after undo");
        for (let n = 0; n < 2; n += 1) await redo.click();
        sameMoment(await moment(page), after, "after redo");
        for (let n = 0; n < 2; n += 1) await page.keyboard.press("Control+z");
        sameMoment(await moment(page), before, "after undo by key");
        for (let n = 0; n < 2; n += 1) await page.keyboard.press("Control+Shift+Z");
        sameMoment(await moment(page), after, "after redo by key");
      }));

    test("the language changes in the middle of a game, and nothing else", LIMIT, () =>
      visit(async (page, { troubles }) => {
        await start(page, { seed: "tongues", curtain: false });
        await new Bot(page, { seed: "tongues", troubles }).play((bot, now) => now.tray === "Dig a tunnel" && mine(now));
        const before = await moment(page);
        await speak(page, "Français", "fr");
        assert.match(await page.title(), /^Roi de la Montagne/);
        assert.deepEqual((await moment(page)).can, before.can, "what can be done is the same");
        await page.reload();
        await page.getByRole("application").waitFor();
        await speak(page, "English", "en");
        sameMoment(await moment(page), before, "back in English");
      }));

    test("the first page speaks the reader's language", LIMIT, () =>
      visit(
        async (page) => {
          await page.getByRole("button", { name: "Commencer la partie" }).waitFor();
          assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
        },
        { locale: "fr-FR" },
      ));

    test("a game is exported as a file, and opened elsewhere", LIMIT, () =>
      visit(async (page, { troubles }) => {
        await start(page, { seed: "to go", names: ["Ylva", "Torolf"] });
        const bot = new Bot(page, { seed: "to go", troubles });
        await bot.play((bot, now) => bot.turns === 1 && now.tray === "Dig a tunnel" && mine(now));
        const before = await chips(page);
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        const button = page.getByRole("button", { name: "Save as a file" });
        const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
        const file = await download.path();
        assert.equal(JSON.parse(await readFile(file, "utf8")).game, "mountain-king");
        await page.evaluate(() => localStorage.clear());
        await page.evaluate(() => history.replaceState(null, "", "#"));
        await page.reload();
        await page.getByText("No saved game yet").waitFor();
        await page.getByLabel("Open a saved file").setInputFiles(file);
        await page.getByRole("application").waitFor();
        await settled(page);
        assert.deepEqual(await chips(page), before);
        await bot.play((bot) => bot.turns >= 2);
      }));
  });
}
