// Splits the program into the chunks that crates/moot-ui/src/code_split.rs names, optimizes each, packs modules that are
// fetched together, and writes all of them to a directory named after a hash of their contents. The files of one build
// always match, and never replace those of another build.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { minify } from "terser";
import { bareFiles } from "./bare.mjs";
import { dropUnmade } from "./classes.mjs";
import { numberImports } from "./imports.mjs";
import { optimize } from "./optimize.mjs";
import { fromPacks, groups, pack, visitsOf } from "./packs.mjs";
import { PAGES } from "./pages.mjs";

const run = promisify(execFile);

/** The script that fetches chunks. */
const LINKS = "__wasm_split.js";

/**
 * Splits the program `wasm`. Resolves to the name of the directory that it made in `site`, the files of each chunk, and the
 * modules in each of them: `{ directory, parts: { king: ["pack_0.wasm"] }, packs: { "pack_0.wasm": ["chunk_3.wasm",
 * "split_king.wasm"] } }`.
 */
export async function cut(wasm, site, work) {
  await rm(work, { recursive: true, force: true });
  const [cuts, bound] = [join(work, "cuts"), join(work, "bound")];
  await mkdir(bound, { recursive: true });
  await run("wasm-split-cli", [wasm, cuts, "--target", "web", "--out-name", "trollmoot"]);
  const modules = partsIn(await readFile(join(cuts, LINKS), "utf8"));
  await run("wasm-bindgen", [
    ...["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle"],
    ...["--out-dir", bound, "--out-name", "trollmoot", join(cuts, "trollmoot.wasm")],
  ]);
  await rm(join(cuts, "trollmoot.wasm"));
  await cp(cuts, bound, { recursive: true });
  await cp("public/start.js", join(bound, "start.js"));

  await numberImports(["trollmoot.js", "trollmoot_bg.wasm"].map((file) => join(bound, file)));
  const unused = await dropUnmade(join(bound, "trollmoot.js"));
  const compiled = (await readdir(bound)).filter((file) => file.endsWith(".wasm"));
  await optimize(compiled.map((file) => join(bound, file)), "size", unused);
  await bareFiles(compiled.map((file) => join(bound, file)));
  const { parts, packs } = await packed(bound, modules);

  const files = (await readdir(bound)).sort();
  for (const file of files.filter((name) => !name.endsWith(".wasm"))) {
    const path = join(bound, file);
    const { code } = await minify(await readFile(path, "utf8"), { module: true, compress: { passes: 2 } });
    await writeFile(path, code);
  }

  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(await readFile(join(bound, file)));
  const directory = `app-${hash.digest("hex").slice(0, 16)}`;
  await cp(bound, join(site, directory), { recursive: true });
  return { directory, parts, packs };
}

/**
 * Packs the modules in `directory`, and writes their offsets into the script that fetches them. `modules` are those of each
 * chunk. Resolves to the packs of each chunk, and the modules of each pack.
 */
export async function packed(directory, modules) {
  const all = [...new Set(Object.values(modules).flat())].sort();
  const bytes = new Map(await Promise.all(all.map(async (file) => [file, await readFile(join(directory, file))])));
  const needed = all.map((file) => ({
    file,
    size: bytes.get(file).length,
    parts: Object.keys(modules).filter((part) => modules[part].includes(file)),
  }));
  const [packs, index] = [{}, new Map()];
  for (const [n, files] of groups(needed, visitsOf(Object.keys(modules), PAGES.map(({ table }) => table))).entries()) {
    const name = `pack_${n}.wasm`;
    const made = pack(files.map((file) => [file, bytes.get(file)]));
    await writeFile(join(directory, name), made.bytes);
    packs[name] = files;
    for (const [file, place] of made.places) index.set(file, [name, ...place]);
  }
  await Promise.all(all.map((file) => rm(join(directory, file))));
  const script = join(directory, LINKS);
  await writeFile(script, fromPacks(await readFile(script, "utf8"), index));
  const parts = Object.fromEntries(
    Object.entries(modules).map(([part, files]) => [part, [...new Set(files.map((file) => index.get(file)[0]))].sort()]),
  );
  return { parts, packs };
}

/** Returns the modules that each chunk needs, read from the script that fetches them. */
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
