// Runs the worker program. The query of this script's own address, which names the build, is passed on to both files of
// the program: their names are the same in every build.
importScripts("./worker.js" + self.location.search);
wasm_bindgen({ module_or_path: "./worker_bg.wasm" + self.location.search }).catch((why) => {
  // Out of the promise, so that the page hears of it as an error of the worker.
  setTimeout(() => {
    throw why;
  });
});
