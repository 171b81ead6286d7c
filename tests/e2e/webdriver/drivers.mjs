// Starts and ends the programs that drive Firefox and WebKitGTK, and the display that WebKitGTK needs.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { accessSync, constants, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The time in which a program has to be ready, in milliseconds. */
const READY = 30_000;
/**
 * Runs a program in a process group of its own and removes a folder after it. The group ends with this process, however that
 * ends: then the input of the shell is closed. A browser that outlives its flows makes later ones hang.
 */
const GROUP = `
  folder=$1
  shift
  setsid "$@" </dev/null &
  exec >/dev/null 2>&1
  cat
  kill -s KILL -- "-$!"
  wait
  rm -rf "$folder"`;

const executable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where tools/setup.sh builds tools. */
const TOOLS = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "trollmoot", "bin");

/** A program on the PATH, or one that tools/setup.sh has built. */
function program(...names) {
  const places = [...(process.env.PATH ?? "").split(delimiter), TOOLS];
  const found = names.flatMap((name) => places.map((place) => resolve(place, name))).find(executable);
  assert.ok(found, `no ${names[0]}: run tools/setup.sh engines`);
  return found;
}

/** Starts a program in a group; `said` collects what it writes, and `stop` ends the whole group and removes `folder`. */
function start(command, { env = {}, folder = "" } = {}) {
  const options = { detached: true, stdio: ["pipe", "pipe", "pipe"], env: { ...process.env, ...env } };
  const shell = spawn("sh", ["-c", GROUP, "sh", folder, ...command], options);
  const group = { said: "", stop };
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => (group.said = (group.said + text).slice(-20_000)));
    // The process ends without waiting for the program.
    stream.unref();
  }
  const ended = new Promise((done) => shell.once("exit", done));
  shell.unref();
  shell.stdin.on("error", () => {});
  async function stop() {
    shell.ref();
    shell.stdin.end();
    await ended;
  }
  return group;
}

/** Waits until `look` returns something. */
async function until(look, what, group) {
  const end = performance.now() + READY;
  for (;;) {
    const found = await look();
    if (found) return found;
    assert.ok(performance.now() < end, `${what} is not ready:\n${group.said}`);
    await pause(25);
  }
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Starts a driver; resolves to its address and the end of it. */
async function driver(name, { folder, flags = [], env = {} }) {
  const port = await freePort();
  const group = start([program(name), `--port=${port}`, ...flags], { env: { ...env, TMPDIR: folder }, folder });
  const address = `http://127.0.0.1:${port}/`;
  const ready = () =>
    fetch(`${address}status`).then((told) => told.json()).then(({ value }) => value.ready, () => false);
  await until(ready, name, group);
  return { address, stop: group.stop, said: () => group.said };
}

/** The settings that keep Firefox from talking to anybody, and let it save files without a question. */
const firefoxSettings = (downloads, { hasTouch, reducedMotion }) => ({
  ...(reducedMotion === "reduce" && { "ui.prefersReducedMotion": 1 }),
  // A coarse pointer that cannot hover.
  ...(hasTouch && { "dom.w3c_touch_events.enabled": 1, "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1 }),
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "browser.download.useDownloadDir": true,
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.helperApps.neverAsk.saveToDisk": "application/json,text/plain,application/octet-stream",
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.search.update": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.push.connection.enabled": false,
  "extensions.getAddons.cache.enabled": false,
  "extensions.update.enabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "network.prefetch-next": false,
  "services.settings.server": "",
  "toolkit.telemetry.enabled": false,
});

/** The small browser of WebKitGTK: beside the libraries of the machine's kind, such as x86_64-linux-gnu. */
function smallBrowser() {
  const homes = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];
  const kinds = readdirSync("/usr/lib").filter((name) => name.includes("-linux-"));
  const places = [...kinds.map((kind) => `/usr/lib/${kind}`), "/usr/libexec"];
  const found = homes.flatMap((home) => places.map((place) => `${place}/${home}/MiniBrowser`)).find(executable);
  assert.ok(found, "no MiniBrowser of WebKitGTK: run tools/setup.sh engines");
  return found;
}

/**
 * How each engine is driven. `start` resolves to `{ address, stop, said, capabilities }`; `folder` is for the files of this
 * browser, `downloads` for those that it saves; `capabilities` is called with the options of every new context.
 */
export const DRIVERS = {
  firefox: {
    async start({ folder, downloads }) {
      const found = await driver("geckodriver", { folder, flags: ["--log=fatal"] });
      const binary = program("firefox-esr", "firefox");
      const capabilities = (options) => ({
        browserName: "firefox",
        "moz:firefoxOptions": { binary, args: ["-headless"], prefs: firefoxSettings(downloads, options) },
      });
      return { ...found, capabilities };
    },
  },
  webkit: {
    async start({ folder, downloads }) {
      const display = start([program("Xvfb"), "-displayfd", "1", "-screen", "0", "1700x1300x24", "-nolisten", "tcp"]);
      const number = await until(() => /^\d+$/m.exec(display.said)?.[0], "Xvfb", display);
      const config = join(folder, "config");
      const desktop = join(config, "gtk-3.0");
      mkdirSync(desktop, { recursive: true });
      writeFileSync(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
      const env = {
        DISPLAY: `:${number}`,
        GDK_BACKEND: "x11",
        XDG_CONFIG_HOME: config,
        XDG_CACHE_HOME: join(folder, "cache"),
        XDG_DATA_HOME: join(folder, "data"),
        // Without the memory of a graphics card frames come eight times as fast.
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        NO_AT_BRIDGE: "1",
      };
      const found = await driver("WebKitWebDriver", { folder, env });
      const stop = () => Promise.all([found.stop(), display.stop()]);
      const options = { binary: smallBrowser(), args: ["--automation"] };
      const capabilities = ({ reducedMotion }) => {
        // The browser reads the setting of the desktop when it starts.
        writeFileSync(join(desktop, "settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion === "reduce" ? 0 : 1}\n`);
        return { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
      };
      return { ...found, stop, capabilities };
    },
  },
};
