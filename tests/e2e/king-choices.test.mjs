// Choices of Mountain King before they count: what a button promises comes true, a recruit shows what each slot brings, a workshop
// is told before it is opened, and the board brings what can be chosen into view.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { site } from "./harness.mjs";
import { untilIdle } from "./idle.mjs";
import { start } from "./lobby.mjs";
import { open } from "./positions.mjs";

const visit = site();
const FINGER = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" };

/** A number with a typographic minus. */
const number = (text) => Number(text.replace("\u2212", "-"));

/** The honour on the chip of the seat on turn: what it has, and what the end adds. */
const honour = (page) =>
  page.evaluate(() => {
    const chip = document.querySelector(".pchip.turn .hon, .pbar .turn .now");
    return { now: chip.querySelector("b").textContent, end: chip.querySelector(".later").textContent };
  }).then(({ now, end }) => ({ now: number(now), end: number(end) }));

/** What the confirm button promises: a number at once, and one at the end. */
async function promised(page) {
  const text = await page.locator(".tray .confirm .go").innerText();
  const [, end] = /([+\u2212]\d+) at the end/.exec(text) ?? [];
  const [, now] = /^\s*\S+ ([+\u2212]\d+)/.exec(text) ?? [];
  return { now: number(now ?? "0"), end: number(end ?? "0"), text };
}

/** The decisions of the game in storage. */
const acts = (page) => page.locator(".tray [data-acts] .go:not([aria-disabled])");

/** The middles of the squares that can be chosen and are in view. */
const targets = (page) =>
  page.evaluate(() => {
    const field = document.querySelector("[role=grid]");
    const seen = field.getBoundingClientRect();
    const cells = [...document.querySelectorAll('[role=gridcell][aria-label$="can be chosen."]')];
    const middles = cells.map((cell) => cell.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const inside = ([x, y]) => x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
    return { all: middles.length, seen: middles.filter(inside) };
  });

/** Moves one finger over the board, by steps as a hand does. */
async function swipe(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  for (let step = 1; step <= 6; step += 1) {
    const part = (key) => from[key] + ((to[key] - from[key]) * step) / 6;
    await send("touchMove", [{ x: part("x"), y: part("y") }]);
  }
  await send("touchEnd", []);
  await untilIdle(page);
}

for (const [what, name, choose] of [
  ["a tunnel", "work", (page) => page.locator("[data-shape=L4]").click()],
  ["a hall", "halls", (page) => page.locator(".tray [data-hall]:not([aria-disabled])").first().click()],
  ["a statue", "carts", (page) => page.locator(".tray .statuepick").first().click()],
]) {
  test(`what the button of ${what} promises is what the chip shows afterwards`, () =>
    visit(async (page, { address }) => {
      await open(page, address, "mountain-king", name);
      const before = await honour(page);
      await choose(page);
      await untilIdle(page);
      const { seen } = await targets(page);
      assert.ok(seen.length, "no square can be chosen");
      await page.mouse.click(...seen[Math.floor(seen.length / 2)]);
      await acts(page).waitFor();
      const promise = await promised(page);
      await acts(page).click();
      await page.locator(".tray [data-acts]").waitFor({ state: "hidden" });
      const after = await honour(page);
      assert.deepEqual({ now: after.now - before.now, end: after.end - before.end }, { now: promise.now, end: promise.end }, promise.text);
    }, DESK));
}

test("the number beside a name is what the sheet would show, without the sets of three", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "late-work");
    const chip = await honour(page);
    const name = await page.locator(".pchip.turn strong").innerText();
    await page.locator(".menubox > button").click();
    await page.locator('.menu button:has(use[href="#i-honour"])').click();
    await page.locator("dialog[open] table").waitFor();
    const rows = await page.locator("dialog[open] table").evaluate((table, name) => {
      const at = [...table.querySelectorAll("thead th")].findIndex((head) => head.innerText.includes(name));
      return [...table.querySelectorAll("tbody tr")].map((row) => row.children[at].textContent);
    }, name);
    const [tunnels, ...others] = rows.map((text) => Number.parseInt(text.replace("\u2212", "-"), 10) || 0);
    assert.equal(chip.now, tunnels);
    assert.equal(chip.end, others[0] + others[1] + others[3] + others[4], rows.join(" | "));
  }, DESK));

test("a troll shows what it brings in every free slot before it is recruited", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "work");
    const card = page.locator(".horde [data-place]:not([aria-disabled])").last();
    await card.click();
    const slots = page.locator(".tray [data-slot]");
    await slots.first().waitFor();
    const free = await page.locator(".smoot .slot.asked, .smoot .ghosted").count();
    assert.equal(await slots.count(), free, "the trollsmoot and the tray offer the same slots");
    const go = page.locator('.tray [data-act^="recruit "]');
    for (const slot of await slots.all()) {
      await slot.click();
      const [shown, label] = [await slot.locator(".sr").innerText(), await go.getAttribute("aria-label")];
      assert.match(shown, /gains/);
      assert.match(label, /^Recruit: gains .+/);
      const place = await slot.getAttribute("data-slot");
      assert.match(await go.getAttribute("data-act"), new RegExp(`^recruit \\S+ \\S+(; place ${place})?$`));
    }
    // Another troll is compared in the same slot.
    const wanted = await page.locator(".tray [data-slot][aria-pressed=true]").getAttribute("data-slot");
    await page.locator(".horde [data-place]:not([aria-disabled])").first().click();
    await page.locator(`.tray [data-slot="${wanted}"][aria-pressed=true]`).waitFor();
    await go.click();
    await page.locator('.tray [data-act^="recruit "]').waitFor({ state: "detached" });
  }, DESK));

for (const { width, height } of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
  test(`on a phone the way of a recruit leads over the horde and the slots back to the mountain, at ${width} × ${height}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, "mountain-king", "work");
      await page.locator(".tray .to-horde").tap();
      const card = page.locator("#pane-horde [data-place]:not([aria-disabled])").last();
      await card.waitFor({ state: "visible" });
      const sides = await card.evaluate((one) => [one.getBoundingClientRect().width, one.querySelector(".sym").getBoundingClientRect().width]);
      assert.ok(sides[0] >= 94 && sides[1] >= 14, `a troll is ${sides[0]} px wide, a symbol ${sides[1]} px`);
      await card.tap();
      await page.locator(".tray [data-slot]").first().tap();
      await page.locator("#pane-trolls .ghosted").waitFor({ state: "visible" });
      await page.locator('.tray [data-act^="recruit "]').tap();
      await page.locator('.tray [data-act^="recruit "]').waitFor({ state: "detached" });
      for (let place = page.locator(".tray .opts [data-act]"); await place.count(); ) await place.first().tap();
      await page.locator("#pane-horde").waitFor({ state: "hidden" });
      await page.locator(".mountain").waitFor({ state: "visible" });
    }, { viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: "reduce" }));
}

test("a slot can be chosen before the troll", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "work");
    await page.locator(".smoot button.slot").first().click();
    await page.locator(".smoot button.slot.on").waitFor();
    assert.match(await page.locator(".tray strong").innerText(), /^Which troll/);
    await page.locator(".horde [data-place]:not([aria-disabled])").first().click();
    await page.locator(".tray [data-slot][aria-pressed=true]").waitFor();
  }, DESK));

test("a slot says why when no troll can be recruited", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "finish");
    await page.locator(".smoot button.slot").first().click();
    await page.locator(".toast").waitFor();
  }, DESK));

for (const [where, window] of [["a desk", DESK], ["a phone", FINGER]]) {
  test(`a workshop is told first and opened by a second press, on ${where}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, "mountain-king", "found");
      const go = page.locator(".tray .confirm .go");
      assert.equal(await go.getAttribute("aria-disabled"), "true");
      const [title, tile] = [page.locator(".tray .line > span"), page.locator(".tray [data-shop]").first()];
      const before = await title.innerText();
      await tile.click();
      await page.locator(".tray [data-shop][aria-pressed=true]").waitFor();
      assert.notEqual(await title.innerText(), before, "nothing tells what the workshop does");
      assert.match(await go.innerText(), /^\s*Open the /);
      await go.click();
      await page.locator(".tray .confirm .go").waitFor({ state: "detached" });
    }, window));
}

for (const { width, height } of [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 844, height: 390 }, DESK.viewport]) {
  test(`no button of the tray moves when a workshop is chosen, at ${width} × ${height}`, () =>
    visit(async (page, { address }) => {
      await open(page, address, "mountain-king", "found");
      await untilIdle(page);
      const places = () => page.locator(".tray button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, top }) => [left, top].map(Math.round)));
      const before = await places();
      for (const tile of await page.locator(".tray [data-shop]").all()) {
        await tile.click();
        assert.deepEqual(await places(), before, await tile.innerText());
      }
    }, { viewport: { width, height }, reducedMotion: "reduce" }));
}

for (const [name, choice] of [["horn", "[data-place]"], ["swap", "[data-slot]"]]) {
  test(`on a phone the trolls of ${name} show what their cards give`, () =>
    visit(async (page, { address }) => {
      await open(page, address, "mountain-king", name);
      for (const troll of await page.locator(`.tray ${choice}`).all()) {
        const amounts = troll.locator(".amt").filter({ visible: true });
        assert.ok((await amounts.count()) > 0, await troll.getAttribute("aria-label"));
        const box = await troll.boundingBox();
        for (const amount of await amounts.all()) {
          const { x, y, width, height } = await amount.boundingBox();
          assert.ok(x >= box.x - 1 && x + width <= box.x + box.width + 1 && y + height <= box.y + box.height + 1, "an amount leaves its button");
        }
      }
    }, FINGER));
}

test("on a phone the board goes to what can be chosen, and an arrow leads back to it", () =>
  visit(async (page, { address }) => {
    for (const [name, choice] of [["carts", ".tray .statuepick"], ["halls", ".tray [data-hall]:not([aria-disabled])"], ["work", ".tray [data-shape]:not([aria-disabled])"]]) {
      await open(page, address, "mountain-king", name);
      // Wherever the board is, what can be chosen comes into view.
      await page.locator(".minimap").tap({ position: { x: 8, y: 8 } });
      await untilIdle(page);
      await page.locator(choice).filter({ visible: true }).first().tap();
      await untilIdle(page);
      const { all, seen } = await targets(page);
      assert.ok(all && seen.length, `${name}: ${all} squares can be chosen and ${seen.length} are in view`);
      assert.equal((await page.locator(".edge").count()) > 0, seen.length < all, `${name}: ${seen.length} of ${all} are in view`);
      // Moved away by hand, the board stays there, and an arrow leads back.
      const box = await page.getByRole("grid").boundingBox();
      for (let n = 0; n < 9 && (await targets(page)).seen.length; n += 1) {
        await swipe(page, { x: box.x + box.width - 30, y: box.y + box.height - 60 }, { x: box.x + 30, y: box.y + 60 });
      }
      if ((await targets(page)).seen.length) continue;
      // Chromium takes a synthetic tap right after a swipe for the end of that swipe.
      await page.locator(".edge").first().click();
      await untilIdle(page);
      assert.ok((await targets(page)).seen.length, `${name}: the arrow leads to nothing`);
    }
  }, FINGER));

test("the numbers and belongings on a chip can be seen", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "late-work");
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll(".pchip")].flatMap((chip) => {
        const box = chip.getBoundingClientRect();
        return [".nm strong", ".hon b", ".later", ".sum"].filter((part) => {
          const { left, right, top, bottom, width } = chip.querySelector(part).getBoundingClientRect();
          return !width || left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
        });
      }),
    );
    assert.deepEqual(faults, []);
  }, { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" }));

test("the board stays where it is when another tray comes", () =>
  visit(async (page, { address }) => {
    await open(page, address, "mountain-king", "work");
    await untilIdle(page);
    const pan = () => page.evaluate(() => [document.querySelector(".pan").style.transform, document.querySelector("svg.board").getAttribute("width")].join());
    const before = await pan();
    const same = async (what, open) => {
      await open();
      await untilIdle(page);
      assert.equal(await pan(), before, what);
      await page.keyboard.press("Escape");
    };
    await same("a recruit", () => page.locator(".horde [data-place]:not([aria-disabled])").first().click());
    await same("a spell", () => page.locator(".spell").first().click());
    await same("a tunnel", () => page.locator("[data-shape]:not([aria-disabled])").first().click());
    await same("a slot", () => page.locator(".smoot button.slot").first().click());
    await same("a hint", () => page.locator('.dock button:has(use[href="#i-hint"])').click());
  }, DESK));

test("the strip of steps says the same step as the tray", () =>
  visit(async (page, { address }) => {
    const step = () => page.locator(".steps [aria-current=step] .lg").textContent();
    await open(page, address, "mountain-king", "carts");
    await page.locator(".tray.statues").waitFor();
    assert.equal(await step(), "Move statues");
    await open(page, address, "mountain-king", "halls");
    assert.equal(await step(), "Great Hall");
    await open(page, address, "mountain-king", "finish");
    assert.equal(await page.locator(".steps [aria-current=step]").count(), 0);
  }, DESK));

for (const language of ["en", "fr"]) {
  test(`the steps of the turn keep their numbers and whole words at 1280, in ${language}`, () =>
    visit(async (page, { address }) => {
      for (const name of ["work", "halls", "carts", "finish"]) {
        await open(page, address, "mountain-king", name);
        const faults = await page.evaluate(() => {
          const clip = (one) => one.getBoundingClientRect();
          return [...document.querySelectorAll(".steps li")].flatMap((step) => {
            const [box, no] = [clip(step), clip(step.querySelector(".no"))];
            const word = [...step.querySelectorAll(".lg, .sm")].find((one) => one.checkVisibility({ visibilityProperty: true }) && clip(one).width > 1);
            const faults = [];
            if (Math.abs(no.width - no.height) > 1) faults.push(`${step.textContent}: its number is ${no.width} × ${no.height}`);
            // The slanted end of a step takes twelve pixels.
            if (word && (clip(word).right > box.right - 11 || word.scrollWidth > word.clientWidth + 1 || clip(word).height > 30)) faults.push(`“${word.textContent}” is cut`);
            return faults;
          });
        });
        assert.deepEqual(faults, [], name);
      }
    }, { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce", locale: language === "fr" ? "fr-FR" : "en-GB" }));
}

test("a workshop is paid at once with tokens that are chosen by hand", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 2, seed: "b", curtain: false });
    const bot = new Bot(page, { seed: "b", troubles, habits: { activate: 1, cast: 0, recruit: 0.8 } });
    const choice = page.locator(".tray .optpair .paywith");
    // Plays until a workshop can be paid in more than one way.
    for (let acts = -1; !(await choice.count()); acts = bot.did.length) {
      assert.ok(bot.turns < 20, bot.story("no workshop has a choice"));
      await bot.play((bot, now) => bot.did.length !== acts && now.controls.some(({ data }) => /^use /.test(data.act ?? "")));
    }
    const left = async () => Number(/(\d+) uses? left/.exec(await page.locator(".tray").innerText())?.[1] ?? 0);
    const before = await left();
    await choice.first().click();
    const other = page.locator(".paytok[aria-pressed=false]").first();
    await other.click();
    await page.getByRole("button", { name: "Pay with these" }).click();
    await untilIdle(page);
    assert.equal(await left(), before - 1);
  }, DESK));
