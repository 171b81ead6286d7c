// After one visit the page needs no network: games of each title are started and finished offline. A newer version is
// fetched in the background and does not disturb a running game.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { keepOffline } from "../../tools/finish/offline.mjs";
import { serve } from "../../tools/serve.mjs";
import { Bot } from "./bot.mjs";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { DESK, DIST, PATIENCE, launch, troublesOf } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { moment, sameMoment } from "./reading.mjs";
import { CAVE, PRINCESS, addsUp, readSheet } from "./score-sheet.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Runs `flow` on a page of a separate site; the site has its own directory if its files will be changed. */
async function visiting(flow, directory = DIST) {
  const server = await serve(directory, { subPath: "/trollmoot/" });
  const context = await browser.newContext({ viewport: DESK, locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles = troublesOf(page);
  try {
    await page.goto(server.address);
    await kept(page);
    await flow(page, { troubles, server, context });
    assert.deepEqual(troubles, [], "the page is in trouble");
  } finally {
    await context.close();
    await server.close();
  }
}

/** Waits until the whole site has been fetched: only then does the service worker take over. */
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: PATIENCE });
/** The build that a page runs. */
const build = (page) => page.evaluate(() => document.querySelector("script[src*=app-]").src.match(/app-\w+/)[0]);
const caches = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("trollmoot ")));

test("without a network after one visit: a whole game of each title, and French", () =>
  visiting(async (page, { troubles, server }) => {
    await server.close();
    await page.reload();
    await start(page, { players: 2, seed: "nobody is there", who: ["Person", "Whelp"], pace: "instant" });
    const bot = new Bot(page, { seed: "offline", troubles });
    await bot.play();
    addsUp(await readSheet(page), 2);

    await page.goto(`${server.address}cave-troll.html`);
    await start(page, { players: 2, seed: "nor here", who: ["Person", "Whelp"], names: ["Ylva"], pace: "instant" });
    await new CaveTrollBot(page, { seed: "offline", troubles }).play();
    addsUp(await readSheet(page, CAVE), 2, CAVE);

    await page.goto(`${server.address}trolls-and-princesses.html`);
    // A Whelp makes too few points for a sheet that tells much.
    await start(page, { players: 2, seed: "nor there", who: ["Person", "Digger"], names: ["Ylva"], pace: "instant" });
    await new PrincessBot(page, { seed: "offline", troubles }).play();
    addsUp(await readSheet(page, PRINCESS), 2, PRINCESS);

    await page.goto(server.address);
    await page.getByRole("group", { name: "Language" }).getByRole("button", { name: /Français/ }).click();
    await page.getByRole("group", { name: "Langue" }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  }));

test("a newer version waits until it is wanted, and no tab loses the one that it runs", async () => {
  const directory = await mkdtemp(join(tmpdir(), "trollmoot-"));
  await cp(DIST, directory, { recursive: true });
  try {
    await visiting(async (page, { troubles, server, context }) => {
      const old = await build(page);
      await start(page, { players: 2, seed: "meanwhile", who: ["Person", "Person"], curtain: false });
      const bot = new Bot(page, { seed: "meanwhile", troubles });
      await bot.play((bot) => bot.turns >= 2);
      const before = await moment(page);

      const young = await republish(directory, old);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByText("A new version of this page is ready").waitFor();
      sameMoment(await moment(page), before, "when a new version was there");

      // Until the update is accepted, every visit gets the version in use, though the server no longer has it.
      const second = await context.newPage();
      const others = troublesOf(second);
      await second.goto(server.address);
      assert.equal(await build(second), old);

      // A browser suspends a tab that is hidden by another one.
      await page.bringToFront();
      await page.getByRole("button", { name: "Use it now" }).click();
      await page.waitForFunction((young) => document.querySelector(`script[src*="${young}"]`), young);
      await page.getByRole("application").waitFor();
      sameMoment(await moment(page), before, "with the new version");
      await bot.play((bot) => bot.turns >= 3);

      // The other tab was in the lobby of the old version and now needs another chunk of it.
      assert.equal(await build(second), old);
      await start(second, { players: 2, seed: "still here", names: ["Å", "B"] });
      assert.equal((await caches(page)).length, 2);
      assert.deepEqual(others, []);
      await second.close();
      await page.reload();
      await page.getByRole("application").waitFor();
      // The cache of an unused build is deleted by the visits after its last page has closed.
      let left = await caches(page);
      for (let tries = 0; left.length > 1 && tries < 10; tries += 1) {
        await page.reload();
        await page.getByRole("application").waitFor();
        left = await caches(page);
      }
      assert.equal(left.length, 1);
      assert.ok(left[0].includes(young), left[0]);
    }, directory);
  } finally {
    await rm(directory, { recursive: true });
  }
});

/** Publishes the site again in place, as a build whose program has another name; the files of the old build are deleted. */
async function republish(directory, old) {
  const young = "app-0123456789abcdef";
  await rename(join(directory, old), join(directory, young));
  for (const file of await readdir(directory)) {
    if (!/\.(html|json)$/.test(file)) continue;
    const path = join(directory, file);
    await writeFile(path, (await readFile(path, "utf8")).replaceAll(old, young));
  }
  const named = (await readFile(join(directory, "sw.js"), "utf8")).matchAll(/"([\w-]+\.(?:js|wasm))(\?v=\w+)"/g);
  await keepOffline(directory, young, Object.fromEntries(Array.from(named, ([, file, query]) => [file, query])));
  return young;
}
