// Every disabled control explains why, for every input device; and the preview of a move shows what is certain.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { replay } from "./games.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";

const visit = site();

/** Every disabled control of the page, with its explanation. */
const disabled = (page) =>
  page.evaluate(() => {
    const shown = (it) => it.getClientRects().length > 0;
    const all = [...document.querySelectorAll("[aria-disabled=true], :disabled")].filter(shown);
    return all.map((it) => ({
      what: it.outerHTML.slice(0, 160),
      native: it.matches(":disabled"),
      why: it.getAttribute("data-why") ?? "",
      name: it.getAttribute("aria-label") ?? it.textContent,
      focusable: it.tabIndex >= 0 || it.closest("[role=application], [role=radiogroup], [role=grid]") !== null,
    }));
  });

const judge = (found, where, tally) => {
  for (const it of found) {
    assert.ok(!it.native, `${where}: it has no explanation: ${it.what}`);
    assert.ok(it.why.length > 8, `${where}: no reason: ${it.what}`);
    assert.ok(it.name.includes(it.why), `${where}: the reason is not in its name: ${it.name} / ${it.why}`);
    tally.set(it.why, (tally.get(it.why) ?? 0) + 1);
  }
};

for (const [title, address, Player] of [
  ["Mountain King", "", Bot],
  ["Cave Troll", "cave-troll.html", Bot],
  ["Trolls & Princesses", "trolls-and-princesses.html", PrincessBot],
]) {
  test(`every disabled control of ${title} has a reason, in every position of a game`, (t) =>
    visit(async (page, { troubles, address: home }) => {
      await page.goto(new URL(address, home).href);
      const tally = new Map();
      judge(await disabled(page), "the lobby", tally);
      await start(page, { seed: "why not", who: ["Person", "Whelp"], pace: "instant", curtain: false });
      const bot = new Player(page, { seed: "curious", troubles });
      let moments = 0;
      for (let turns = 1; turns <= 5; turns += 1) {
        let steps = 0;
        await bot.play((bot) => bot.turns >= turns || ++steps > 3);
        judge(await disabled(page), `after ${bot.turns} turns`, tally);
        moments += 1;
      }
      // The last press may have opened the question before an end that gives actions up.
      if (await page.getByRole("dialog").first().isVisible()) await page.keyboard.press("Escape");
      await replay(page);
      await page.keyboard.press("Home");
      judge(await disabled(page), "a replay", tally);
      assert.ok(tally.size >= 5, [...tally.keys()].join(" | "));
      t.diagnostic(`${moments} moments, ${[...tally.values()].reduce((a, b) => a + b, 0)} controls, ${tally.size} different reasons`);
    }));
}

test("a reason is told on hover, in focus and when it is pressed", () =>
  visit(async (page) => {
    await start(page, { seed: "ask", curtain: false });
    const undo = page.getByRole("button", { name: /^Undo/ });
    const why = await undo.getAttribute("data-why");
    await undo.hover();
    await page.locator(".why", { hasText: why }).waitFor();
    await page.mouse.move(700, 450);
    await page.locator(".why").waitFor({ state: "detached" });
    await page.locator(".toast").waitFor({ state: "detached" });
    for (let n = 0; n < 80; n += 1) {
      await page.keyboard.press("Tab");
      if (await undo.evaluate((it) => it === document.activeElement)) break;
    }
    await page.locator(".why", { hasText: why }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".toast", { hasText: why }).waitFor();
  }));

test("a reason is told under a resting finger", () =>
  visit(
    async (page) => {
      await start(page, { seed: "ask", curtain: false });
      const undo = page.getByRole("button", { name: /^Undo/ });
      const why = await undo.getAttribute("data-why");
      const box = await undo.boundingBox();
      const session = await page.context().newCDPSession(page);
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await page.locator(".why", { hasText: why }).waitFor();
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));

test("what is certain of a choice stands in the button that makes it, and nowhere else", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "certain", curtain: false });
    // Native tests check that the numbers come true for thousands of choices; this checks that they are shown, and come true here.
    await page.evaluate(() => {
      window.told = [];
      window.floating = [];
      new MutationObserver(() => {
        const button = document.querySelector(".tray.dig .confirm[data-acts] button");
        if (button) window.told.push(button.innerText.trim());
        const chip = document.querySelector(".outlook");
        if (chip) window.floating.push(chip.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const bot = new Bot(page, { seed: "digger", troubles, habits: { recruit: 0, cast: 0, activate: 0 } });
    await bot.play((bot) => (bot.tally.dig ?? 0) >= 3);
    const { told, floating } = await page.evaluate(() => ({ told: window.told, floating: window.floating }));
    assert.ok(told.some((text) => /^Dig \+[1-9]\d*$/.test(text)), told.slice(0, 5).join(" | "));
    assert.deepEqual(floating, [], "no second number floats over the table");
  }));

test("the count as if the game ended now is there while it goes on", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "certain", curtain: false });
    const bot = new Bot(page, { seed: "digger", troubles, habits: { recruit: 0, cast: 0, activate: 0 } });
    await bot.play((bot) => (bot.tally.dig ?? 0) >= 2);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "If the game ended now" }).click();
    const totals = await page.locator("dialog tfoot td").allInnerTexts();
    assert.ok(totals.length === 2 && totals.some((total) => Number(total) > 0), totals.join(", "));
  }));
