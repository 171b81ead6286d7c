// The engine that flows use, and what not every engine offers to them. Only the flows of this folder, of `make access` and of
// `make marathon` run in other engines than Chromium.

/** The engine of the flows that `make access` and `make marathon` run. */
export const ENGINE = process.env.ENGINE || "chromium";

const ALL = ["chromium", "firefox", "webkit"];
if (!ALL.includes(ENGINE)) throw new Error(`ENGINE is one of ${ALL.join(", ")}, not “${ENGINE}”`);

/** What not every engine offers to a flow: the engines that offer it, and why the others do not. */
const ONLY = {
  touch: { engines: ["chromium", "firefox"], why: "WebKitGTK's driver makes a mouse of a finger" },
  phone: { engines: ["chromium"], why: "windows of Firefox and WebKitGTK are never as narrow as a phone" },
  offline: { engines: ["chromium", "firefox"], why: "WebKitGTK stops now and then when a page is loaded again without a network" },
  // Playwright's clock, routes of requests, and media of a page such as forced colours.
  emulation: { engines: ["chromium"], why: "Playwright emulates in Chromium only" },
  accessibilityTree: { engines: ["chromium"], why: "WebDriver does not read the accessibility tree" },
  memory: { engines: ["chromium"], why: "WebDriver does not tell how much memory a page takes" },
};

/** Whether an engine offers all of this. */
export const offers = (engine, ...all) => all.every((what) => ONLY[what].engines.includes(engine));

/** Why `ENGINE` does not offer all of this, as the reason to skip a test; `false` if it does. */
export function lacking(...all) {
  const what = all.find((one) => !offers(ENGINE, one));
  return what ? `not in ${ENGINE}: ${ONLY[what].why}` : false;
}
