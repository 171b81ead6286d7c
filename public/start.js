// Starts the program from the directory of this script as soon as it is wanted, and registers the service worker, so that the site also
// works offline. Used in release builds only: see tools/finish.mjs.

const directory = new URL(".", import.meta.url);
const lobby = window.staticLobby;

// This lock is held while the page is open: the service worker keeps the cache of this build as long (see sw.js).
navigator.locks?.request(`trollmoot ${directory.pathname}`, { mode: "shared" }, () => new Promise(() => {}));

const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 2000 }));

/**
 * Waits until the static lobby has been painted, because the program blocks painting once it starts. Does not wait if it is not visible,
 * and waits for at most 1.5 seconds.
 */
async function seen() {
  const picture = document.querySelector("body > .static-lobby img");
  if (!picture?.checkVisibility?.() || document.visibilityState !== "visible") return;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const painted = picture.decode().then(frame, () => {});
  await Promise.race([painted, new Promise((done) => setTimeout(done, 1500))]);
}

/** Whether bytes that may not be needed can be fetched: the reader saves no data and the connection is not slow. */
function bytesAreCheap() {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  return !saveData && effectiveType === "4g";
}

/** Fetches the program; resolves to the function that starts it. */
async function fetched() {
  const compiled = async () => {
    const answer = await fetch(new URL("trollmoot_bg.wasm", directory));
    if (!answer.ok) throw new Error(`trollmoot_bg.wasm: ${answer.status}`);
    const streamed = answer.headers.get("content-type") === "application/wasm";
    return streamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  };
  const [{ default: init }, program] = await Promise.all([import("./trollmoot.js"), compiled(), import("./__wasm_split.js")]);
  return () => init({ module_or_path: program });
}

/** Resolves to the function that starts the program once that is fetched: when it is wanted, or when that costs little. */
async function program() {
  if (!bytesAreCheap()) {
    await lobby.wanted;
    return fetched();
  }
  await Promise.race([idle(), lobby.wanted]);
  try {
    return await fetched();
  } catch (why) {
    // Tried again at the first press.
    console.info("the program is not here yet:", why.message);
    await lobby.wanted;
    return fetched();
  }
}

try {
  await lobby.translate();
  await seen();
  const start = await program();
  await lobby.calm();
  await start();
} catch (why) {
  // rescue.js handles this event without the program.
  dispatchEvent(new CustomEvent("trollmoot-crash", { detail: String(why) }));
  throw why;
}

/** Registers the service worker. A new build is fetched in the background and used when the player accepts it. */
async function keep() {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(new URL("../sw.js", directory), { updateViaCache: "none" });
  const tell = () => {
    if (!registration.waiting || !workers.controller) return;
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new Event("trollmoot-update"));
  };
  tell();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  addEventListener("trollmoot-apply", () => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("take over");
  });
  // A page may stay open for days, so it checks for updates.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch((why) => console.info("no update:", why.message));
  });
}

// Registers when the browser is idle, so that the first visit is not slowed down.
if (navigator.serviceWorker) {
  const soon = window.requestIdleCallback ?? setTimeout;
  setTimeout(() => soon(() => keep().catch((why) => console.warn("the site is not kept for later:", why.message))), 1500);
}
