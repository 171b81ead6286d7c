// One HTML file a game, made from index.html: all of them start the same program, which sees in `data-game` where it is.

/** The pages, the part of the program that is the table of a page's game, and the style sheets that a game has of its own. */
export const PAGES = [
  { file: "index.html", table: "king" },
  { file: "cave-troll.html", table: "cave", game: "cave-troll", styles: ["cave"] },
  { file: "trolls-and-princesses.html", table: "princess", game: "trolls-and-princesses", styles: ["princess", "princess-table"] },
];

/** The page of a game, made from what Trunk made of index.html. `styles` are the sheets that belong to one game only. */
export function pageOf(index, { game, styles: own = [] }, styles) {
  let page = game ? index.replace(/<html\b/, `<html data-game="${game}"`) : index;
  for (const { name, link, text } of styles) page = page.replace(link, () => (own.includes(name) ? `<style>${text}</style>` : ""));
  return page;
}

/** The sheets that Trunk has linked instead of writing them into the page: `{ name, file, link }`. */
export function linked(index) {
  const links = index.matchAll(/<link\b[^>]*\bhref="?\.\/([\w-]+)-[0-9a-f]+\.css"?[^>]*>/g);
  return [...links].map(([link, name]) => ({ name, link, file: link.match(/\.\/([^" >]+\.css)/)[1] }));
}

/**
 * Takes out what Trunk put in to start the program it built, and starts the program in `directory` instead. The scripts that
 * the start needs are named in the head, so that the browser fetches all of them at once; the program itself follows what is
 * seen first (public/start.js).
 */
export function startIn(index, directory, scripts) {
  const bare = index
    .replace(/<script type="?module"?>[^]*?<\/script>/, "")
    .replace(/<link\b[^>]*\brel="?(?:module)?preload"?[^>]*>/g, "");
  const head = scripts.map((script) => `<link rel=modulepreload href=./${directory}/${script}>`);
  head.push(`<script type=module src=./${directory}/start.js></script>`);
  return bare.replace("</head>", () => `${head.join("")}</head>`);
}
