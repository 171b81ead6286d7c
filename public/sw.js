// Caches the whole site, with one cache for each build. Pages are answered from the cache of the build in use, so a visit
// never mixes builds and needs no network. A newer build is fetched into its own cache and waits until the player accepts
// it. The caches of builds that are open in a tab are kept.
//
// tools/finish/offline.mjs fills in the three constants.

/** The build, the directory of its program, and its files with their SHA-256. */
const BUILD = "";
const DIRECTORY = "";
const FILES = {};

const scope = new URL(registration.scope);
/** The prefix of this site's caches; other sites of the same origin have caches, too. */
const MINE = `trollmoot ${scope.pathname} `;
const NAME = `${MINE}${DIRECTORY} ${BUILD}`;
/** The number of files that are fetched at the same time. */
const LANES = 2;
/** The longest pause of a lane between two files, in milliseconds. */
const REST = 500;

const sleep = (time) => new Promise((done) => setTimeout(done, time));

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = async (response) => hex(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));

/** Returns a file of this build: from an older cache if its checksum is the same there, otherwise from the server. */
async function fetched(url, sum) {
  const kept = await caches.match(url);
  if (kept && (await digest(kept.clone())) === sum) return kept;
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // During a publication the server may have files of two builds.
  if ((await digest(response.clone())) !== sum) throw new Error(`${url} is of another build`);
  return response;
}

/**
 * Fills the cache in the background. A lane pauses for as long as the last file took, so that a slow machine keeps more than
 * half of its time for the game.
 */
async function fill() {
  const cache = await caches.open(NAME);
  const left = Object.entries(FILES);
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const url = new URL(next[0], scope).href;
      if (await cache.match(url)) continue;
      const begun = performance.now();
      await cache.put(url, await fetched(url, next[1]));
      await sleep(Math.min(performance.now() - begun, REST));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Deletes the caches of older builds that no page uses. A build newer than this one is kept until it is used. */
async function clear() {
  const mine = (await caches.keys()).filter((name) => name.startsWith(MINE));
  const older = mine.slice(0, Math.max(0, mine.indexOf(NAME)));
  if (older.length === 0) return;
  const held = navigator.locks ? (await navigator.locks.query()).held.map((lock) => lock.name) : null;
  // A browser that does not report clients keeps the build before this one.
  const open = (name, at) =>
    held ? held.includes(`trollmoot ${scope.pathname}${name.slice(MINE.length).split(" ")[0]}/`) : at === older.length - 1;
  await Promise.all(older.filter((name, at) => !open(name, at)).map((name) => caches.delete(name)));
}

async function answer(request) {
  const url = new URL(request.url);
  url.hash = "";
  if (request.mode === "navigate") url.search = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  const cache = await caches.open(NAME);
  const kept = await cache.match(url.href);
  if (kept) return kept;
  // A page of an older build that is still open.
  for (const name of await caches.keys()) {
    const older = name.startsWith(MINE) && (await (await caches.open(name)).match(url.href));
    if (older) return older;
  }
  return fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));
// The first page of the first visit starts the fetch of the other files.
addEventListener("activate", (event) => event.waitUntil(clear().then(() => clients.claim())));
addEventListener("message", (event) => event.data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope.href)) return;
  event.respondWith(answer(request));
  if (request.mode === "navigate") event.waitUntil(clear());
});
