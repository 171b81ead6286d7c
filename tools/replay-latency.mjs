// Measures seeks in the replay of the longest game, at full speed and with the processor slowed down four times: anywhere, near the
// beginning, and near the end. Run it on a quiet machine.
//
//   node tools/replay-latency.mjs [DIRECTORY]

import assert from "node:assert/strict";
import { open, replay } from "../tests/e2e/games.mjs";
import { slower } from "./slower.mjs";

async function seek(page, rate) {
  await open(page, "long");
  await replay(page);
  const told = await page.evaluate(async () => {
    const rail = document.querySelector("[data-replay] input[type=range]");
    const last = Number(rail.max);
    const frame = () => new Promise(requestAnimationFrame);
    const task = () => new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
    let state = 11;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const seek = async (to) => {
      await frame();
      await task();
      rail.value = to;
      const begun = performance.now();
      rail.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((done) => setTimeout(done, 0));
      await frame();
      await task();
      return performance.now() - begun;
    };
    const [all, first, final] = [[], [], []];
    for (let n = 0; n < 200; n += 1) all.push(await seek(Math.floor(random() * last)));
    for (let n = 0; n < 30; n += 1) first.push(await seek(20 + n));
    for (let n = 0; n < 30; n += 1) final.push(await seek(last - 20 - n));
    const at = (of, share) => [...of].sort((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * share))];
    return { last, p50: at(all, 0.5), p99: at(all, 0.99), first: at(first, 0.5), final: at(final, 0.5) };
  });
  assert.ok(told.last >= 600, `${told.last} decisions are not the longest game`);
  console.log(
    `seek in a game of ${told.last}${rate === 1 ? "" : `, ${rate} times slower`}, ms: half ${told.p50.toFixed(0)}, p99 ${told.p99.toFixed(0)} ` +
      `(floor 200, aim 50); near the beginning ${told.first.toFixed(0)}, near the end ${told.final.toFixed(0)}`,
  );
}

for (const rate of [1, 4]) await slower(rate, process.argv[2] ?? "dist", [""], (page) => seek(page, rate));
