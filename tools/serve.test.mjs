// The server serves the files of its directory and nothing else.

import assert from "node:assert/strict";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "./serve.mjs";

let directory, server;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), "serve-"));
  await mkdir(join(directory, "site", "deep"), { recursive: true });
  await writeFile(join(directory, "secret.txt"), "secret");
  await writeFile(join(directory, "site", "index.html"), "<!doctype html>");
  await writeFile(join(directory, "site", "deep", "a b.wasm"), "wasm");
  server = await serve(join(directory, "site"), { subPath: "/here/" });
});

after(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

/** Requests a path exactly as it is written; `fetch` would normalize it first. */
function get(path) {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, type: response.headers["content-type"] });
    })
      .on("error", reject)
      .end();
  });
}

test("files come with their types", async () => {
  assert.deepEqual(await get("/here/"), { status: 200, type: "text/html; charset=utf-8" });
  assert.deepEqual(await get("/here/deep/a%20b.wasm?v=1"), { status: 200, type: "application/wasm" });
});

test("what is not there is not found, and the server lives on", async () => {
  for (const path of ["/here/none.js", "/here/deep", "/here/deep/", "/", "/here", "/here/%"]) {
    assert.equal((await get(path)).status, 404, path);
  }
});

test("nothing outside of the directory can be reached", async () => {
  for (const path of ["/here/../secret.txt", "/here/..%2fsecret.txt", "/here/deep/..%2f..%2f..%2fsecret.txt"]) {
    assert.equal((await get(path)).status, 404, path);
  }
});

test("a taken port gives way to a free one", async () => {
  const port = Number(new URL(server.address).port);
  const second = await serve(directory, { port });
  assert.notEqual(Number(new URL(second.address).port), port);
  await second.close();
});
