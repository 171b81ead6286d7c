// Starts the program from the directory that this script lies in, and has the browser keep the whole site, so that it also
// works without a network. Only in a release: see tools/finish.mjs.

import init from "./trollmoot.js";

const directory = new URL(".", import.meta.url);

// Held as long as the page is open: what this build is made of is not thrown away before (see sw.js).
navigator.locks?.request(`trollmoot ${directory.pathname}`, { mode: "shared" }, () => new Promise(() => {}));

/** What is seen of the lobby meanwhile: see index.html. */
const shell = document.querySelector(".shell");

/**
 * Waits until the first picture is on the screen, since the program leaves no time for painting once it is there. It is not
 * waited for where nobody would see it, nor for long.
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
  // Whoever listens to it needs no program: rescue.js.
  dispatchEvent(new CustomEvent("trollmoot-crash", { detail: String(why) }));
  throw why;
}

/** Has the browser keep the site. What is new on the server is fetched beside it and used when the player says so. */
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
  // A page may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch((why) => console.info("no update:", why.message));
  });
}

// Not before the browser has nothing better to do: the first visitor does not wait for what comes after the first view.
if (navigator.serviceWorker) {
  const soon = window.requestIdleCallback ?? setTimeout;
  setTimeout(() => soon(() => keep().catch((why) => console.warn("the site is not kept for later:", why.message))), 1500);
}
