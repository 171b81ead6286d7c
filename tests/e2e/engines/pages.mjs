// Flows of every engine: how pages look and start, and what the flows learn of them.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serve } from "../../../tools/serve.mjs";
import { Bot } from "../bot.mjs";
import { hidden, moving } from "../checks.mjs";
import { BRIEF, DESK, DIST, PATIENCE, TABLET, opened, site } from "../harness.mjs";
import { untilIdle } from "../idle.mjs";
import { TapBot } from "../input-bots.mjs";
import { asked, buried, covered } from "../layout-laws.mjs";
import { start } from "../lobby.mjs";
import { open } from "../positions.mjs";
import { offers } from "./only.mjs";
import { LIMIT, TITLES, begin, midGame, playsOn } from "./titles.mjs";

/** The windows in which the laws of the layout are checked. */
const WINDOWS = [{ width: 1280, height: 720 }, TABLET];
/** The number of reloads after which a page must take no more memory than after a few. */
const RELOADS = 20;
const FEW = 4;

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
    await page.reload();
    await page.locator("[data-started]").waitFor({ state: "attached" });
    await flow(page);
    await context.close();
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Whether the document is longer than the window: a table never scrolls as a whole. */
const long = (page) =>
  page.evaluate(() => (document.documentElement.scrollHeight > innerHeight + 1 ? [`the page is ${document.documentElement.scrollHeight} px long`] : []));

/** What a page holds after garbage has been collected, by the browser's own count: documents, nodes, and bytes of the heap. */
async function held(client) {
  for (let go = 0; go < 2; go += 1) await client.send("HeapProfiler.collectGarbage");
  const { documents, nodes } = await client.send("Memory.getDOMCounters");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  return { documents, nodes, bytes: usedSize };
}

/** Defines the flows in an engine. */
export function pagesIn(engine) {
  const visit = site({ engine });

  describe(`in ${engine}`, () => {
    for (const { width, height } of WINDOWS) {
      test(`the decisions of every title keep the laws of the layout at ${width} × ${height}`, LIMIT, () =>
        visit(
          async (page, { address }) => {
            const faults = [];
            for (const { game, layouts } of TITLES) {
              for (const name of layouts) {
                await open(page, address, game, name);
                await untilIdle(page);
                const found = [await asked(page), await covered(page), await buried(page), await hidden(page), await long(page)];
                faults.push(...found.flat().map((fault) => `${game}, ${name}: ${fault}`));
              }
            }
            assert.deepEqual(faults, []);
          },
          { viewport: { width, height }, reducedMotion: "reduce" },
        ));
    }

    test("nothing moves for a reader who wants less motion", LIMIT, () =>
      visit(
        async (page, { address, troubles }) => {
          assert.ok(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches), "the page does not know of the wish");
          for (const one of TITLES) {
            await midGame(page, address, one);
            const bot = new one.TheBot(page, { seed: "calm", troubles });
            for (let go = 0; go < 3; go += 1) {
              await playsOn(page, bot);
              assert.deepEqual(await moving(page), [], one.title);
            }
          }
        },
        { reducedMotion: "reduce" },
      ));

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

    test("the first page speaks the reader's language", LIMIT, () =>
      visit(
        async (page) => {
          await page.getByRole("button", { name: "Commencer la partie" }).waitFor();
          assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
        },
        { locale: "fr-FR" },
      ));

    test("a browser of this engine is told of no lack", LIMIT, () =>
      visit(async (page) => {
        assert.equal(await page.locator(".older").count(), 1);
        assert.equal(await page.locator(".older").isVisible(), false);
      }));

    if (offers(engine, "offline")) {
      test("a game is played without a network after one visit", LIMIT, () =>
        withoutNetwork(engine, async (page) => {
          await start(page, { players: 2, seed: "nobody is there", who: ["Person", "Whelp"] });
          const bot = new Bot(page, { seed: "offline" });
          await bot.play((bot) => bot.turns >= 2);
        }));
    }

    if (offers(engine, "touch")) {
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

    if (offers(engine, "memory")) {
      test("twenty reloads of a table take no more memory than a few", LIMIT, () =>
        visit(async (page, { address }) => {
          await begin(page, address, TITLES[0], { players: 2, seed: "again", who: ["Person", "Whelp"] });
          const client = await page.context().newCDPSession(page);
          let few;
          for (let go = 1; go <= RELOADS; go += 1) {
            await page.reload();
            await page.getByRole("application").waitFor();
            await untilIdle(page);
            if (go === FEW) few = await held(client);
          }
          const many = await held(client);
          const told = `${JSON.stringify(few)}, then ${JSON.stringify(many)}`;
          assert.ok(many.documents <= few.documents + 1, told);
          assert.ok(many.nodes <= few.nodes * 1.2 && many.bytes <= few.bytes * 1.2, told);
        }));
    }
  });
}
