// Measures what a browser fetches of the built site, from the log of a server that serves it as GitHub Pages does: bodies as
// gzip, cached for ten minutes. Chromium visits the lobby, and plays from there to the first decision at a table of each
// game. Fails if a figure exceeds its bound.
//
//   node tools/size.mjs [DIRECTORY [FILES]]     (with FILES every file of a visit is named)
//
// The first view is that of a reader who saves data: all others fetch the program too, while the browser is idle, which has its own row.
// The service worker fetches the whole site in the background: visits are counted without it, and it has a row as well.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DESK, launch, saveData } from "../tests/e2e/harness.mjs";
import { GAMES } from "./games.mjs";
import { gzip } from "./gzip.mjs";
import { serve } from "./serve.mjs";

/**
 * The bounds of all files as gzip (of which live play, compiled for each game, has 190 KB), of the first view, and of the lobby with its program,
 * in bytes.
 */
const SITE = 2_770_000;
const FIRST_VIEW = { bytes: 60_000, requests: 8 };
const LOBBY = { bytes: 302_000, requests: 13 };
/** The files that only computer players need: the program of the players of a game, with its bound. */
const THINKER = /^(thinker|[\w-]+-players)(\.js|_bg\.wasm)$/;
const PLAYERS = { bytes: 165_000, requests: 3 };
/**
 * A fixed seed with which the person begins: moves of computer players before would show a recap, which needs a further
 * chunk.
 */
const SEED = "size";
/** A visit ends after so many milliseconds without a request. */
const PAUSE = 1500;

const [directory = "dist", named] = process.argv.slice(2);
const log = [];
const server = await serve(directory, { gzip: true, maxAge: 600, sent: (one) => log.push({ ...one, at: performance.now() }) });
const browser = await launch();

/** Records the bodies fetched on a first visit, in the order in which they were sent. */
async function visit(path, until, { serviceWorkers = "block", before } = {}) {
  const context = await browser.newContext({ viewport: DESK, locale: "en-GB", serviceWorkers });
  if (before) await context.addInitScript(before);
  log.length = 0;
  try {
    const page = await context.newPage();
    await page.goto(`${server.address}${path}`);
    await until(page);
    const quiet = () => performance.now() - (log.at(-1)?.at ?? 0) > PAUSE;
    for (let last = -1; last !== log.length || !quiet(); ) {
      last = log.length;
      await page.waitForEvent("request", { timeout: PAUSE }).catch(() => {});
    }
    return [...log];
  } finally {
    await context.close();
  }
}

const usable = (page) => page.locator("[data-start]").waitFor();
/** Starts a game with the default form except for the seed, and waits until the person, who begins, can decide. */
async function decides(page) {
  await page.getByRole("textbox", { name: "Seed" }).fill(SEED);
  await page.locator("[data-start]").click();
  await page.getByRole("application").waitFor();
  const curtain = page.locator("[data-curtain]");
  await page.waitForFunction(() => {
    const asked = document.querySelector("[data-curtain], [role=toolbar], [role=group][aria-labelledby=h-tray]");
    return asked && !document.querySelector(".fetching, [data-waits]");
  });
  if (await curtain.isVisible()) await curtain.click();
}

const sum = (all) => all.reduce((bytes, one) => bytes + one.bytes, 0);
const rows = [];
let failed = false;
function report(what, bytes, requests, bound = {}, files = []) {
  const over = bytes > bound.bytes || requests > bound.requests;
  failed ||= over;
  const most = bound.bytes ? `at most ${bound.bytes}${bound.requests ? ` in ${bound.requests}` : ""}` : "";
  rows.push(`${String(bytes).padStart(9)} ${String(requests).padStart(9)}  ${what.padEnd(52)} ${most}${over ? "  TOO MUCH" : ""}`);
  if (named) for (const one of files) rows.push(`${String(one.bytes).padStart(9)} ${"".padStart(9)}    ${one.file}`);
}

try {
  const first = await visit("", usable, { before: saveData });
  report("first view: the lobby until it can be used", sum(first), first.length, FIRST_VIEW, first);
  const lobby = await visit("", usable);
  report("  with the program, which follows while idle", sum(lobby), lobby.length, LOBBY, lobby);
  for (const { name, page, bound } of GAMES) {
    const all = await visit(page, async (tab) => {
      await usable(tab);
      await decides(tab);
    });
    const table = all.filter(({ file }) => !THINKER.test(file));
    report(`${name}: from nothing to the first decision`, sum(table), table.length, bound, table);
    const thinker = all.filter(({ file }) => THINKER.test(file));
    if (thinker.length) report("  and the program of its computer players", sum(thinker), thinker.length, PLAYERS);
  }
  const kept = await visit("", (page) => page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 120_000 }), {
    serviceWorkers: "allow",
  });
  report("the service worker, which fetches the site for later", sum(kept) - sum(lobby), kept.length - lobby.length);
} finally {
  await browser.close();
  await server.close();
}

const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const packed = files.map((entry) => gzip(readFileSync(join(entry.parentPath ?? entry.path, entry.name))).length);
report("the whole site, in files", packed.reduce((all, bytes) => all + bytes, 0), files.length, { bytes: SITE });

console.log(`${"gzip".padStart(9)} ${"requests".padStart(9)}`);
for (const row of rows) console.log(row);
if (failed) process.exitCode = 1;
