// Measures the time from every press and key of a whole game to the next frame, with the processor slowed down four times, and the
// layout shifts of the game. A bot plays against a Whelp. Run it on a quiet machine.
//
// The bot moves like a hand: it hovers before it presses, and reads the page again only after the next frame. The bot's own
// reads and checks run on the page's thread and must not count as latency.
//
//   node tools/input-latency.mjs [DIRECTORY]

import { HAND_BOTS } from "../tests/e2e/input-bots.mjs";
import { start } from "../tests/e2e/lobby.mjs";
import { GAMES } from "./games.mjs";
import { slower } from "./slower.mjs";

const SLOWER = 4;
/** The minimal time between two actions of a hand, in milliseconds. */
const HAND = 80;

/**
 * In the page: records the longest event of every interaction, and the worst session of layout shifts without input, as
 * browsers define it. A session ends after a second without a shift, and after five seconds in any case.
 */
function watch() {
  globalThis.ease = { interactions: new Map(), answers: [], shift: 0 };
  // A press is painted at once and runs its handler afterwards: measures from the press to the paint of the result.
  const pressed = new Map();
  new MutationObserver((list) => {
    for (const { target } of list) {
      const begun = pressed.get(target);
      if (target.hasAttribute("data-pressed")) pressed.set(target, begun ?? performance.now());
      else if (pressed.delete(target)) {
        requestAnimationFrame(() => setTimeout(() => globalThis.ease.answers.push(performance.now() - begun), 0));
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ["data-pressed"] });
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

/** Waits until the result of a press has been painted, and for as long as a hand needs. */
async function rest(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
  await page.waitForTimeout(HAND);
}

/** Slows the page's mouse and keyboard down to the speed of a hand; a tap presses like a mouse. */
function unhurried(page) {
  const { mouse, keyboard, touchscreen } = page;
  const stroke = keyboard.press.bind(keyboard);
  keyboard.press = async (key) => {
    await stroke(key);
    await rest(page);
  };
  mouse.click = async (x, y) => {
    await mouse.move(x, y);
    await rest(page);
    await mouse.down();
    await mouse.up();
    await rest(page);
  };
  touchscreen.tap = mouse.click;
}

/** Extends a bot to press with that mouse. */
const byHand = (Player) =>
  class extends Player {
    async use(found) {
      await found.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await found.boundingBox();
      await this.page.mouse.click(x + width / 2, y + height / 2);
    }
  };

/** Plays a whole game, and reports its interactions. */
async function play(page, path) {
  const { id, name } = GAMES.find(({ page }) => page === path);
  await start(page, { players: 2, seed: "at ease", who: ["Person", "Whelp"], pace: "instant" });
  unhurried(page);
  await new (byHand(HAND_BOTS[id]))(page, { seed: "at ease" }).play();
  const { took, count, answers, shift } = await page.evaluate(() => ({
    took: [...globalThis.ease.interactions.values()].sort((a, b) => b - a),
    count: performance.interactionCount ?? globalThis.ease.interactions.size,
    answers: globalThis.ease.answers.sort((a, b) => b - a),
    shift: globalThis.ease.shift,
  }));
  // Interactions below the threshold of 16 ms are counted, but not listed.
  const at = (share) => took[Math.floor(count * share)] ?? 16;
  const answer = (share) => Math.round(answers[Math.floor(answers.length * share)] ?? 0);
  // As browsers do: the longest of every fifty interactions is left out.
  const told = took[Math.floor(count / 50)] ?? 16;
  console.log(
    `${name}, ${SLOWER} times slower: ${count} interactions; to the next frame, ms: half ${at(0.5)}, p98 ${at(0.02)}, ` +
      `worst ${took[0] ?? 16}, INP ${told} (floor 200, aim 64); what ${answers.length} presses did was painted after, ms: ` +
      `half ${answer(0.5)}, p98 ${answer(0.02)}; layout shift ${shift.toFixed(4)} (floor 0.1, aim 0.01)`,
  );
}

await slower(SLOWER, process.argv[2] ?? "dist", GAMES.map(({ page }) => page), play, watch);
