// The rulebook: opened, searched, linked to, stepped through, and a failed fetch that is reported.

import assert from "node:assert/strict";
import { test } from "node:test";
import { installClock } from "./clock.mjs";
import { PHONE, site } from "./harness.mjs";

const visit = site();
const BOOK = ".book section";

test("a search shows the sections with what was looked for, marked", () =>
  visit(async (page) => {
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.locator(BOOK).first().waitFor();
    const all = await page.locator(BOOK).count();
    assert.ok(all > 15, `${all} sections`);
    await page.getByRole("searchbox").fill("rubble");
    await page.locator(".book mark").first().waitFor();
    const found = await page.locator(BOOK).count();
    assert.ok(found > 0 && found < all, `${found} of ${all} sections`);
    assert.equal(await page.locator(`${BOOK}:not(:has(mark))`).count(), 0);
    assert.equal(await page.locator(".find output").innerText(), `${found} sections`);
    await page.getByRole("searchbox").fill("no such word");
    await page.getByText("Nothing found").waitFor();
    await page.getByRole("searchbox").fill("");
    await page.waitForFunction((all) => document.querySelectorAll(".book section").length === all, all);
  }));

test("every section has an address, on the page of its game", () =>
  visit(async (page, { address }) => {
    await page.goto(`${address}#rules/mountain-king/halls`);
    await page.reload();
    await page.waitForFunction(() => document.activeElement?.closest("section")?.id === "halls");
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Moving statues" }).click();
    await page.waitForFunction(() => location.hash === "#rules/mountain-king/statues");
    await page.waitForFunction(() => document.activeElement?.closest("section")?.id === "statues");
    await page.goto(`${address}#rules/cave-troll/orc`);
    await page.waitForURL(/cave-troll\.html#rules\/cave-troll/);
    await page.locator("#classic").waitFor();
  }));

test("an example is a real position that can be stepped through", () =>
  visit(async (page, { address }) => {
    await page.goto(`${address}#rules/mountain-king/dig`);
    await page.reload();
    const example = page.locator('.example[data-example="dig"]');
    await example.getByRole("button", { name: "Show the example" }).click();
    await example.locator("svg.board").waitFor();
    // Without the marker nodes of the framework.
    const networks = async () => (await example.locator("svg.board").innerHTML()).replaceAll("<!---->", "");
    const before = await networks();
    assert.match(await example.locator(".tell").innerText(), /1 of 3/);
    await example.getByRole("button", { name: "Next step" }).click();
    await example.getByText("5 honour").waitFor();
    assert.notEqual(await networks(), before, "the tunnel is drawn");
    await example.getByRole("button", { name: "Next step" }).click();
    await example.getByText("8 honour").waitFor();
    assert.equal(await example.getByRole("button", { name: "Next step" }).getAttribute("aria-disabled"), "true");
    for (const _ of [1, 2]) await example.getByRole("button", { name: "Previous step" }).click();
    await example.getByText(/1 of 3/).waitFor();
    assert.equal(await networks(), before, "the tunnel is gone again");
  }));

test("a term explains itself under the pointer, in focus and to a finger, until Escape", () =>
  visit(async (page) => {
    await installClock(page);
    await page.reload();
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    const term = page.locator('.book [data-term="heart"]').first();
    await term.hover();
    const tip = page.getByRole("tooltip");
    await tip.waitFor();
    assert.match(await tip.innerText(), /nothing can be dug/);
    await tip.hover();
    await page.clock.runFor(2000);
    assert.equal(await tip.count(), 1, "the pointer may rest on the explanation");
    await page.keyboard.press("Escape");
    assert.equal(await tip.count(), 0);
    await page.mouse.move(2, 2);
    await term.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await tip.waitFor();
    assert.equal(await term.getAttribute("aria-describedby"), await tip.getAttribute("id"));
  }));

test("what cannot be fetched says so, and comes when it can be", () =>
  visit(async (page, { troubles }) => {
    await page.route(/book\/en\/mountain-king\.html/, (route) => route.abort());
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.getByRole("alert").getByText("could not be fetched").waitFor();
    await page.unroute(/book\/en\/mountain-king\.html/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(BOOK).first().waitFor();
    troubles.length = 0;
  }));

test("on a phone nothing sticks out, in both languages", () =>
  visit(async (page, { address }) => {
    for (const language of ["en", "fr"]) {
      await page.evaluate((language) => localStorage.setItem("trollmoot/tongue", language), language);
      await page.goto(`${address}#rules/mountain-king`);
      await page.reload();
      await page.locator(BOOK).first().waitFor();
      const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(wide <= room, `${language}: ${wide} of ${room} pixels`);
    }
  }, { viewport: PHONE }));
