// Starts the program from the directory of this script, and registers the service worker, so that the site also works
// offline. Used in release builds only: see tools/finish.mjs.

import init from "./trollmoot.js";

const directory = new URL(".", import.meta.url);

// This lock is held while the page is open: the service worker keeps the cache of this build as long (see sw.js).
navigator.locks?.request(`trollmoot ${directory.pathname}`, { mode: "shared" }, () => new Promise(() => {}));

/** The static preview of the lobby: see index.html. */
const shell = document.querySelector(".shell");

/**
 * Waits until the preview has been painted, because the program blocks painting once it starts. Does not wait if the preview
 * is not visible, and waits for at most 1.5 seconds.
 */
async function seen() {
  const picture = shell?.querySelector("img");
  if (!picture?.checkVisibility?.() || document.visibilityState !== "visible") return;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const painted = picture.decode().then(frame, () => {});
  await Promise.race([painted, new Promise((done) => setTimeout(done, 1500))]);
}

try {
  await seen();
  await init();
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
