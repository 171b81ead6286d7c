// Reports the bytes of the first load of each page of the built site, raw and as gzip -9, and fails if one is above the limit.
//
//   node tools/size.mjs [DIRECTORY]

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

// What the first load should weigh one day, and what it may not outgrow until then: lower the second as it shrinks.
const AIM = 400_000;
const LIMIT = 650_000;

/** What a first visit to a page loads: the page, the files it names, and the files that its style sheets name. */
function firstLoad(directory, page) {
  const all = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(directory, entry.parentPath ?? entry.path), entry.name));
  const found = new Set([page]);
  for (const name of found) {
    if (!/\.(html|css)$/.test(name)) continue;
    const text = readFileSync(join(directory, name), "utf8");
    all.filter((other) => text.includes(other)).forEach((other) => found.add(other));
  }
  return [...found];
}

const directory = process.argv[2] ?? "dist";
const row = (raw, gzip, name) => console.log(`${String(raw).padStart(9)} ${String(gzip).padStart(9)}  ${name}`);

let most = 0;
for (const page of readdirSync(directory).filter((name) => name.endsWith(".html")).sort()) {
  row("bytes", "gzip -9", `first load of ${page}`);
  let [allRaw, allGzip] = [0, 0];
  for (const name of firstLoad(directory, page).sort()) {
    const bytes = readFileSync(join(directory, name));
    const gzip = gzipSync(bytes, { level: 9 }).length;
    row(bytes.length, gzip, name);
    allRaw += bytes.length;
    allGzip += gzip;
  }
  row(allRaw, allGzip, `total (aim ${AIM}, limit ${LIMIT} after gzip)`);
  console.log();
  most = Math.max(most, allGzip);
}

// Fetched when the first computer player thinks.
row("bytes", "gzip -9", "later: the worker");
for (const name of ["thinker.js", "worker.js", "worker_bg.wasm"]) {
  const bytes = readFileSync(join(directory, name));
  row(bytes.length, gzipSync(bytes, { level: 9 }).length, name);
}
if (most > LIMIT) process.exitCode = 1;
