// What-ifs: variations of a game from any moment, kept as a tree; the game itself does not change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { open, place, replay, seen } from "./games.mjs";
import { site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { untilIdle } from "./idle.mjs";
import { saveKeys, storedItems, textOf } from "./storage.mjs";

const visit = site();

const saves = async (page) => {
  const stored = await storedItems(page);
  return saveKeys(stored).map((key) => ({ key, ...JSON.parse(textOf(stored[key])) }));
};

for (const game of ["king", "cave"]) {
  test(`a what-if is a game of its own, and one tap leads back (${game})`, () =>
    visit(async (page) => {
      await open(page, game);
      const end = await seen(page);
      const before = await saves(page);
      assert.equal(before.length, 1);
      await replay(page);
      const [, last] = await place(page);
      await page.locator("[data-replay] input[type=range]").fill(String(Math.floor(last / 2)));
      await page.locator("[data-what-if]").click();
      await page.getByRole("dialog").getByRole("combobox").selectOption({ label: "I play them all" });
      await page.getByLabel("Name", { exact: true }).fill("another way");
      await page.locator("[data-begin]").click();
      await page.locator("[data-what-if-of]").waitFor();
      assert.match(await page.locator(".forked strong").innerText(), /another way/);

      const both = await saves(page);
      assert.equal(both.length, 2);
      const copy = both.find((save) => save.branch);
      const whole = both.find((save) => !save.branch);
      assert.equal(copy.branch.name, "another way");
      assert.ok(whole.key.endsWith(copy.branch.of), "it names its game");
      assert.deepEqual(copy.log, whole.log.slice(0, copy.branch.at), "it begins as its game did");
      assert.deepEqual(whole.log, before[0].log, "the game stays as it is");

      // Undo in a variation does not reach back into the game.
      const undo = page.getByRole("button", { name: /^Undo/ });
      assert.match(await undo.getAttribute("data-why"), /what-if begins here/);
      await page.locator("[data-tree]").click();
      assert.deepEqual(await page.locator(".twigs strong").allInnerTexts(), ["The game", "What-if: another way"]);
      const renamed = page.locator(".twigs .rename");
      await renamed.fill("a better way");
      await renamed.press("Enter");
      await page.keyboard.press("Escape");
      await page.locator(".forked strong", { hasText: "a better way" }).waitFor();

      await page.locator("[data-back]").click();
      await page.locator("[data-what-if-of]").waitFor({ state: "detached" });
      assert.deepEqual((await seen(page)).players, end.players);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Game and what-ifs" }).click();
      const trash = page.locator(".twigs li").nth(1).getByRole("button", { name: /Delete/ });
      await trash.click();
      await trash.or(page.locator(".twigs .sure")).first().click();
      await page.locator(".twigs li").nth(1).waitFor({ state: "detached" });
      assert.equal((await saves(page)).length, 1);
    }));
}

test("a what-if of a what-if, against a computer player, wound back over what was learnt", () =>
  visit(async (page, { troubles }) => {
    await start(page, { seed: "what if", who: ["Person", "Whelp"], pace: "instant", curtain: false });
    const bot = new Bot(page, { seed: "brancher", troubles });
    // The computer player has answered, and the answer is stored shortly after.
    await bot.play((bot, now) => bot.turns >= 2 && !now.waits);
    await untilIdle(page);
    const game = (await saves(page))[0];
    await replay(page);
    for (let n = 0; n < 3; n += 1) await page.keyboard.press("Shift+ArrowLeft");
    await page.locator("[data-what-if]").click();
    await page.getByText("is dealt anew").waitFor();
    await page.getByRole("dialog").getByRole("combobox").selectOption({ label: "Whelp" });
    await page.locator("[data-begin]").click();
    await page.locator("[data-what-if-of]").waitFor();
    const other = new Bot(page, { seed: "other way", troubles });
    await other.play((bot) => bot.turns >= 2);
    const all = await saves(page);
    const copy = all.find((save) => save.branch);
    assert.notEqual(copy.seed, game.seed, "chance goes another way");
    assert.deepEqual(all.find((save) => save.key === game.key).log, game.log, "the game stays as it is");
    // Back to the start of the variation, past everything that was revealed.
    const undo = page.getByRole("button", { name: /^Undo/ });
    for (let n = 0; n < 400 && !(await undo.getAttribute("aria-disabled")); n += 1) await undo.click();
    assert.match(await undo.getAttribute("data-why"), /what-if begins here/);
    const wound = (await saves(page)).find((save) => save.branch);
    assert.ok(wound.log.length >= wound.branch.at && wound.redo.length > 0);
    await replay(page);
    await page.locator("[data-what-if]").click();
    await page.locator("[data-begin]").click();
    await page.waitForFunction(() => document.querySelector("dialog") === null);
    await page.locator("[data-tree]").click();
    assert.equal(await page.locator(".twigs li").count(), 3);
    const depths = await page.locator(".twigs li").evaluateAll((all) => all.map((it) => it.style.getPropertyValue("--depth")));
    assert.deepEqual(depths, ["0", "1", "2"]);
  }));
