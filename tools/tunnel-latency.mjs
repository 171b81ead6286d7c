// Measures the time from a press on a tunnel to the frame in which all its places are highlighted. Run it on a quiet machine.
//
//   node tools/tunnel-latency.mjs [DIRECTORY]

import assert from "node:assert/strict";
import { Bot } from "../tests/e2e/bot.mjs";
import { start } from "../tests/e2e/lobby.mjs";
import { slower } from "./slower.mjs";

const SAMPLES = 15;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const told = (numbers) => `median ${median(numbers).toFixed(1)}, from ${Math.min(...numbers).toFixed(1)} to ${Math.max(...numbers).toFixed(1)} ms`;

async function light(page) {
  await start(page, { players: 2, seed: "the middle of a game", curtain: false });
  const bot = new Bot(page, { seed: "middle", habits: { recruit: 0.2 } });
  const able = (now) => now.controls.filter((control) => control.enabled && "shape" in control.data);
  const now = await bot.play((bot, now) => bot.turns >= 10 && now.tray === "Dig a tunnel" && able(now).length >= 2);
  const shapes = able(now).map((control) => control.data.shape);
  assert.ok(shapes.length >= 2, "no tunnel can be dug in the middle of the game");
  const figures = await page.evaluate(
    async ([shapes, samples]) => {
      const frame = () => new Promise(requestAnimationFrame);
      // A message is delivered after the previous frame has been painted.
      const task = () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      const lit = () => document.querySelector("[role=grid] .legal");
      const rest = async () => {
        await frame();
        await frame();
        await task();
      };
      const [ready, painted, next, squares] = [[], [], [], []];
      for (let n = 0; n < samples; n += 1) {
        const button = document.querySelector(`[data-shape=${shapes[n % shapes.length]}]`);
        await rest();
        const begun = performance.now();
        button.click();
        // The page changes in the microtasks after the press.
        while (!lit()) await null;
        ready.push(performance.now() - begun);
        await frame();
        await task();
        painted.push(performance.now() - begun);
        await frame();
        next.push(performance.now() - begun);
        squares.push(lit().getAttribute("d").split("M").length - 1);
        button.click();
        await rest();
      }
      return { ready, painted, next, squares };
    },
    [shapes, SAMPLES],
  );
  assert.ok(figures.squares.every((count) => count > 0), "nothing was lit");
  console.log(`lit squares: ${figures.squares.join(" ")}`);
  console.log(`press to changed page: ${told(figures.ready)}`);
  console.log(`press to painted frame: ${told(figures.painted)}`);
  console.log(`press to the second frame after it: ${told(figures.next)}`);
}

await slower(1, process.argv[2] ?? "dist", [""], light);
