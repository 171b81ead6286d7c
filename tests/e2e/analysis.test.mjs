// The analysis after a game: score sheet, points by category, tiles and routes, and the most expensive blunders.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, place } from "./games.mjs";
import { site } from "./harness.mjs";

const visit = site();

for (const [game, points] of [["king", "honour"], ["cave", "gold"]]) {
  test(`the sheet of ${game} shows points by category, and what everybody did where`, () =>
    visit(async (page) => {
      await open(page, game);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.locator(".menu").getByRole("button", { name: "Score sheet" }).click();
      await page.locator(".sheet-final").waitFor();
      // The lines of all players: one player may have points in a single category only.
      const lines = () => page.locator(".chart .lc").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).join());
      const whole = await lines();
      const categories = page.getByLabel("Category");
      const seen = new Set([whole]);
      for (const option of await categories.locator("option").allInnerTexts()) {
        await categories.selectOption({ label: option });
        seen.add(await lines());
      }
      assert.ok(seen.size >= 3, "categories have lines of their own");
      assert.ok((await page.locator(".traces .road").count()) > 3, "ways are drawn");
      const rows = await page.locator(".traces li p").allInnerTexts();
      assert.ok(rows.length >= 2 && rows.every((row) => /\d/.test(row)), rows.join(" | "));
    }));

  test(`the turns that cost most in ${game} lead to their moments and to what-ifs`, () =>
    visit(async (page) => {
      await open(page, game);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.locator(".menu").getByRole("button", { name: "Score sheet" }).click();
      // The analysis can be stopped while it runs.
      await page.locator("[data-look]").click();
      await page.locator(".looking progress").waitFor();
      await page.locator("[data-cancel]").click();
      await page.locator("[data-look]").click();
      await page.locator("[data-found]").waitFor({ timeout: 90_000 });
      const slips = page.locator(".slips li");
      const count = await slips.count();
      assert.ok(count >= 1 && count <= 3, `${count} turns are told`);
      for (const text of await slips.allInnerTexts()) {
        assert.match(text, /Played: .+/);
        assert.match(text, /Better: .+/);
        assert.match(text, new RegExp(`About \\d+\\.\\d ${points} ±\\d+\\.\\d`));
      }
      await slips.first().locator("[data-show]").click();
      await page.locator("[data-replay]").waitFor();
      const [at, last] = await place(page);
      assert.ok(at < last);
      await page.goBack();
      await page.locator(".sheet-final").waitFor();
      await page.locator("[data-look]").click();
      await page.locator("[data-found]").waitFor({ timeout: 90_000 });
      await slips.first().locator("[data-try]").click();
      await page.locator("[data-begin]").click();
      await page.locator("[data-what-if-of]").waitFor();
    }));
}
