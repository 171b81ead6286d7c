// Sets the French texts of the page (the columns `fr:` and the modules text/fr of every crate), the French lessons and the French rulebooks as French is printed: write them with plain spaces and plain apostrophes, then run
//   node tools/typeset.mjs
// In string literals an apostrophe becomes ’, a space before a colon and inside guillemets becomes non-breaking, and a thin
// non-breaking space is put before ; ! ? and %.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The sources of the page's texts: the modules `text` of all crates. */
const sources = ["crates", "games"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => /[/\\]src[/\\]text[/\\](fr[/\\].*|[^/\\]*)\.rs$/.test(name))
    .map((name) => join(ROOT, folder, name)),
);
const WIDE = "\u{a0}";
const THIN = "\u{202f}";

/** Typesets one text. */
const typeset = (text) =>
  text
    .replaceAll("'", "’")
    .replace(/ (?=[;!?%](?!=))/g, THIN)
    .replace(/ (?=:)/g, WIDE)
    .replace(/« /g, `«${WIDE}`)
    .replace(/ »/g, `${WIDE}»`);

for (const file of sources) {
  const source = readFileSync(file, "utf8");
  // In a table of texts the column `fr:` is French, up to the brace that closes its row.
  const french = /[/\\]fr[/\\]/.test(file);
  let depth = 0;
  let column = french ? -Infinity : Infinity;
  // Comments and character literals are skipped; string literals are texts.
  const set = source.replace(/\/\/.*|'(?:\\.|[^\\'])'|"(?:\\[^]|[^"\\])*"|[{}]|\bfr: /g, (part) => {
    if (part === "{") depth += 1;
    if (part === "}") depth -= 1;
    if (part === "fr: ") column = Math.min(column, depth);
    if (!french && depth < column) column = Infinity;
    return part[0] === '"' && depth >= column ? typeset(part) : part;
  });
  if (set !== source) {
    writeFileSync(file, set);
    console.log(`set ${file}`);
  }
}

/** The French texts outside of the program: lessons, rulebooks and glossaries of the games. */
const GAMES = fileURLToPath(new URL("../games", import.meta.url));
const texts = readdirSync(GAMES, { recursive: true })
  .filter((name) => /(^|[/\\])(lessons|rulebook)[/\\](.*[/\\])?(glossary\.)?fr\.md$/.test(name))
  .map((name) => join(GAMES, name));
for (const file of texts) {
  const source = readFileSync(file, "utf8");
  const set = typeset(source);
  if (set !== source) {
    writeFileSync(file, set);
    console.log(`set ${file}`);
  }
}
