// A page shows a press before it does its work. Whoever plays sees that; a flow has to wait for it.

/** Until everything pressed has done its work. A page that is left or closed by it has done it. */
async function answered(page) {
  try {
    await page.evaluate(() => {
      const pressed = () => document.querySelector("[data-pressed]");
      if (!pressed()) return undefined;
      return new Promise((done, fail) => {
        setTimeout(() => fail(new Error("what was pressed has not done its work")), 30_000);
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

/** Makes methods of an object wait for what they have pressed. */
function wait(of, names, pageOf, presses = () => true) {
  for (const name of names) {
    const press = of[name];
    of[name] = async function (...how) {
      const told = await press.apply(this, how);
      if (presses(...how)) await answered(pageOf(this));
      return told;
    };
  }
}

/** Whether a key presses what is in focus; the others move it, or do their work at once. */
const activates = (key) => /^(Enter|Space| )$/.test(key);

/** Locators are of one kind in the whole process. */
let locators;

/** Makes a new page one on which presses are waited for. */
export function patient(page) {
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
