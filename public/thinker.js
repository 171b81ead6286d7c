// Loads the worker program of the computer players. The query of this script's address names the build. It is passed on to
// both files of the program, because their names are the same in every build.
if (typeof importScripts === "function") {
  // In a worker: the program listens for messages itself.
  importScripts("./worker.js" + self.location.search);
  wasm_bindgen({ module_or_path: "./worker_bg.wasm" + self.location.search }).catch((why) => {
    // Rethrown outside of the promise, so that the page receives it as an error of the worker.
    setTimeout(() => {
      throw why;
    });
  });
} else {
  // In the page of a browser without workers: the page waits for this promise, which resolves to a function that takes a
  // port.
  const here = new URL(document.currentScript.src);
  const beside = (name) => Object.assign(new URL(name, here), { search: here.search }).href;
  globalThis.trollmootPlayers = new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.src = beside("worker.js");
    script.onload = loaded;
    script.onerror = () => failed(new Error("it did not load"));
    document.head.append(script);
  })
    .then(() => wasm_bindgen({ module_or_path: beside("worker_bg.wasm") }))
    .then(() => wasm_bindgen.listen);
}
