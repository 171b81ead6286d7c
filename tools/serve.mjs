// A small static file server for the built site. It serves the site as GitHub Pages does, under a sub-path.
//
//   node tools/serve.mjs [DIRECTORY [SUB-PATH]]     (dist, /trollmoot/; HOST and PORT from the environment)

import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Returns the file of a request, or null if it is outside of the sub-path or the directory. */
function fileFor(directory, subPath, url) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  if (!path.startsWith(subPath)) return null;
  const file = normalize(join(directory, path.slice(subPath.length)));
  if (file !== normalize(directory) && !file.startsWith(normalize(directory + sep))) return null;
  return path.endsWith("/") ? join(file, "index.html") : file;
}

/** The file types that hosts compress. */
const PACKED = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
const packed = new Map();

/** Returns the file as hosts send it to browsers that accept gzip, compressed once. */
async function pack(file, body) {
  const known = packed.get(file);
  if (known?.body.equals(body)) return known.small;
  // Only measurements need it, which have the packages of npm.
  const { gzip } = await import("./gzip.mjs");
  const small = gzip(body);
  packed.set(file, { body, small });
  return small;
}

async function answer(directory, { subPath, gzip, maxAge, sent }, request, response) {
  try {
    const file = fileFor(directory, subPath, request.url);
    if (!file || !(await stat(file)).isFile()) throw new Error("no such file");
    let body = await readFile(file);
    const small = gzip && PACKED.test(file) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    if (small) body = await pack(file, body);
    response.writeHead(200, {
      ...(small && { "content-encoding": "gzip" }),
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control": maxAge ? `max-age=${maxAge}` : "no-cache",
    });
    sent?.({ file: relative(directory, file), bytes: body.length });
    response.end(request.method === "HEAD" ? undefined : body);
  } catch {
    response.writeHead(404, { "content-type": "text/plain" });
    response.end("not found");
  }
}

/**
 * Serves `directory` and resolves to `{ address, close }`. If the port is taken, any free one is used. With `gzip` files are
 * compressed, with `maxAge` browsers cache them for so many seconds, and `sent({ file, bytes })` is called for every body
 * that is sent.
 */
export function serve(directory, { subPath = "/trollmoot/", host = "127.0.0.1", port = 0, gzip = false, maxAge = 0, sent } = {}) {
  const server = createServer((request, response) => answer(directory, { subPath, gzip, maxAge, sent }, request, response));
  return new Promise((resolve, reject) => {
    server.on("error", (error) => {
      if (error.code === "EADDRINUSE" && port !== 0) server.listen((port = 0), host);
      else reject(error);
    });
    server.on("listening", () => {
      const address = `http://${host}:${server.address().port}${subPath}`;
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      resolve({ address, close });
    });
    server.listen(port, host);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [directory = "dist", subPath] = process.argv.slice(2);
  // Saved games belong to an origin, so the port stays the same between runs if possible.
  const { HOST: host, PORT = "8787" } = process.env;
  const { address } = await serve(directory, { subPath, host, port: Number(PORT) });
  console.log(`\nTrollmoot is at ${address}   (Ctrl-C ends it)`);
}
