// Writes one HTML file for each game, made from index.html. All of them start the same program, which reads the game from
// `data-game`.

import { GAMES } from "../games.mjs";

/** The pages: the id of the game, its chunk with the table, and the style sheets of its own. The start page names no `game`. */
export const PAGES = GAMES.map(({ file, table, id, styles }) => ({ file, id, table, styles, ...(file !== "index.html" && { game: id }) }));

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
 * Replaces Trunk's start script by the one that starts the program in `directory`. It fetches the program when it is wanted, so nothing
 * is preloaded (public/start.js).
 */
export function startIn(index, directory) {
  const bare = index
    .replace(/<script type="?module"?>[^]*?<\/script>/, "")
    .replace(/<link\b[^>]*\brel="?(?:module)?preload"?[^>]*>/g, "");
  return bare.replace("</head>", () => `<script type=module src=./${directory}/start.js></script></head>`);
}

/**
 * Adds the static lobby to a page: `{ html, attributes }` as `drawn` of lobby.mjs makes it, in `language`. `others` is the address of the
 * lobby in another language, with a star for the language.
 */
export function withLobby(page, { html, attributes }, language, others) {
  const set = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`).join("");
  const made = page
    .replace(/<html\b/, (tag) => tag + set)
    .replace("</body>", () => `<div class="static-lobby" lang="${language}" data-others="${others}">${html}</div></body>`);
  if (!made.includes(html) || !made.includes(set)) throw new Error("the page has no place for the static lobby");
  return made;
}
