// Waits for the click handler after every press: the page paints the pressed state before it runs the handler.

/** Resolves when no element is marked as pressed any more, or when the page is left or closed. */
async function answered(page) {
  try {
    await page.evaluate(() => {
      const pressed = () => document.querySelector("[data-pressed]");
      if (!pressed()) return undefined;
      return new Promise((done, fail) => {
        setTimeout(() => fail(new Error("the click handler has not run")), 30_000);
        const watching = new MutationObserver(() => {
          if (pressed()) return;
          watching.disconnect();
          done();
        });
        watching.observe(document, { subtree: true, childList: true, attributeFilter: ["data-pressed"] });
      });
    });
  } catch (error) {
    if (!page.isClosed() && !/navigat|context was destroyed|has been closed/.test(error.message)) throw error;
  }
}

/** The number of presses that the page has ignored because the control under the pointer had just changed. */
async function ignored(page) {
  try {
    return await page.evaluate(() => Number(document.documentElement.dataset.ignoredPresses ?? 0));
  } catch (error) {
    if (!page.isClosed() && !/navigat|context was destroyed|has been closed/.test(error.message)) throw error;
    return 0;
  }
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
      const page = pageOf(this);
      for (let before = await ignored(page); ; ) {
        const told = await press.apply(this, how);
        await answered(page);
        const now = await ignored(page);
        if (now <= before) return told;
        before = now;
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
