// The worker threads of computer players as the user notices them: an immediate progress sign, no visible effect when a
// worker dies, and undo past computer moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { press } from "./pointer.mjs";
import { look, moment, sameMoment } from "./reading.mjs";
import { lastSave } from "./storage.mjs";

const visit = site();
const DIGGER = { recruit: 0, cast: 0, activate: 0, statue: 0 };
const SOON = 100;
/** The result of an undisturbed run: the best of several; the others are printed. */
const undisturbed = (numbers) => Math.min(...numbers);
const told = (numbers) => numbers.map((number) => number.toFixed(0)).join(" ");

/** On the person's turn, with no dialog before it. */
const mine = (now) => !now.waits && !now.modal && !now.drafting && now.tray === "Dig a tunnel";
const undo = (page) => page.getByRole("button", { name: /^Undo/ });
const redo = (page) => page.getByRole("button", { name: /^Redo/ });

/** Plays to the person's next turn but one, so that all other seats were on turn in between. */
async function aRound(bot) {
  const turns = bot.turns + 1;
  await bot.play((bot, now) => bot.turns >= turns && mine(now));
  assert.ok(bot.turns >= turns, bot.story("the game ended in the middle of the round"));
}

/** Waits until a computer player has searched for a while and is not about to finish. */
const inThought = (page) =>
  page.waitForFunction(
    () => {
      // The bar is shown after half a second, when an Ancient on a fast machine is half done.
      const bar = document.querySelector("[data-waits=ancient] .tries .bar i")?.getAttribute("style");
      const share = Number(/\((\d+)\/100/.exec(bar)?.[1] ?? 0);
      return share > 2 && share < 85;
    },
    undefined,
    { timeout: 60000, polling: 10 },
  );

/** Plays until the person has ended a turn and the next seat is searching. */
async function untilThought(page, bot) {
  const turns = bot.turns + 1;
  await bot.play((bot) => bot.turns >= turns);
  await inThought(page);
}

for (const [how, end] of [
  ["with an error", () => setTimeout(() => { throw new Error("killed by the test"); })],
  ["without a word", () => self.close()],
]) {
  test(`a game against three goes on when threads die ${how} in the middle of a thought`, () =>
    visit(async (page, { troubles }) => {
      const workers = [];
      page.on("worker", (worker) => workers.push(worker));
      const who = ["Person", "Ancient", "Digger", "Elder"];
      await start(page, { players: 4, seed: "a thread is cut", who, pace: "instant" });
      const bot = new Bot(page, { seed: "cut", troubles, habits: DIGGER });
      await bot.play((_, now) => mine(now));
      await untilThought(page, bot);
      const before = workers.length;
      assert.ok(before >= 1 && page.workers().length === before, `${before} threads think`);
      await Promise.all(page.workers().map((worker) => worker.evaluate(end).catch(() => {})));
      await bot.play((_, now) => {
        const at = troubles.findIndex((trouble) => trouble.includes("killed by the test"));
        if (at >= 0) troubles.splice(at, 1);
        return mine(now);
      });
      assert.ok(workers.length > before, "nobody took the place of the dead");
      // The next round is played by the replacement workers.
      const [replaced, living] = [workers.length, page.workers().length];
      assert.ok(living >= 1, "nobody thinks any more");
      await aRound(bot);
      assert.ok(workers.length <= replaced + before, `${workers.length} threads were started in all`);
      const banner = await page.getByRole("alert").allInnerTexts();
      assert.deepEqual(banner.filter((text) => /worker/i.test(text)), []);
    }));
}

test("the sign that somebody thinks is there at once, and so is the answer to “move now”", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 2, seed: "at once", who: ["Person", "Ancient"], pace: "instant" });
    // The worker is loaded while the table is shown, and its name says which game to warm up.
    if (page.workers().length === 0) await page.waitForEvent("worker");
    for (const worker of page.workers()) assert.equal(await worker.evaluate(() => self.name), "mountain-king");
    // Measured in the page: from the press that ends the turn to the first DOM change that shows who is thinking, and to the
    // next paint; and from the press on "move now" to the decision in the saved game.
    await page.evaluate(() => {
      Object.assign(window, { signs: [], painted: [], answers: [] });
      // The second field of the stored text counts the saves.
      const plies = () =>
        Number(localStorage.getItem(`trollmoot/save/${localStorage.getItem("trollmoot/last")}`)?.split(" ")[1]);
      const waiting = () => document.querySelector("[data-waits] .dots") && document.querySelector(".pchip.thinks");
      addEventListener(
        "click",
        (event) => {
          const pressed = event.target.closest("button");
          const begun = event.timeStamp;
          if (pressed?.dataset.act === "end") {
            const watching = new MutationObserver(() => {
              if (!waiting()) return;
              watching.disconnect();
              window.signs.push(performance.now() - begun);
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => window.painted.push(performance.now() - begun);
                port2.postMessage(null);
              });
            });
            watching.observe(document.body, { subtree: true, childList: true, attributes: true });
          }
          if (pressed && "hurry" in pressed.dataset) {
            const before = plies();
            const watching = setInterval(() => {
              if (plies() === before) return;
              clearInterval(watching);
              window.answers.push(performance.now() - begun);
            }, 1);
          }
        },
        true,
      );
    });
    const bot = new Bot(page, { seed: "at once", troubles, habits: DIGGER });
    await bot.play((_, now) => mine(now));
    for (let turn = 0; turn < 5; turn += 1) {
      await untilThought(page, bot);
      await page.locator("[data-hurry]").click();
      await page.waitForFunction((count) => window.answers.length >= count, turn + 1);
      await bot.play((_, now) => mine(now));
    }
    const { signs, painted, answers } = await page.evaluate(() => {
      const { signs, painted, answers } = window;
      return { signs, painted, answers };
    });
    console.log(`end of a turn to sign: ${told(signs)} ms, painted: ${told(painted)} ms`);
    console.log(`“move now” to decision: ${told(answers)} ms`);
    assert.ok(signs.length >= 5 && answers.length >= 5, `${signs.length} and ${answers.length} samples`);
    // The time of the paint depends on the machine, which has just started a search.
    assert.ok(undisturbed(signs) < SOON, `the sign comes after ${told(signs)} ms`);
    assert.ok(undisturbed(answers) < SOON, `the answer comes after ${told(answers)} ms`);
  }));

/** Plays like a bot, and keeps the state of the page before the last step. */
class Diarist extends Bot {
  async step(now) {
    this.before = await moment(this.page);
    return super.step(now);
  }
}

test("undo in the middle of somebody's thought gives the turn back", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 2, seed: "second thoughts", who: ["Person", "Ancient"], pace: "instant" });
    const bot = new Diarist(page, { seed: "second thoughts", troubles, habits: DIGGER });
    await bot.play((_, now) => mine(now));
    // Undo stops at what was revealed in this turn before the search.
    let undone = false;
    for (let turn = 0; turn < 8 && !undone; turn += 1) {
      if (turn) await bot.play((_, now) => mine(now));
      await untilThought(page, bot);
      if ((await undo(page).getAttribute("aria-disabled")) === "true") continue;
      // Measures from the moment the press runs its handler, the last event of the press: a search is running, and the press
      // is not refused.
      await page.evaluate(() => {
        const thinks = ({ target }) => target.closest("button")?.ariaDisabled !== "true" && document.querySelector("[data-waits]") !== null;
        addEventListener("click", (event) => (window.undone = thinks(event)), true);
      });
      await press(undo(page));
      undone = await page.evaluate(() => window.undone);
    }
    assert.ok(undone, bot.story("nothing could be undone in any turn"));
    assert.equal(bot.did.at(-1), "end");
    const before = bot.before;
    await page.waitForFunction(() => !document.querySelector("[data-waits]"));
    sameMoment(await moment(page), before, "after undo");
    // The search has been cancelled: no move is played for as long as another search would take.
    const { log } = await lastSave(page);
    await page.getByRole("grid").press("h");
    await page.locator("[data-hints=ready]").waitFor({ timeout: 60_000 });
    assert.deepEqual((await lastSave(page)).log, log, "somebody played after undo");
    await page.getByRole("button", { name: "Close the hints" }).click();
    await page.locator("[data-hints]").waitFor({ state: "detached" });
    sameMoment(await moment(page), before, "some time after undo");
    await redo(page).click();
    await inThought(page);
    await bot.play((_, now) => mine(now));
  }));

test("undo goes back over the turns of computer players, and redo brings them again", () =>
  visit(async (page, { troubles }) => {
    const who = ["Person", "Digger", "Whelp"];
    await start(page, { players: 3, seed: "over their heads", who, pace: "instant" });
    const bot = new Diarist(page, { seed: "heads", troubles, habits: DIGGER });
    // Undo stops at reveals; a round without recruiting reveals nothing.
    const quiet = (now) => now.controls.some((control) => control.enabled && /^Undo/.test(control.name));
    await bot.play((bot, now) => bot.turns >= 1 && bot.did.at(-1) === "end" && mine(now) && quiet(now));
    assert.notEqual((await look(page)).screen, "score", bot.story("every single round revealed something"));
    const [before, after] = [bot.before, await moment(page)];
    assert.notDeepEqual(after.players, before.players, "nobody else did anything");
    await undo(page).click();
    sameMoment(await moment(page), before, "after undo");
    await redo(page).click();
    sameMoment(await moment(page), after, "after redo");
    // From there the game continues differently: the moves of other seats are searched again.
    await undo(page).click();
    await aRound(bot);
  }));

test("without threads computer players think on the page, which stays free meanwhile", () =>
  visit(
    async (page, { troubles }) => {
      // The page logs that it has no workers; no other message is allowed.
      const others = () => troubles.filter((trouble) => !/workers keep failing|no workers/.test(trouble));
      assert.equal(await page.evaluate(() => typeof Worker), "undefined");
      await start(page, { players: 3, seed: "single thread", who: ["Person", "Ancient", "Digger"], pace: "instant" });
      const bot = new Bot(page, { seed: "single", habits: DIGGER });
      await bot.play((_, now) => mine(now));
      await untilThought(page, bot);
      // Other tasks of the page run between the slices of the search.
      const { waits, seen } = await page.evaluate(async () => {
        const [shares, waits] = [new Set(), []];
        let last = performance.now();
        const begun = last;
        while (document.querySelector("[data-waits=ancient]") && last - begun < 20000) {
          await new Promise((next) => setTimeout(next));
          const now = performance.now();
          waits.push(now - last);
          last = now;
          shares.add(document.querySelector("[data-waits] .tries .bar i")?.getAttribute("style"));
        }
        return { waits: waits.sort((a, b) => a - b), seen: shares.size };
      });
      // A few gaps are long because the machine is busy.
      const [most, longest] = [waits[Math.floor(waits.length * 0.9)], waits.at(-1)].map(Math.round);
      console.log(`while the page thought, others had ${waits.length} turns, and waited ${most} ms for nine of ten, ${longest} at the longest`);
      assert.ok(waits.length > 20 && seen > 2, `${waits.length} turns, ${seen} reports`);
      assert.ok(most < 400, `the page was busy for ${told(waits)} ms`);
      assert.deepEqual(page.workers(), []);
      await bot.play((_, now) => mine(now));
      await aRound(bot);
      assert.deepEqual(others(), []);
      troubles.length = 0;
    },
    { before: () => delete window.Worker },
  ));
