// Measures how long the page's thread takes to list legal actions, to check a choice and to compute a move preview, on a
// processor that is four times slower. tools/speed.sh builds the functions measured here.
//
//   node tools/promptness.mjs DIRECTORY [STATES]

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "./games.mjs";
import { slower } from "./slower.mjs";

const SLOWER = 4;
const [directory, states = "100000"] = process.argv.slice(2);
/** The figures, each with the bound of its 99th percentile in milliseconds; none may take longer than a frame. */
const FLOOR = 16;
const PARTS = [["listed", 2], ["checked", 5], ["foretold", 16]];

const page = "index.html";
await writeFile(
  join(directory, page),
  `<!doctype html><title>promptness</title><script type="module">
    import init, { play } from "./promptness.js";
    globalThis.ready = init().then(() => play);
  </script>`,
);
await slower(SLOWER, directory, [page], async (page) => {
  for (const { id: game, name } of GAMES) {
    const took = PARTS.map(() => []);
    for (let seed = 1; took[0].length < Number(states); seed += 1) {
      const times = await page.evaluate(async ([game, seed]) => [...(await globalThis.ready)(game, seed)], [game, seed]);
      times.forEach((time, at) => took[at % PARTS.length].push(time));
    }
    const told = PARTS.map(([part, aim], at) => {
      const sorted = took[at].sort((a, b) => a - b);
      assert.ok(sorted.length > 0);
      const of = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
      return `${part}: half ${of(0.5)}, p99 ${of(0.99)}, longest ${of(1)} (aim ${aim})`;
    });
    console.log(`${name}, ${SLOWER} times slower, ${took[0].length} decisions, ms: ${told.join("; ")} (floor ${FLOOR})`);
  }
});
