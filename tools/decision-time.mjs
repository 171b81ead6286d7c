// Measures the decision time of computer players in the browser on a processor that is four times slower. Every thread of
// the page, workers included, is stopped for three quarters of the time; the browser's own throttling does not slow down
// workers. Two players of the same level play on every page; each page is measured for SECONDS.
//
//   node tools/decision-time.mjs [DIRECTORY [SECONDS]]

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright-core";
import { start } from "../tests/e2e/lobby.mjs";
import { GAMES } from "./games.mjs";
import { serve } from "./serve.mjs";

const SLOWER = 4;
/** The time for which threads run before they are stopped, in milliseconds. */
const RUN = 5;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
/** The bound and the goal of the 95th percentile of a decision, in seconds. */
const LEVELS = { Digger: [1, 0.3], Elder: [3, 1], Ancient: [8, 3] };
const [directory = "dist", seconds = "60"] = process.argv.slice(2);

/**
 * In the page: measures from the first message of a job to a worker until the last worker has answered. A message begins
 * with its type (0 think, 2 chosen), followed by the number of the job.
 */
function watch() {
  const [THINK, CHOSE] = [0, 2];
  const jobs = new Map();
  globalThis.minds = () => [...jobs.values()].filter(({ open }) => open === 0).map(({ begun, ended }) => ended - begun);
  const ticket = (bytes) => {
    let [number, shift, at] = [0, 0, 1];
    for (;;) {
      number |= (bytes[at] & 0x7f) << shift;
      if (bytes[at] < 0x80) return number;
      at += 1;
      shift += 7;
    }
  };
  globalThis.Worker = class extends Worker {
    constructor(...script) {
      super(...script);
      this.addEventListener("message", ({ data }) => {
        const job = data[0] === CHOSE && jobs.get(ticket(data));
        if (!job) return;
        job.open -= 1;
        job.ended = performance.now();
      });
    }

    postMessage(bytes, ...rest) {
      if (bytes[0] === THINK) {
        const job = jobs.get(ticket(bytes)) ?? { begun: performance.now(), open: 0 };
        job.open += 1;
        jobs.set(ticket(bytes), job);
      }
      super.postMessage(bytes, ...rest);
    }
  };
}

/** The renderer processes of a browser. */
async function renderers(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Stops processes for most of the time until the returned function releases them. */
function hold(processes) {
  let held = true;
  const all = (signal) => processes.forEach((id) => process.kill(id, signal));
  const ended = (async () => {
    while (held) {
      const begun = performance.now();
      await sleep(RUN);
      const ran = performance.now() - begun;
      all("SIGSTOP");
      await sleep(ran * (SLOWER - 1));
      all("SIGCONT");
    }
  })();
  return () => {
    held = false;
    return ended;
  };
}

/** Lets two players of a level play. Returns the milliseconds of their decisions, ascending. */
async function play(address, level) {
  // Each page has its own browser, because two pages may share a process.
  const browser = await chromium.launch({ executablePath: process.env.CHROME, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watch);
    await page.goto(address);
    await start(page, { players: 2, seed: `minds ${level}`, who: [level, level], pace: "instant" });
    const release = hold(await renderers(browser));
    await sleep(Number(seconds) * 1000);
    await release();
    return (await page.evaluate(() => globalThis.minds())).sort((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

const server = await serve(directory);
try {
  for (const { name, page: path } of GAMES) {
    for (const [level, [floor, aim]] of Object.entries(LEVELS)) {
      const took = await play(`${server.address}${path}`, level);
      assert.ok(took.length > 0, `no decision in ${seconds} seconds`);
      const at = (share) => (took[Math.min(took.length - 1, Math.floor(took.length * share))] / 1000).toFixed(2);
      console.log(
        `${name}, ${level}, ${SLOWER} times slower: ${took.length} decisions, seconds: half ${at(0.5)}, p95 ${at(0.95)}, ` +
          `longest ${at(1)} (floor ${floor}, aim ${aim})`,
      );
    }
  }
} finally {
  await server.close();
}
