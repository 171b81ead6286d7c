// Loads the computer players of a game. The query of this script's address names the build. It is passed on to both files of the
// program, because their names are the same in every build.
const program = (game) => `./${game}-players`;
if (typeof importScripts === "function") {
  // In a worker, which is named after the game: the program listens for messages itself.
  importScripts(program(self.name) + ".js" + self.location.search);
  wasm_bindgen({ module_or_path: program(self.name) + "_bg.wasm" + self.location.search }).catch((why) => {
    // Rethrown outside of the promise, so that the page receives it as an error of the worker.
    setTimeout(() => {
      throw why;
    });
  });
} else {
  // In the page of a browser without workers: the page waits for this promise, which resolves to a function that takes a
  // port.
  const here = new URL(document.currentScript.src);
  const { game } = document.currentScript.dataset;
  const beside = (ending) => Object.assign(new URL(program(game) + ending, here), { search: here.search }).href;
  globalThis.trollmootPlayers = new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.src = beside(".js");
    script.onload = loaded;
    script.onerror = () => failed(new Error("it did not load"));
    document.head.append(script);
  })
    .then(() => wasm_bindgen({ module_or_path: beside("_bg.wasm") }))
    .then(() => wasm_bindgen.listen);
}
