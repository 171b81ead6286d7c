// A server between the browser and the site: it records requests and answers, and puts a script before those of the site that
// records errors. So all that a flow learns of a page comes in the same way from every engine.

import { Agent, createServer, request } from "node:http";

/** The addresses of the recorder itself, beside the site. */
const SCRIPT = "/__flows/recorder.js";
const TOLD = "/__flows/told";

/** Runs in the page before the site: the reader's languages, no service worker, and a record of the errors. */
function record({ languages, told }) {
  const errors = [];
  Object.defineProperty(window, "flowErrors", { value: errors });
  const note = (event, text, url = location.href) => errors.push({ event, text: String(text), url });

  Object.defineProperty(Navigator.prototype, "languages", { get: () => languages });
  Object.defineProperty(Navigator.prototype, "language", { get: () => languages[0] });
  // Every visit is the first one.
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});

  const { error } = console;
  console.error = (...all) => {
    note("console", all.map((one) => (one instanceof Error ? `${one} ${one.stack}` : one)).join(" "));
    error.apply(console, all);
  };
  addEventListener("error", ({ message, target, filename }) => {
    if (target === window) note("pageerror", message, filename);
    else note("console", `not loaded: ${target.src ?? target.href}`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note("pageerror", `${reason} ${reason?.stack ?? ""}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective: rule, blockedURI }) => {
    note("console", `against ${rule}: ${blockedURI}`);
  });
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("error", ({ message, filename }) => note("pageerror", message ?? "a worker has failed", filename));
    }
  };
  // What no script of a flow has taken yet is not lost with its document.
  addEventListener("pagehide", () => errors.length && navigator.sendBeacon(told, JSON.stringify(errors.splice(0))));
}

const bodyOf = async (stream) => {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};

/** Puts the script of the recorder before all others of a page. */
const withRecorder = (page) =>
  page.replace(/<head[^>]*>\s*(<meta charset[^>]*>)?/i, (head) => `${head}<script src="${SCRIPT}"></script>`);

/**
 * Serves what is at `site.address` at another address. The returned `listen` names the visit that is told what happens:
 * `{ languages, plain, scripts, request(url), response(url, status), report(error) }`. With `plain` the pages stay as they are,
 * and only requests and answers are recorded.
 */
export async function recorded(site) {
  const from = new URL(site.address);
  const agent = new Agent({ keepAlive: true });
  let visit;

  const ask = (path, headers) =>
    new Promise((done, fail) => {
      const options = { agent, host: from.hostname, port: from.port, path, headers: { ...headers, host: from.host } };
      request(options, done).on("error", fail).end();
    });

  async function answer(incoming, response) {
    const url = new URL(incoming.url, `http://${incoming.headers.host}`).href;
    if (incoming.url === SCRIPT) {
      const own = `(${record})(${JSON.stringify({ languages: visit?.languages ?? ["en-GB"], told: TOLD })});`;
      const scripts = (visit?.scripts ?? []).map((script) => `(${script})();`);
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" });
      return response.end([own, ...scripts].join("\n"));
    }
    if (incoming.url === TOLD) {
      for (const error of JSON.parse(await bodyOf(incoming))) visit?.report(error);
      return response.writeHead(204).end();
    }
    // Browsers ask every host for it.
    if (incoming.url === "/favicon.ico") return response.writeHead(204).end();
    visit?.request(url);
    const { host: _, ...headers } = incoming.headers;
    const told = await ask(incoming.url, headers);
    visit?.response(url, told.statusCode);
    if (visit?.plain || !/^text\/html/.test(told.headers["content-type"])) {
      response.writeHead(told.statusCode, told.headers);
      return told.pipe(response);
    }
    const page = withRecorder((await bodyOf(told)).toString("utf8"));
    const { "content-length": __, ...rest } = told.headers;
    response.writeHead(told.statusCode, rest);
    return response.end(page);
  }

  const server = createServer((incoming, response) => answer(incoming, response).catch((error) => response.destroy(error)));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${server.address().port}${from.pathname}`,
    listen: (next) => (visit = next),
    async close() {
      agent.destroy();
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await site.close();
    },
  };
}
