// A page shows a press before it does its work. Whoever plays sees that; a flow has to wait for it.

/** Until everything pressed has done its work. A page that is left or closed by it has done it. */
async function answered(page) {
  try {
    await page.waitForFunction(() => !document.querySelector("[data-pressed]"), null, { polling: 20 });
  } catch (error) {
    if (!page.isClosed() && !/navigat|context was destroyed|has been closed/.test(error.message)) throw error;
  }
}

/** Makes methods of an object wait for what they have pressed. */
function wait(of, names, pageOf) {
  for (const name of names) {
    const press = of[name];
    of[name] = async function (...how) {
      const told = await press.apply(this, how);
      await answered(pageOf(this));
      return told;
    };
  }
}

/** Locators are of one kind in the whole process. */
let locators;

/** Makes a new page one on which presses are waited for. */
export function patient(page) {
  const kind = Object.getPrototypeOf(page.locator("html"));
  if (locators !== kind) wait(kind, ["click", "dblclick", "tap", "press"], (locator) => locator.page());
  locators = kind;
  wait(page.mouse, ["click", "up"], () => page);
  wait(page.keyboard, ["press"], () => page);
  wait(page.touchscreen, ["tap"], () => page);
}
