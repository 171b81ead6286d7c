// Lessons as a beginner plays them, with only the texts and highlights of the coach.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Learner, coach, open } from "./coach.mjs";
import { site } from "./harness.mjs";

const visit = site();
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Opens the list of lessons from the start page. */
async function list(page) {
  await page.getByRole("button", { name: "Lessons", exact: true }).click();
  await page.locator(".lessons").waitFor();
}

const saves = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("trollmoot/save")));

for (const [game, file, lessons] of [
  ["Mountain King", "", ["1-recruit", "2-dig", "3-statues"]],
  ["Cave Troll", "cave-troll.html", ["1-crowd", "2-score"]],
  ["Trolls & Princesses", "trolls-and-princesses.html", ["1-trolls", "2-villages", "3-caves"]],
]) {
  test(`${game}: one who follows the coach comes to the end of every lesson`, () =>
    visit(async (page, { address }) => {
      await page.goto(address + file);
      await list(page);
      for (const lesson of lessons) {
        await open(page, lesson);
        const learner = new Learner(page);
        await learner.follow();
        assert.ok(learner.trail.length > 5, learner.trail.join(" > "));
        await page.goto(`${address}${file}#learn`);
        await page.locator(".lessons").waitFor();
        assert.equal(await page.locator(`li:has([data-lesson="${lesson}"]) .finished`).count(), 1, `${lesson} is finished`);
      }
      assert.deepEqual(await saves(page), [], "no lesson is among the games");
    }));
}

test("with a finger at 360 x 640 the coach never hides what it points at", () =>
  visit(async (page) => {
    await list(page);
    await open(page, "1-recruit");
    await new Learner(page, { tap: true }).follow();
  }, SMALL));

const WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1280, height: 720 } },
  ...[{ width: 390, height: 844 }, { width: 844, height: 390 }].map((viewport) => ({ viewport, hasTouch: true, isMobile: true })),
];
for (const { viewport, ...kind } of WINDOWS) {
  test(`at ${viewport.width} × ${viewport.height} the coach covers nothing, and the goal of a step is marked from its beginning`, () =>
    visit(
      async (page, { address }) => {
        await page.goto(`${address}cave-troll.html`);
        await list(page);
        await open(page, "1-crowd");
        await new Learner(page, { tap: Boolean(kind.hasTouch) }).follow({ until: "move" });
        const covered = await page.evaluate(() => {
          const coach = document.querySelector(".coach").getBoundingClientRect();
          const wide = ".topbar button, .left, .stage, .right, .dock button";
          const phone = ".pbar button, .steps, .turnbar, .trayrow, .sheet, .acts button";
          const parts = [...document.querySelectorAll(`${wide}, ${phone}`)];
          const over = ({ left, right, top, bottom }) => left < coach.right && right > coach.left && top < coach.bottom && bottom > coach.top;
          return parts.filter((part) => over(part.getBoundingClientRect())).map((part) => part.className);
        });
        assert.deepEqual(covered, []);
        await page.locator(".aim").waitFor();
        await page.locator(".goal").waitFor();
        assert.equal(await page.locator(".goal").count(), 1, "the room that the figure is to go to");
      },
      { viewport, ...kind },
    ));
}

test("a lesson can be left and resumed, and begun anew", () =>
  visit(async (page, { address }) => {
    await list(page);
    await open(page, "1-recruit");
    await new Learner(page).follow({ until: "cascade" });
    await page.getByRole("button", { name: "Leave the lesson" }).click();
    await page.locator(".lessons").waitFor();
    assert.match(await page.locator('[data-lesson="1-recruit"]').innerText(), /Go on/);
    await page.goto(`${address}#about`);
    await page.goto(`${address}#learn/1-recruit`);
    await page.reload();
    await page.locator(".coach").waitFor();
    assert.equal((await coach(page)).step, "cascade", "the lesson goes on where it was left");
    await page.getByRole("button", { name: "From the first step?" }).click();
    await page.getByRole("button", { name: "Begin anew" }).click();
    await page.waitForFunction(() => document.querySelector(".coach").dataset.step === "welcome");
  }));

test("who does something else is told so kindly, and takes it back", () =>
  visit(async (page) => {
    await list(page);
    await open(page, "1-recruit");
    await new Learner(page).follow({ until: "recruit" });
    await page.locator('.horde [data-place="6"]').click();
    await page.locator('.tray [data-act^="recruit "]').click();
    await page.waitForFunction(() => document.querySelector(".coach").dataset.kind === "off");
    assert.match((await coach(page)).says, /allowed/);
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.waitForFunction(() => document.querySelector(".coach").dataset.kind === "acts");
    assert.equal((await coach(page)).step, "recruit");
    await new Learner(page).follow({ until: "cascade" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.waitForFunction(() => document.querySelector(".coach").dataset.step === "place");
  }));

test("what the coach says is announced, and one key leads to what it points at", () =>
  visit(async (page) => {
    await list(page);
    await open(page, "1-recruit");
    await new Learner(page).follow({ until: "recruit" });
    const says = page.locator(".coach .says");
    assert.deepEqual(await says.evaluate((it) => [it.getAttribute("role"), it.getAttribute("aria-live")]), ["status", "polite"]);
    await page.locator(".coach footer .primary").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches('.horde [data-place="3"]'));
    await page.keyboard.press("Enter");
    await page.locator('.tray [data-act^="recruit "]').press("Enter");
    await page.waitForFunction(() => document.querySelector(".coach").dataset.step === "cascade");
  }));
