// The static lobby: the lobby as HTML, drawn at build time by tools/finish/lobby.mjs. It is shown, and can be used, until the
// program is there. This script decides before the first paint whether it is shown and in which language, records what is
// pressed, chosen and typed in it, and repeats that in the lobby of the program.
(() => {
  "use strict";

  /** Shown, in each language of the site, if the program is still being fetched some time after a press. */
  const FETCHING = { en: "One moment …", fr: "Un instant…" };
  const FETCHING_DELAY = 300;
  /** The elements that can be used. */
  const CONTROLS = "button, input, select, textarea, summary, a[href]";

  const root = document.documentElement;

  /** Whether the site has stored anything, and the language that it has stored. Access throws where storage is forbidden. */
  function stored() {
    try {
      const any = Object.keys(localStorage).some((key) => key.startsWith("trollmoot/"));
      return { any, tongue: localStorage.getItem("trollmoot/tongue") };
    } catch {
      return { any: false, tongue: null };
    }
  }

  const { any, tongue } = stored();
  // The address is that of another screen.
  if (location.hash.length > 1) root.dataset.elsewhere = "";
  // The program remembers the last choices and lists the saved games: its lobby differs from the static one.
  if (any) root.dataset.returning = "";
  const used = !("elsewhere" in root.dataset || "returning" in root.dataset);
  const tags = [tongue, ...(navigator.languages ?? [])].map((tag) => tag?.slice(0, 2).toLowerCase());
  const language = tags.find((tag) => tag in FETCHING) ?? root.lang;
  if (used && language !== root.lang) root.dataset.translating = "";

  let want;
  /** Resolves when a person uses the static lobby, and at once if only the program can show what is wanted. */
  const wanted = new Promise((done) => (want = done));
  if (!used) want();

  const lobby = () => document.querySelector("body > .static-lobby");
  const within = (target) => target instanceof Element && lobby()?.contains(target) === true;

  /** The controls that have been used, in this order: by control, or by group of buttons, of which only the last choice counts. */
  const journal = new Map();
  let focused = null;
  let scrolled = 0;
  let held = false;

  /** Shows at once what a press will do: the choice in a group of buttons, or that the button is pressed. */
  function acknowledge(button) {
    const group = button.closest(".seg");
    for (const one of group?.children ?? []) {
      one.classList.toggle("on", one === button);
      one.setAttribute("aria-pressed", String(one === button));
      one.removeAttribute("data-pressed");
    }
    button.setAttribute("data-pressed", "");
    setTimeout(() => {
      if (!button.isConnected || lobby().querySelector(".fetching")) return;
      const message = document.createElement("p");
      message.className = "fetching";
      message.setAttribute("role", "status");
      const place = document.createElement("div");
      place.className = "toasts fetches";
      place.append(message);
      lobby().append(place);
      // Only a change of a status is announced.
      setTimeout(() => (message.textContent = FETCHING[language]));
    }, FETCHING_DELAY);
  }

  function note(control) {
    const key = control.closest(".seg") ?? control;
    journal.delete(key);
    journal.set(key, control);
  }

  function pressed(event) {
    if (!within(event.target)) return;
    const button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    note(button);
    acknowledge(button);
  }

  const entered = ({ target }) => within(target) && note(target);
  const uses = (event) => within(event.target) && want();
  const listeners = {
    pointerdown: (event) => {
      held = true;
      uses(event);
    },
    pointerup: () => (held = false),
    pointercancel: () => (held = false),
    keydown: uses,
    focusin: (event) => {
      uses(event);
      focused = within(event.target) ? event.target : null;
    },
    dragenter: uses,
    click: pressed,
    input: entered,
    change: entered,
    scroll: () => (scrolled = scrollY),
  };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);

  /** The tag and the accessible name of a control. The text of a label contains that of its control, such as the options of a list. */
  function name(control) {
    const text = control.getAttribute("aria-label") ?? control.closest("label, summary, button, a")?.textContent ?? "";
    return `${control.tagName} ${text.replace(control.closest("label") ? control.textContent : "", "").trim()}`;
  }

  /** Returns the control of `live` that is the same as `control` of `old`: the one of its name, else the one in its place. */
  function counterpart(control, old, live) {
    const all = [...live.querySelectorAll(CONTROLS)];
    const before = [...old.querySelectorAll(CONTROLS)];
    const namesakes = (list) => list.filter((one) => name(one) === name(control));
    const [named, rank] = [namesakes(all), namesakes(before).indexOf(control)];
    if (named[rank]) return named[rank];
    const placed = all[before.indexOf(control)];
    return placed?.tagName === control.tagName && all.length === before.length ? placed : null;
  }

  /** Enters into `live` what was entered into `control`. */
  function enter(control, live) {
    if (control.type === "file") live.files = control.files;
    else if (control.type === "checkbox" || control.type === "radio") live.checked = control.checked;
    else live.value = control.value;
    for (const event of ["input", "change"]) live.dispatchEvent(new Event(event, { bubbles: true }));
  }

  /** Waits until the program has done what it has put off. */
  const task = () => new Promise((done) => setTimeout(done));

  /** Repeats in the lobby of the program what has been done in `old`. */
  async function handOver(old, live) {
    // A dialog in which files are chosen may still be open; its result arrives at the control that opened it.
    old.addEventListener("change", ({ target }) => {
      const now = counterpart(target, old, live);
      if (now) enter(target, now);
    });
    for (const details of old.querySelectorAll("details")) {
      const same = counterpart(details.querySelector("summary"), old, live);
      if (same?.parentElement instanceof HTMLDetailsElement) same.parentElement.open = details.open;
    }
    const same = focused && counterpart(focused, old, live);
    if (same && document.activeElement === document.body) same.focus({ preventScroll: true });
    if (scrollY !== scrolled) scrollTo(0, scrolled);
    // The page counts as pressed until the program has done all of it.
    root.setAttribute("data-pressed", "");
    for (const control of journal.values()) {
      const now = counterpart(control, old, live);
      if (now instanceof HTMLButtonElement) {
        now.click();
        await task();
      } else if (now) enter(control, now);
    }
    // The program sets the texts of its fields once more after it has drawn them, which moves the caret.
    await task();
    const [start, end] = [focused?.selectionStart ?? null, focused?.selectionEnd ?? null];
    if (start !== null && document.activeElement === same && same?.value === focused.value) same.setSelectionRange(start, end);
    root.removeAttribute("data-pressed");
  }

  addEventListener("DOMContentLoaded", () => {
    const old = lobby();
    if (!old) return;
    const watching = new MutationObserver(() => {
      if (old.isConnected) return;
      const live = document.querySelector("body > .lobby");
      if (!live && used) return;
      watching.disconnect();
      for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener, true);
      if (live) handOver(old, live);
    });
    watching.observe(document.body, { childList: true });
  });

  /** Waits until no pointer is held down and its press is recorded. */
  async function calm() {
    while (held) await new Promise((done) => ["pointerup", "pointercancel"].forEach((end) => addEventListener(end, done, { once: true })));
    await task();
  }

  /** Shows the static lobby in the reader's language, if that is not the one of the page. If it cannot be fetched, that of the page stays. */
  async function translate() {
    if (!("translating" in root.dataset)) return;
    try {
      const address = lobby().dataset.others.replace("*", language);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      lobby().innerHTML = await answer.text();
      lobby().lang = root.lang = language;
    } catch (why) {
      console.info("no static lobby in this language:", why.message);
    } finally {
      delete root.dataset.translating;
    }
  }

  window.staticLobby = { wanted, calm, translate };
})();
