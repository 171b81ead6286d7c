// How soon the page answers: from every press, tap and key of a whole game to the next frame, on a processor four times
// slower, with what shifts by itself in the whole game. A bot plays against a Whelp. It measures this machine as well: run it when
// nothing else does.
//
//   node tools/ease.mjs [DIRECTORY]

import { Bot } from "../tests/e2e/bot.mjs";
import { Delver } from "../tests/e2e/delver.mjs";
import { start } from "../tests/e2e/lobby.mjs";
import { Raider } from "../tests/e2e/raider.mjs";
import { slower } from "./slower.mjs";

const SLOWER = 4;
const GAMES = {
  "": { name: "Mountain King", player: Bot },
  "cave-troll.html": { name: "Cave Troll", player: Delver },
  "trolls-and-princesses.html": { name: "Trolls & Princesses", player: Raider },
};

/**
 * In the page: the longest event of every interaction, and how much has moved without one: the worst of all sessions, as
 * browsers count it. A session is over after a second without a shift, and after five in any case.
 */
function watch() {
  globalThis.ease = { interactions: new Map(), shift: 0 };
  let [first, last, sum] = [-Infinity, -Infinity, 0];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const { interactions } = globalThis.ease;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0];
      last = startTime;
      sum += value;
      globalThis.ease.shift = Math.max(globalThis.ease.shift, sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Plays a whole game, and tells how it felt. */
async function play(page, path) {
  const game = GAMES[path];
  await start(page, { players: 2, seed: "at ease", who: ["Person", "Whelp"], pace: "instant" });
  await new game.player(page, { seed: "at ease" }).play();
  const { took, count, shift } = await page.evaluate(() => ({
    took: [...globalThis.ease.interactions.values()].sort((a, b) => b - a),
    count: performance.interactionCount ?? globalThis.ease.interactions.size,
    shift: globalThis.ease.shift,
  }));
  // Interactions below the threshold of 16 ms are counted, but not told.
  const at = (share) => took[Math.floor(count * share)] ?? 16;
  // As browsers do it: of every fifty interactions the longest one is left out.
  const told = took[Math.floor(count / 50)] ?? 16;
  console.log(
    `${game.name}, ${SLOWER} times slower: ${count} interactions; to the next frame, ms: half ${at(0.5)}, p98 ${at(0.02)}, ` +
      `worst ${took[0] ?? 16}, INP ${told} (floor 200, aim 64); layout shift ${shift.toFixed(4)} (floor 0.1, aim 0.01)`,
  );
}

await slower(SLOWER, process.argv[2] ?? "dist", Object.keys(GAMES), play, watch);
