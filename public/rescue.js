// The crash screen: shown when the program stops or never starts. It shows the error, exports all saved games and links back
// to the state. It does not depend on the program: it reads the browser's storage itself and has its own texts.
(() => {
  "use strict";

  const TEXTS = {
    en: {
      stumbled: "Trollmoot has stumbled and cannot go on",
      unloaded: "Trollmoot could not be loaded",
      help: "Your games are saved as they were after the last action. Load the page anew to go on. If the trouble comes back, take your games along as a file, and send the link below with your report: it leads back to this state.",
      unloadedHelp: "A part of the page did not arrive. Your saved games are still here: load the page anew, or take them along as a file.",
      older: "Trollmoot does not run in this browser",
      olderHelp: "Trollmoot needs WebAssembly, which this browser lacks or has switched off, as Lockdown Mode on iPhone, iPad and Mac does. Allow it for this page, or use Chrome or Edge 108, Firefox 121, Safari 16, or a newer version. Saved games are still here: you can take them along as a file.",
      none: "Nothing is saved in this browser.",
      download: "Download all saved games",
      reload: "Load the page anew",
      home: "To the start page",
      link: "The link that leads back to this state",
      copy: "Copy the link",
      copied: "Copied",
      what: "What happened",
    },
    fr: {
      stumbled: "Trollmoot a trébuché et ne peut pas continuer",
      unloaded: "Trollmoot n’a pas pu être chargé",
      help: "Vos parties sont sauvegardées telles qu’elles étaient après la dernière action. Rechargez la page pour continuer. Si le problème revient, emportez vos parties dans un fichier, et joignez le lien ci-dessous à votre signalement\u00a0: il ramène à cet état.",
      unloadedHelp: "Une partie de la page n’est pas arrivée. Vos parties sauvegardées sont toujours là\u00a0: rechargez la page, ou emportez-les dans un fichier.",
      older: "Trollmoot ne fonctionne pas dans ce navigateur",
      olderHelp: "Trollmoot a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé, comme le fait le mode Isolement sur iPhone, iPad et Mac. Autorisez-le pour cette page, ou utilisez Chrome ou Edge 108, Firefox 121, Safari 16, ou une version plus récente. Les parties sauvegardées sont toujours là\u00a0: vous pouvez les emporter dans un fichier.",
      none: "Rien n’est sauvegardé dans ce navigateur.",
      download: "Télécharger toutes les parties",
      reload: "Recharger la page",
      home: "Vers l’accueil",
      link: "Le lien qui ramène à cet état",
      copy: "Copier le lien",
      copied: "Copié",
      what: "Ce qui s’est passé",
    },
  };

  /** Reads an item of the local storage. Access throws where storage is forbidden. */
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function texts() {
    const wanted = [read("trollmoot/tongue"), ...(navigator.languages ?? [])].map((tag) => tag?.slice(0, 2).toLowerCase());
    return TEXTS[wanted.find((tag) => tag in TEXTS)] ?? TEXTS.en;
  }

  /** Exports all saved games as one file, in the format of crates/moot-ui/src/saves/bundle.rs. */
  function bundle() {
    const keys = {};
    try {
      for (const key of Object.keys(localStorage).sort()) {
        if (/^trollmoot\/(save|older|kept)\//.test(key)) keys[key] = localStorage.getItem(key);
      }
    } catch {
      // Where storage is forbidden there are no saves.
    }
    return keys;
  }

  function base64(bytes) {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }

  /** Returns the code of a stored save, in the format of crates/moot-ui/src/saves/record.rs. */
  function code(stored) {
    if (stored.startsWith("{")) return `J.${base64(new TextEncoder().encode(stored))}`;
    const parts = stored.split(" ");
    if (parts[0] !== "2" || parts.length !== 6) return null;
    const bytes = [];
    let held = 0;
    let bits = 0;
    for (const letter of parts[5]) {
      held = (held << 15) | (letter.codePointAt(0) - 0x3400);
      bits += 15;
      while (bits >= 8) {
        bits -= 8;
        bytes.push((held >> bits) & 255);
        held &= (1 << bits) - 1;
      }
    }
    return `L${parts[3].replace("+", "p")}.${parts[4]}.${base64(bytes.slice(0, Number(parts[4])))}`;
  }

  /** Returns a link to the game that was played last. */
  function link() {
    const stored = read(`trollmoot/save/${read("trollmoot/last")}`);
    const made = stored && code(stored);
    return made ? `${location.origin}${location.pathname}#save=${made}` : null;
  }

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function download() {
    const text = JSON.stringify({ trollmoot: "shelf", format: 1, keys: bundle() });
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    element("a", { href: address, download: `trollmoot-${new Date().toISOString().slice(0, 10)}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  let shown = false;
  /** Whether the browser runs WebAssembly. */
  const able = typeof WebAssembly === "object";

  /** Shows the message above the page. */
  function show(what, loaded) {
    if (shown || !document.body) return;
    shown = true;
    const t = texts();
    const [heading, help] = !able ? [t.older, t.olderHelp] : loaded ? [t.stumbled, t.help] : [t.unloaded, t.unloadedHelp];
    const body = element("div", { class: "body" }, element("p", {}, help));
    const footer = element("footer", {});
    if (Object.keys(bundle()).length > 0) {
      const button = element("button", { type: "button", class: "btn", "data-download": "" }, t.download);
      button.addEventListener("click", download);
      footer.append(button);
    } else {
      body.append(element("p", {}, t.none));
    }
    const back = link();
    if (back) {
      const copy = element("button", { type: "button", class: "btn" }, t.copy);
      copy.addEventListener("click", () => navigator.clipboard?.writeText(back).then(() => (copy.textContent = t.copied)));
      body.append(
        element("label", {}, t.link, element("textarea", { readonly: "", rows: "3", "data-back": "" }, back)),
        copy,
      );
    }
    if (what) {
      body.append(element("details", {}, element("summary", {}, t.what), element("pre", {}, what)));
    }
    footer.append(
      element("a", { class: "btn", href: location.pathname }, t.home),
      element("button", { type: "button", class: "btn primary", "data-reload": "" }, t.reload),
    );
    footer.lastChild.addEventListener("click", () => location.reload());
    const title = element("h2", { id: "h-crash" }, heading);
    const dialog = element(
      "div",
      { class: "dialog crash", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "h-crash", tabindex: "-1" },
      element("header", {}, title),
      body,
      footer,
    );
    for (const child of document.body.children) child.inert = true;
    document.body.append(element("div", { class: "veil" }, dialog));
    dialog.focus();
  }

  /** Returns whether the program has rendered anything. */
  const started = () => document.querySelector("[data-started]") !== null;

  addEventListener("trollmoot-crash", (event) => show(String(event.detail ?? ""), started()));
  addEventListener(
    "error",
    (event) => {
      const missing = event.target instanceof HTMLScriptElement ? event.target.src : null;
      if (missing && !started()) show(missing, false);
      else if (able && event.error instanceof WebAssembly.RuntimeError) show(String(event.error.stack ?? event.error), started());
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => {
    const trap = able && event.reason instanceof WebAssembly.RuntimeError;
    if (trap || !started()) show(String(event.reason?.stack ?? event.reason), started());
  });
  addEventListener("DOMContentLoaded", () => {
    if (!able) show("", false);
  });
})();
