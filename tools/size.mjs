// Reports the bytes that the built site takes, raw and as gzip -9, and fails if anything is above its limit:
//
// - the first view: what is fetched before the lobby shows;
// - a game: all that is fetched from there to the first decision at a table, the first view included;
// - the site: every file of it.
//
//   node tools/size.mjs [DIRECTORY]

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** What may not be outgrown, and what to aim for, after gzip. */
const FIRST_VIEW = { limit: 400_000, aim: 150_000 };
const GAME = { limit: 750_000, aim: 350_000 };
const SITE = { limit: 4_000_000, aim: 1_000_000 };
/** The parts that the table of each game is made of; a page that is missing here has no game yet. */
const TABLES = { "index.html": ["king"], "cave-troll.html": ["cave"], "trolls-and-princesses.html": ["princess"] };

const directory = process.argv[2] ?? "dist";
const files = readdirSync(directory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(relative(directory, entry.parentPath ?? entry.path), entry.name))
  .sort();
const read = (name) => readFileSync(join(directory, name));
const sizes = new Map();
const size = (name) => {
  if (!sizes.has(name)) sizes.set(name, { raw: read(name).length, gzip: gzipSync(read(name), { level: 9 }).length });
  return sizes.get(name);
};

/** What the page names, and what the style sheets that it names do in their turn; of the site's pages only itself. */
function firstView(page) {
  const found = new Set([page]);
  for (const name of found) {
    if (!/\.(html|css)$/.test(name)) continue;
    const text = read(name).toString("utf8");
    files.filter((file) => !file.endsWith(".html") && text.includes(file)).forEach((file) => found.add(file));
  }
  return [...found];
}

const row = (raw, gzip, name) => console.log(`${String(raw).padStart(9)} ${String(gzip).padStart(9)}  ${name}`);
let failed = false;
function report(title, names, { limit, aim }, { each = true } = {}) {
  row("bytes", "gzip -9", title);
  let [raw, gzip] = [0, 0];
  for (const name of names) {
    if (each) row(size(name).raw, size(name).gzip, name);
    raw += size(name).raw;
    gzip += size(name).gzip;
  }
  const over = gzip > limit;
  row(raw, gzip, `total, ${names.length} files: limit ${limit}, aim ${aim} after gzip${over ? "  TOO MUCH" : ""}\n`);
  failed ||= over;
}

const build = JSON.parse(read("build.json").toString("utf8"));
for (const page of files.filter((name) => /^[^/]*\.html$/.test(name))) {
  const first = firstView(page);
  report(`first view of ${page}`, first, FIRST_VIEW);
  const parts = (TABLES[page] ?? []).flatMap((part) => {
    if (!build.parts[part]) throw new Error(`${page} needs the part ${part}, which the build does not have`);
    return build.parts[part];
  });
  const later = [...new Set(parts)].map((file) => `${build.directory}/${file}`).filter((file) => !first.includes(file));
  report(`and to a game on ${page}`, later, GAME, { each: true });
  report(`so from nothing to a game on ${page}`, [...first, ...later], GAME, { each: false });
}
report("the worker, fetched when the first computer player thinks", ["thinker.js", "worker.js", "worker_bg.wasm"], SITE);
report("the whole site", files, SITE, { each: false });
if (failed) process.exitCode = 1;
