// Writes one HTML file for each game, made from index.html. All of them start the same program, which reads the game from
// `data-game`.

import { GAMES } from "../games.mjs";

/** The pages, the chunk with the table of each page's game, and the style sheets that a game has of its own. */
export const PAGES = GAMES.map(({ file, table, id, styles }) => (file === "index.html" ? { file, table, styles } : { file, table, game: id, styles }));

/**
 * Makes the page of a game from Trunk's index.html. `styles` are the sheets that belong to one game only. Adjacent sheets
 * are merged, because the page's policy has one hash for each.
 */
export function pageOf(index, { game, styles: own = [] }, styles) {
  let page = game ? index.replace(/<html\b/, `<html data-game="${game}"`) : index;
  for (const { name, link, text } of styles) page = page.replace(link, () => (own.includes(name) ? `<style>${text}</style>` : ""));
  return page.replace(/<\/style>\s*<style>/g, "");
}

/** The style sheets that Trunk has linked instead of inlining: `{ name, file, link }`. */
export function linked(index) {
  const links = index.matchAll(/<link\b[^>]*\bhref="?\.\/([\w-]+)-[0-9a-f]+\.css"?[^>]*>/g);
  return [...links].map(([link, name]) => ({ name, link, file: link.match(/\.\/([^" >]+\.css)/)[1] }));
}

/**
 * Replaces Trunk's start script by one that starts the program in `directory`. The scripts that the start needs are
 * preloaded in the head, so that the browser fetches all of them at once; the program is fetched after the first paint
 * (public/start.js).
 */
export function startIn(index, directory, scripts) {
  const bare = index
    .replace(/<script type="?module"?>[^]*?<\/script>/, "")
    .replace(/<link\b[^>]*\brel="?(?:module)?preload"?[^>]*>/g, "");
  const head = scripts.map((script) => `<link rel=modulepreload href=./${directory}/${script}>`);
  head.push(`<script type=module src=./${directory}/start.js></script>`);
  return bare.replace("</head>", () => `${head.join("")}</head>`);
}
