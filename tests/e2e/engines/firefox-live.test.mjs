// Live play between Chromium and Firefox ESR: each hosts, and each reloads its page; whole games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PATIENCE, opened, site, troublesOf } from "../harness.mjs";
import { connect, openDevices, sitDown, takeUp } from "../live.mjs";
import { readSheet } from "../score-sheet.mjs";
import { lastSave } from "../storage.mjs";
import { LIMIT, TITLES, lobby } from "./titles.mjs";

const visit = site();
const NAMES = ["Ylva", "Torolf"];
/** The longest turn of the other browser, in milliseconds: both share a machine with other flows. */
const TURN = 180_000;

/** Opens a page in Chromium and one in Firefox, each with its address and its errors, and closes them after the flow. */
const inBoth = (flow) =>
  visit(async (page, chromium) => {
    // The site is served until Chromium has ended.
    const served = { address: chromium.address, close: async () => {} };
    const { server, browser } = await opened("firefox", served);
    try {
      const context = await browser.newContext({ viewport: DESK, locale: "en-GB", serviceWorkers: "block" });
      const fox = await context.newPage();
      fox.setDefaultTimeout(PATIENCE);
      const troubles = troublesOf(fox);
      await fox.goto(server.address);
      await flow({ page, ...chromium }, { page: fox, address: server.address, troubles });
      assert.deepEqual(troubles, []);
    } finally {
      await browser.close();
      await server.close();
    }
  });

/** Seats both at a table of a title, and returns the bots of the host and of the guest. */
async function seated(host, guest, one, seed) {
  await lobby(host.page, host.address, one);
  await sitDown(host.page, guest.page, { seed, names: NAMES });
  return [host, guest].map(({ page, troubles }, n) => new one.TheBot(page, { seed: NAMES[n], troubles, patience: TURN }));
}

/** Lets both play until each has had a turn and the first is asked again. */
async function turnsOfBoth(bots) {
  const first = await Promise.race(bots.map((bot) => bot.wait().then(() => bot)));
  for (const bot of [first, ...bots.filter((bot) => bot !== first)]) {
    await bot.wait();
    await bot.play((_, now) => Boolean(now.waits));
  }
  await first.wait();
}

const logs = (...sides) => Promise.all(sides.map(async ({ page }) => (await lastSave(page)).log));

for (const hosts of ["Chromium", "Firefox"]) {
  test(`${hosts} hosts: both browsers have the same log, also after a reload on either side`, LIMIT, () =>
    inBoth(async (...sides) => {
      const [host, guest] = hosts === "Chromium" ? sides : sides.toReversed();
      const bots = await seated(host, guest, TITLES[1], hosts);
      await turnsOfBoth(bots);
      for (const side of [guest, host]) {
        const [before] = await logs(side);
        await side.page.reload();
        await side.page.locator(".stage").waitFor();
        await openDevices(host.page);
        await connect(host.page, guest.page, takeUp);
        await host.page.locator("[data-live]").waitFor({ state: "detached" });
        await turnsOfBoth(bots);
        const [ours, theirs] = await logs(host, guest);
        assert.deepEqual(theirs, ours);
        assert.ok(ours.length > before.length, "nothing was played");
        assert.deepEqual(ours.slice(0, before.length), before);
      }
    }));
}

for (const one of TITLES) {
  test(`${one.title}: Chromium and Firefox play a whole game to the same sheet`, LIMIT, () =>
    inBoth(async (host, guest) => {
      const bots = await seated(host, guest, one, "together");
      await Promise.all(bots.map((bot) => bot.play()));
      const [ours, theirs] = [await readSheet(host.page), await readSheet(guest.page)];
      assert.deepEqual(theirs, ours);
      assert.deepEqual(ours.names, NAMES);
      assert.deepEqual(...(await logs(host, guest)));
    }));
}
