// Trunk runs this after it has built index.html and before it puts the site in its place.
//
// Every build gets its pages. A release build is cut into parts as well: see finish/parts.mjs.

import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cut } from "./finish/parts.mjs";
import { PAGES, linked, pageOf, startIn } from "./finish/pages.mjs";

const site = process.env.TRUNK_STAGING_DIR;
if (!site) throw new Error("Trunk runs this");
const target = process.env.CARGO_TARGET_DIR ?? "target";

let index = await readFile(join(site, "index.html"), "utf8");
if (process.env.TROLLMOOT_SPLIT) {
  const program = join(target, "wasm32-unknown-unknown", "page", "trollmoot.wasm");
  const { directory, parts } = await cut(program, site, join(target, "parts"));
  await writeFile(join(site, "build.json"), `${JSON.stringify({ directory, parts }, null, 1)}\n`);
  // What Trunk made of the program before it was cut.
  for (const file of await readdir(site)) if (/^trollmoot-[0-9a-f]+(_bg)?\.(js|wasm)$/.test(file)) await rm(join(site, file));
  index = startIn(index, directory, ["trollmoot.js", "__wasm_split.js", "trollmoot_bg.wasm"]);
}

const styles = [];
for (const sheet of linked(index)) {
  const file = join(site, sheet.file);
  styles.push({ ...sheet, text: await readFile(file, "utf8") });
  await rm(file);
}
for (const page of PAGES) await writeFile(join(site, page.file), pageOf(index, page, styles));
