// Trunk runs this hook after it has built index.html and before it installs the site.
//
// Every build gets the pages of all games. A release build is also split into chunks: see finish/parts.mjs.

import { execFile } from "node:child_process";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { minify } from "terser";
import { bareFiles } from "./finish/bare.mjs";
import { LANGUAGES, drawn } from "./finish/lobby.mjs";
import { keepOffline } from "./finish/offline.mjs";
import { optimize } from "./finish/optimize.mjs";
import { cut } from "./finish/parts.mjs";
import { PAGES, linked, pageOf, startIn, withLobby } from "./finish/pages.mjs";
import { guarded } from "./finish/policy.mjs";

const site = process.env.TRUNK_STAGING_DIR;
if (!site) throw new Error("Trunk runs this");
const target = process.env.CARGO_TARGET_DIR ?? "target";

// The page fetches rulebooks and lessons as text files.
await promisify(execFile)("cargo", ["run", "--quiet", "--offline", "--package", "moot-book", "--", site]);

let index = await readFile(join(site, "index.html"), "utf8");
const release = Boolean(process.env.TROLLMOOT_SPLIT);
/** The programs of the computer players, without the endings of their two files. */
const players = PAGES.map(({ id }) => `${id}-players`);
let directory;
if (release) {
  const programs = players.map((name) => join(site, `${name}_bg.wasm`));
  const program = join(target, "wasm32-unknown-unknown", "page", "trollmoot.wasm");
  // Splitting uses a single processor: the players' programs are optimized meanwhile.
  const [made] = await Promise.all([cut(program, site, join(target, "parts")), optimizedPlayers(programs)]);
  ({ directory } = made);
  await writeFile(join(site, "build.json"), `${JSON.stringify(made, null, 1)}\n`);
  // Deletes the program that Trunk built before the split.
  for (const file of await readdir(site)) if (/^trollmoot-[0-9a-f]+(_bg)?\.(js|wasm)$/.test(file)) await rm(join(site, file));
  index = startIn(index, directory);
}

const styles = [];
for (const sheet of linked(index)) {
  const file = join(site, sheet.file);
  styles.push({ ...sheet, text: await readFile(file, "utf8") });
  await rm(file);
}
for (const page of PAGES) {
  const html = pageOf(index, page, styles);
  await writeFile(join(site, page.file), release ? guarded(await lobbyIn(html, page)) : html);
}
if (release) {
  // These are fetched with every first view.
  for (const name of ["rescue.js", "static-lobby.js"]) {
    const script = join(site, name);
    await writeFile(script, (await minify(await readFile(script, "utf8"), { ecma: 2022 })).code);
  }
  await keepOffline(site, directory, await queries());
}

async function optimizedPlayers(programs) {
  await optimize(programs, "speed");
  await bareFiles(programs);
}

/** Returns the page with its static lobby in the first language, and writes that of each other language to a file of its own. */
async function lobbyIn(html, { id, game }) {
  const [first, ...others] = await Promise.all(LANGUAGES.map((language) => drawn(site, directory, { game, language })));
  await mkdir(join(site, "lobby"), { recursive: true });
  for (const [at, other] of others.entries()) await writeFile(join(site, "lobby", `${id}.${LANGUAGES[at + 1]}.html`), other.html);
  return withLobby(html, first, LANGUAGES[0], `lobby/${id}.*.html`);
}

/** The files of the players' programs have the same names in every build, so they are requested with the build as a query. */
async function queries() {
  const parts = (await readdir(join(site, directory))).filter((file) => file.endsWith(".wasm"));
  const texts = await Promise.all(parts.map((file) => readFile(join(site, directory, file), "latin1")));
  const found = new Set(texts.flatMap((text) => text.match(/thinker\.js(\?v=[0-9a-f]{16})/)?.[1] ?? []));
  if (found.size !== 1) throw new Error(`the program asks for ${found.size} builds of the players`);
  const [query] = found;
  const files = ["thinker.js", ...players.flatMap((name) => [`${name}.js`, `${name}_bg.wasm`])];
  return Object.fromEntries(files.map((file) => [file, query]));
}
