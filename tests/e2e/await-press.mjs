// Waits for the click handler after every press: the page paints the pressed state before it runs the handler.

/** By page, the presses that it has ignored until the last one: `{ document, ignored }`. */
const known = new WeakMap();

/**
 * Resolves when no element is marked as pressed any more, or when the page is left or closed. Returns whether the page has
 * ignored a press since the last call, because the control under the pointer had just changed.
 */
async function ignored(page) {
  let now;
  try {
    now = await page.evaluate(() => {
      const pressed = () => document.querySelector("[data-pressed]");
      // A new document counts from nothing.
      const count = () => ({ document: performance.timeOrigin, ignored: Number(document.documentElement.dataset.ignoredPresses ?? 0) });
      if (!pressed()) return count();
      return new Promise((done, fail) => {
        setTimeout(() => fail(new Error("the click handler has not run")), 30_000);
        const watching = new MutationObserver(() => {
          if (pressed()) return;
          watching.disconnect();
          done(count());
        });
        watching.observe(document, { subtree: true, childList: true, attributeFilter: ["data-pressed"] });
      });
    });
  } catch (error) {
    if (!page.isClosed() && !/navigat|context was destroyed|has been closed/.test(error.message)) throw error;
    return false;
  }
  const before = known.get(page);
  known.set(page, now);
  return now.ignored > (before?.document === now.document ? before.ignored : 0);
}

/**
 * Makes methods of an object wait for the click handlers of what they press. A press that the page has ignored is repeated, as a
 * hand does that sees no effect; the page counts it once the control has been there for half a second.
 */
function wait(of, names, pageOf, presses = () => true) {
  for (const name of names) {
    const press = of[name];
    of[name] = async function (...how) {
      if (!presses(...how)) return press.apply(this, how);
      for (;;) {
        const told = await press.apply(this, how);
        if (!(await ignored(pageOf(this)))) return told;
      }
    };
  }
}

/** Detects the keys that press the focused element. */
const activates = (key) => /^(Enter|Space| )$/.test(key);

/** The prototype of all locators of this process. */
let locators;

/** Makes every press on a new page wait for its click handler. */
export function awaitPresses(page) {
  const kind = Object.getPrototypeOf(page.locator("html"));
  if (locators !== kind) {
    wait(kind, ["click", "dblclick", "tap"], (locator) => locator.page());
    wait(kind, ["press"], (locator) => locator.page(), activates);
  }
  locators = kind;
  wait(page.mouse, ["click", "up"], () => page);
  wait(page.keyboard, ["press"], () => page, activates);
  wait(page.touchscreen, ["tap"], () => page);
}
