// Writes the service worker: public/sw.js with the list of the site's files.

import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";

const SOURCE = fileURLToPath(new URL("../../public/sw.js", import.meta.url));
/** Files that no page requests. */
const LEFT_OUT = new Set(["sw.js", "build.json"]);

const sha = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Writes `sw.js` into the finished site, whose program is in `directory`. Files in `named` are requested with a query. */
export async function keepOffline(site, directory, named = {}) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(site, entry.parentPath ?? entry.path), entry.name))
    .filter((path) => !LEFT_OUT.has(path))
    .sort();
  const files = {};
  for (const path of paths) files[path + (named[path] ?? "")] = sha(await readFile(join(site, path)));
  const build = sha(JSON.stringify(files)).slice(0, 16);
  const source = (await readFile(SOURCE, "utf8"))
    .replace('const BUILD = "";', `const BUILD = "${build}";`)
    .replace('const DIRECTORY = "";', `const DIRECTORY = "${directory}";`)
    .replace("const FILES = {};", `const FILES = ${JSON.stringify(files)};`);
  const { code } = await minify(source, { compress: { passes: 2 } });
  if (!code.includes(build) || !code.includes(directory)) throw new Error("public/sw.js has no place for the list of files");
  await writeFile(join(site, "sw.js"), code);
}
