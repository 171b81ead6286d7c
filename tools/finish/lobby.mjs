// Draws the lobby of each page as HTML: the program itself draws it, in a document without a browser. The page then shows it before the
// program is there (public/static-lobby.js).

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

/** The languages of the site; the pages themselves are in the first. */
export const LANGUAGES = ["en", "fr"];
/** The longest time that drawing may take, in milliseconds. */
const PATIENCE = 30_000;
/** What stands for the code of the fair shuffle, which the program draws anew on every visit. */
const NO_CODE = "····-····-····";

/**
 * Draws the lobby of a game in a language. `site` is the built site and `directory` that of its program. Resolves to `{ html, attributes
 * }`: the content of the static lobby, and the attributes that the program sets on the root element for it.
 */
export function drawn(site, directory, { game, language }) {
  // The program has state of its own, so each drawing has a thread.
  const worker = new Worker(new URL(import.meta.url), { workerData: { site, directory, game, language } });
  return new Promise((done, fail) => {
    const why = (problem) => new Error(`the lobby of ${game ?? "the first game"} (${language}) cannot be drawn: ${problem}`);
    const late = setTimeout(() => fail(why("the program does not show it")), PATIENCE);
    worker.on("message", ({ crash, ...lobby }) => {
      clearTimeout(late);
      crash ? fail(why(crash)) : done(lobby);
    });
    worker.on("error", (error) => fail(why(error.message)));
  }).finally(() => worker.terminate());
}

/** The globals that the program and its script read from a browser. */
const GLOBALS = [
  ...["document", "localStorage", "location", "history", "Event", "CustomEvent", "MutationObserver", "Element", "ShadowRoot"],
  ...["HTMLElement", "HTMLAnchorElement", "HTMLInputElement", "HTMLScriptElement", "HTMLSelectElement", "HTMLTextAreaElement"],
  "SVGGraphicsElement",
];

/** Makes the globals of a window without a browser those of this thread. */
async function open({ site, directory, game, language }) {
  const { Window } = await import("happy-dom");
  const window = new Window({ url: "https://trollmoot.invalid/" });
  if (game) window.document.documentElement.dataset.game = game;
  Object.defineProperty(window.navigator, "languages", { value: [language] });
  const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define("window", window);
  define("Window", window.constructor);
  for (const name of GLOBALS) define(name, window[name]);
  // The program fetches its chunks from beside its script.
  define("fetch", async (address) => {
    const file = fileURLToPath(address);
    const type = file.endsWith(".wasm") ? "application/wasm" : "text/plain";
    return new Response(await readFile(file), { headers: { "content-type": type } });
  });
  window.addEventListener("trollmoot-crash", ({ detail }) => parentPort.postMessage({ crash: detail }));
  return { window, program: pathToFileURL(join(site, directory, "trollmoot.js")) };
}

/** Starts the program and resolves to the lobby as it is when nothing changes any more. */
async function draw() {
  const { window, program } = await open(workerData);
  const { default: start } = await import(program);
  await start();
  const { document } = window;
  for (let before; !document.querySelector("body > .lobby") || before !== document.body.innerHTML; ) {
    before = document.body.innerHTML;
    await new Promise((done) => setTimeout(done, 50));
  }
  const attributes = Object.fromEntries(
    [...document.documentElement.attributes].map(({ name, value }) => [name, value]).filter(([name]) => /^data-(side|theme)$/.test(name)),
  );
  return { html: bare(document), attributes };
}

/** Returns the lobby of a document and the symbols that it uses as HTML. */
function bare(document) {
  const lobby = document.querySelector("body > .lobby");
  // What has been set as a property is not part of the markup.
  for (const input of lobby.querySelectorAll("input")) if (input.value) input.setAttribute("value", input.value);
  for (const code of lobby.querySelectorAll("[data-code]")) code.textContent = NO_CODE;
  const sprite = document.querySelector("body > div > svg.sprite");
  const html = withoutComments(lobby.outerHTML);
  return withoutComments(`<svg class="sprite" aria-hidden="true">${symbols(sprite, html)}</svg>`) + html;
}

/** Returns the elements of the sprite that `html` refers to, directly or through other such elements. */
function symbols(sprite, html) {
  const all = new Map([...sprite.querySelectorAll("[id]")].map((element) => [element.id, element.outerHTML]));
  const found = new Map();
  const follow = (text) => {
    for (const [, id] of text.matchAll(/#([\w-]+)/g)) {
      if (found.has(id) || !all.has(id)) continue;
      found.set(id, all.get(id));
      follow(all.get(id));
    }
  };
  follow(html);
  return [...all.keys()].filter((id) => found.has(id)).map((id) => found.get(id)).join("");
}

/** Removes the comments that mark places for the program. */
function withoutComments(html) {
  return html.replace(/<!--[^]*?-->/g, "");
}

if (!isMainThread) parentPort.postMessage(await draw());
