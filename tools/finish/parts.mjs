// Cuts the program into the parts that src/lazy.rs names, makes each small, and lays all of them into a directory that is
// named after what is in it: files of one build always fit together, and those of another never take their place.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { minify } from "terser";

const run = promisify(execFile);

/** What a compiler for today's browsers may use: the parts do not say so themselves. */
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "call-indirect-overlong",
  "extended-const",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
].map((feature) => `--enable-${feature}`);
const SMALL = ["--flatten", "--rereloop", "-Oz", "-Oz", "--reorder-functions-by-name", ...FEATURES];

/**
 * Cuts up the program `wasm`. Resolves to the name of the directory it made in `site`, and the files of each part:
 * `{ directory, parts: { king: ["chunk_3.wasm", "split_king.wasm"] } }`.
 */
export async function cut(wasm, site, work) {
  await rm(work, { recursive: true, force: true });
  const [cuts, bound] = [join(work, "cuts"), join(work, "bound")];
  await mkdir(bound, { recursive: true });
  await run("wasm-split-cli", [wasm, cuts, "--target", "web", "--out-name", "trollmoot"]);
  const links = await readFile(join(cuts, "__wasm_split.js"), "utf8");
  await run("wasm-bindgen", [
    ...["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle"],
    ...["--out-dir", bound, "--out-name", "trollmoot", join(cuts, "trollmoot.wasm")],
  ]);
  await rm(join(cuts, "trollmoot.wasm"));
  await cp(cuts, bound, { recursive: true });
  await cp("public/start.js", join(bound, "start.js"));

  const files = (await readdir(bound)).sort();
  const small = async (file) => {
    const path = join(bound, file);
    if (file.endsWith(".wasm")) {
      await run("wasm-opt", [...SMALL, path, "-o", path]);
    } else {
      const { code } = await minify(await readFile(path, "utf8"), { module: true, compress: { passes: 2 } });
      await writeFile(path, code);
    }
  };
  const left = [...files];
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) await small(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(await readFile(join(bound, file)));
  const directory = `app-${hash.digest("hex").slice(0, 16)}`;
  await cp(bound, join(site, directory), { recursive: true });
  return { directory, parts: partsIn(links) };
}

/** Which files the fetching of each part asks for, read from the script that fetches them. */
function partsIn(links) {
  const chunks = new Map();
  const parts = {};
  for (const [, name, body] of links.matchAll(/^(?:export )?const (__chunk_\d+|__wasm_split_load_\w+) = ([^]*?\]\)\)?;)$/gm)) {
    const own = [...body.matchAll(/"\.\/([^"]+)"/g)].map(([, file]) => file);
    const shared = [...body.matchAll(/__chunk_\d+/g)].flatMap(([chunk]) => chunks.get(chunk));
    if (name.startsWith("__chunk")) chunks.set(name, own);
    else parts[name.replace("__wasm_split_load_", "")] = [...shared, ...own];
  }
  return parts;
}
