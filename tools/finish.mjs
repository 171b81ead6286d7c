// Trunk runs this hook after it has built index.html and before it installs the site.
//
// Every build gets the pages of all games. A release build is also split into chunks: see finish/parts.mjs.

import { execFile } from "node:child_process";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { minify } from "terser";
import { keepOffline } from "./finish/offline.mjs";
import { cut } from "./finish/parts.mjs";
import { PAGES, linked, pageOf, startIn } from "./finish/pages.mjs";
import { guarded } from "./finish/policy.mjs";

const site = process.env.TRUNK_STAGING_DIR;
if (!site) throw new Error("Trunk runs this");
const target = process.env.CARGO_TARGET_DIR ?? "target";

// The page fetches rulebooks and lessons as text files.
await promisify(execFile)("cargo", ["run", "--quiet", "--offline", "--package", "moot-book", "--", site]);

let index = await readFile(join(site, "index.html"), "utf8");
const release = Boolean(process.env.TROLLMOOT_SPLIT);
let directory;
if (release) {
  const program = join(target, "wasm32-unknown-unknown", "page", "trollmoot.wasm");
  const made = await cut(program, site, join(target, "parts"));
  ({ directory } = made);
  await writeFile(join(site, "build.json"), `${JSON.stringify(made, null, 1)}\n`);
  // Deletes the program that Trunk built before the split.
  for (const file of await readdir(site)) if (/^trollmoot-[0-9a-f]+(_bg)?\.(js|wasm)$/.test(file)) await rm(join(site, file));
  index = startIn(index, directory, ["trollmoot.js", "__wasm_split.js"]);
}

const styles = [];
for (const sheet of linked(index)) {
  const file = join(site, sheet.file);
  styles.push({ ...sheet, text: await readFile(file, "utf8") });
  await rm(file);
}
for (const page of PAGES) {
  const html = pageOf(index, page, styles);
  await writeFile(join(site, page.file), release ? guarded(html) : html);
}
if (release) {
  // The crash screen is fetched with every first view.
  const rescue = join(site, "rescue.js");
  await writeFile(rescue, (await minify(await readFile(rescue, "utf8"), { ecma: 2022 })).code);
  await keepOffline(site, directory, await queries());
}

/** The files of the worker have the same names in every build, so they are requested with the build as a query. */
async function queries() {
  const parts = (await readdir(join(site, directory))).filter((file) => file.endsWith(".wasm"));
  const texts = await Promise.all(parts.map((file) => readFile(join(site, directory, file), "latin1")));
  const found = new Set(texts.flatMap((text) => text.match(/thinker\.js(\?v=[0-9a-f]{16})/)?.[1] ?? []));
  if (found.size !== 1) throw new Error(`the program asks for ${found.size} builds of the worker`);
  const [query] = found;
  return Object.fromEntries(["thinker.js", "worker.js", "worker_bg.wasm"].map((file) => [file, query]));
}
