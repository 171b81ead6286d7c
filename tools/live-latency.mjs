// Measures live play: the time from a press at one device to the painted picture of its move at the other one. Two pages in two
// browser profiles of one machine play some turns of each game by bots. Run it on a quiet machine.
//
//   CHROME=… node tools/live-latency.mjs [TURNS]

import { TITLES } from "../tests/e2e/engines/titles.mjs";
import { launch } from "../tests/e2e/harness.mjs";
import { sitDown } from "../tests/e2e/live.mjs";
import { serve } from "./serve.mjs";

const TURNS = Number(process.argv[2] ?? 3);
const NAMES = ["Ylva", "Torolf"];
/** Between a move and the next press of a hand, in milliseconds: a picture belongs to the press before it. */
const WITHIN = 2_000;

/** In the page: records when it was pressed, and when a change of the board or of the players was painted. Both by the clock of the machine. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  globalThis.live = { pressed: [], painted: [] };
  const PLACES = ".stage svg.board, .players, .pbar";
  for (const event of ["click", "keydown"]) addEventListener(event, () => globalThis.live.pressed.push(now()), true);
  let due = false;
  new MutationObserver((list) => {
    const seen = list.some(({ target }) => (target.closest ? target : target.parentElement)?.closest(PLACES));
    if (!seen || due) return;
    due = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        due = false;
        globalThis.live.painted.push(now());
      }, 0),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

const recorded = (page) => page.evaluate(() => globalThis.live);

/** Lets each bot play so many turns, and returns the times from the last press before each picture of the other side to that picture. */
async function latencies(pages, bots) {
  const times = [];
  for (let turn = 0; turn < 2 * TURNS; turn += 1) {
    const at = await Promise.race(bots.map((bot, n) => bot.wait().then(() => n)));
    const [mine, other] = [pages[at], pages[1 - at]];
    const begun = (await recorded(other)).painted.length;
    await bots[at].play((_, now) => Boolean(now.waits));
    const { pressed } = await recorded(mine);
    const painted = (await recorded(other)).painted.slice(begun);
    for (const [n, press] of pressed.entries()) {
      const picture = painted.find((time) => time > press && time < Math.min(press + WITHIN, pressed[n + 1] ?? Infinity));
      if (picture !== undefined) times.push(picture - press);
    }
  }
  return times.sort((a, b) => a - b);
}

const server = await serve("dist");
const browser = await launch();
try {
  for (const { title, file, TheBot } of TITLES) {
    const pages = [];
    for (const _ of NAMES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", serviceWorkers: "block" });
      await context.addInitScript(watch);
      pages.push(await context.newPage());
    }
    await pages[0].goto(`${server.address}${file}`);
    await pages[0].locator("[data-started]").waitFor({ state: "attached" });
    await sitDown(pages[0], pages[1], { seed: "latency", names: NAMES });
    const bots = pages.map((page, n) => new TheBot(page, { seed: NAMES[n], patience: 120_000 }));
    const times = await latencies(pages, bots);
    const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
    console.log(`${title}: ${times.length} moves seen elsewhere, ms: half ${at(0.5)}, p90 ${at(0.9)}, worst ${at(1)} (aim 100)`);
    for (const page of pages) await page.context().close();
  }
} finally {
  await browser.close();
  await server.close();
}
