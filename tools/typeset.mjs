// Sets the French texts of the page (text/fr of every crate), the French lessons and the French rulebooks as French is printed: write them with plain spaces and plain apostrophes, then run
//   node tools/typeset.mjs
// Inside string literals an apostrophe becomes ’, a space before a colon and inside guillemets cannot break, and a thin one
// that cannot break stands before ; ! ? and %.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The French texts of the page: the modules `text/fr` of all crates. */
const sources = ["crates", "games"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => /[/\\]src[/\\]text[/\\]fr[/\\].*\.rs$/.test(name))
    .map((name) => join(ROOT, folder, name)),
);
const WIDE = "\u{a0}";
const THIN = "\u{202f}";

/** One text, as it is printed. */
const typeset = (text) =>
  text
    .replaceAll("'", "’")
    .replace(/ (?=[;!?%](?!=))/g, THIN)
    .replace(/ (?=:)/g, WIDE)
    .replace(/« /g, `«${WIDE}`)
    .replace(/ »/g, `${WIDE}»`);

for (const file of sources) {
  const source = readFileSync(file, "utf8");
  // Comments and character literals are passed over; what is left between quotes is a text.
  const set = source.replace(/\/\/.*|'(?:\\.|[^\\'])'|"(?:\\[^]|[^"\\])*"/g, (part) => (part[0] === '"' ? typeset(part) : part));
  if (set !== source) {
    writeFileSync(file, set);
    console.log(`set ${file}`);
  }
}

/** Every French text that is not in the program: lessons, rulebooks and glossaries of the games. */
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
