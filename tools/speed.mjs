// Measures what tools/speed.sh has built; run that script instead.
//
//   node tools/speed.mjs NATIVE-EXAMPLES RANDOM-GAMES.wasm SECONDS

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { start } from "../tests/e2e/lobby.mjs";
import { GAMES } from "./games.mjs";
import { serve } from "./serve.mjs";

const ROUNDS = 5;
const LATE = 50;
// The timestamps of frames are rounded.
const GRAIN = 0.5;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
const [examples, games, seconds] = [process.argv[2], process.argv[3], Number(process.argv[4])];

/** Runs a native example. Returns its output, its status, and the seconds that it takes. */
function run(name) {
  const begun = performance.now();
  const ended = spawnSync(join(examples, name), { encoding: "utf8", maxBuffer: 1 << 28 });
  const took = (performance.now() - begun) / 1000;
  assert.equal(ended.error, undefined);
  assert.equal(ended.stderr, "");
  return { told: JSON.parse(ended.stdout), code: ended.status, took };
}

/** Returns the best of several rounds: other load on the machine only makes rounds slower. */
function best(round) {
  const rounds = Array.from({ length: ROUNDS }, round);
  return rounds.reduce((a, b) => (b.took < a.took ? b : a));
}

/** Random games on the page's thread: the seconds of the best round, and the checksum. */
const randomGames = (page, wasm) =>
  page.evaluate(
    async ([base64, rounds]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const { instance } = await WebAssembly.instantiate(bytes);
      let [took, code] = [Infinity, 0];
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now();
        code = instance.exports.main(0, 0);
        took = Math.min(took, (performance.now() - begun) / 1000);
      }
      return { took, code };
    },
    [wasm.toString("base64"), ROUNDS],
  );

/** Lets the site's own workers answer, each with its own trees. Returns the seconds of the best round. */
const searches = (page, ready, trees) =>
  page.evaluate(
    async ([ready, trees, rounds, game]) => {
      const same = (a, b) => a.length === b.length && a.every((byte, at) => byte === b[at]);
      const workers = await Promise.all(
        trees.map(async () => {
          const worker = new Worker("./thinker.js?v=speed", { name: game });
          // Returns the next message, progress reports aside: those begin with a 1.
          const next = () =>
            new Promise((done, failed) => {
              worker.onerror = ({ message }) => failed(new Error(message));
              worker.onmessage = ({ data }) => data[0] !== 1 && done(data);
            });
          if (!same(await next(), ready)) throw new Error("the site is of another build: make site");
          const answers = async ({ messages }) => {
            const heard = [];
            for (const { order } of messages) {
              worker.postMessage(Uint8Array.from(order));
              heard.push(await next());
            }
            return heard;
          };
          return { worker, answers };
        }),
      );
      let best = Infinity;
      for (let round = 0; round <= rounds; round += 1) {
        const begun = performance.now();
        const heard = await Promise.all(workers.map(({ answers }, at) => answers(trees[at])));
        const took = (performance.now() - begun) / 1000;
        // The first round warms up the browser's compiler.
        if (round > 0) best = Math.min(best, took);
        const right = ({ messages }, at) => messages.every(({ reply }, n) => same(heard[at][n], reply));
        if (!trees.every(right)) throw new Error("a worker answers otherwise than this machine");
      }
      workers.forEach(({ worker }) => worker.terminate());
      return best;
    },
    [ready, trees, ROUNDS, GAMES[0].id],
  );

/** The tasks of the page's thread in a browser trace: the wall-clock and CPU time of each, in milliseconds. */
function tasks(events) {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const runs = events.filter(({ ph, name, pid, tid }) => ph === "X" && name === "RunTask" && mains.some((main) => main.pid === pid && main.tid === tid));
  assert.ok(runs.length > 0, "the tracing has seen no task");
  return runs.map(({ dur, tdur = dur }) => ({ took: dur / 1000, worked: tdur / 1000 })).sort((a, b) => b.took - a.took);
}

/** Records a game among computer players from the first paint of its table: its frames, and the tasks of the page's thread. */
async function frames(address, players, pace) {
  // A separate browser, so that the trace contains this page only.
  const browser = await chromium.launch({ executablePath: process.env.CHROME, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await start(page, { players, seed: "frames", who: ["Ancient", "Elder", "Digger", "Whelp"], pace });
    await page.evaluate(
      () =>
        new Promise((ready) => {
          window.gaps = [];
          let last;
          let thought = false;
          const frame = (now) => {
            if (last !== undefined && thought) window.gaps.push(now - last);
            last = now;
            thought = Boolean(document.querySelector("[data-waits]"));
            requestAnimationFrame(frame);
          };
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              requestAnimationFrame(frame);
              ready();
            }),
          );
        }),
    );
    const devtools = await page.context().newCDPSession(page);
    const events = [];
    devtools.on("Tracing.dataCollected", ({ value }) => value.forEach((event) => events.push(event)));
    const traceConfig = { includedCategories: ["disabled-by-default-devtools.timeline"] };
    await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
    await page.waitForTimeout(seconds * 1000);
    const gaps = await page.evaluate(() => window.gaps);
    const done = new Promise((complete) => devtools.once("Tracing.tracingComplete", complete));
    await devtools.send("Tracing.end");
    await done;
    return { gaps: gaps.sort((a, b) => b - a), tasks: tasks(events) };
  } finally {
    await browser.close();
  }
}

const native = best(() => run("random_games"));
const { told: middle } = run("middle_games");
const server = await serve("dist");
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: FLAGS });
try {
  const page = await browser.newPage();
  await page.goto(server.address);
  const web = await randomGames(page, readFileSync(games));
  assert.equal(web.code, native.code, "the browser has played other games");
  const { ready, trees } = middle;
  const one = trees[0].simulations / (await searches(page, ready, trees.slice(0, 1)));
  const two = (trees[0].simulations + trees[1].simulations) / (await searches(page, ready, trees));
  await page.close();

  const { decisions, games: played } = native.told;
  const row = (name, here, there) =>
    console.log(`${name.padEnd(24)}${here.toFixed(0).padStart(12)}${there.toFixed(0).padStart(12)}${((there / here) * 100).toFixed(0).padStart(8)} %`);
  console.log(`${"".padEnd(24)}${"native".padStart(12)}${"browser".padStart(12)}${"share".padStart(10)}`);
  row("decisions a second", decisions / native.took, decisions / web.took);
  row("random games a second", played / native.took, played / web.took);
  row("simulations a second", middle.simulations_per_s, one);
  console.log(`two workers: ${two.toFixed(0)} simulations a second, ${(two / one).toFixed(2)} times one`);
  for (const { page: path, name } of GAMES) {
    for (const pace of ["normal", "fast", "instant"]) {
      const { gaps, tasks } = await frames(`${server.address}${path}`, 4, pace);
      const late = gaps.filter((gap) => gap > LATE + GRAIN);
      const ms = (times) => (times.length > 0 ? ` (${times.slice(0, 8).map((time) => time.toFixed(0)).join(" ")} ms)` : "");
      const long = tasks.filter(({ took }) => took > LATE).map(({ took }) => took);
      const worked = Math.max(...tasks.map(({ worked }) => worked));
      console.log(
        `${name}, pace ${pace}, while a computer player thinks: ${long.length} of ${tasks.length} tasks of the page longer than ${LATE} ms` +
          `${ms(long)}, the longest ${tasks[0].took.toFixed(0)}, at most ${worked.toFixed(0)} ms of work in one; ${late.length} of ${gaps.length} frames later than that${ms(late)}, ` +
          `95 % within ${gaps[Math.floor(gaps.length * 0.05)]?.toFixed(0)} ms`,
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
}
