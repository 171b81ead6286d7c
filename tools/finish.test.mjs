// What becomes of Trunk's output: pages of their own, a policy that fits what is written into them, a list of all files.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepOffline } from "./finish/offline.mjs";
import { linked, pageOf, startIn } from "./finish/pages.mjs";
import { guarded } from "./finish/policy.mjs";

const INDEX =
  "<!doctype html><html lang=en><meta charset=utf-8><style>a{b:c}</style><link href=./cave-0123abcd.css integrity=x rel=stylesheet>" +
  "<script type=module>import init from './x.js';</script><link crossorigin href=./x.js rel=modulepreload>" +
  "<link as=fetch href=./x.wasm rel=preload></head><body></body></html>";

test("a game's page has its own sheet, and the others have not", () => {
  const styles = linked(INDEX).map((sheet) => ({ ...sheet, text: "d{e:f}" }));
  assert.deepEqual(styles.map(({ name, file }) => [name, file]), [["cave", "cave-0123abcd.css"]]);
  const king = pageOf(INDEX, { file: "index.html" }, styles);
  const cave = pageOf(INDEX, { file: "cave-troll.html", game: "cave-troll", styles: ["cave"] }, styles);
  assert.ok(!king.includes("cave") && !king.includes("stylesheet") && king.includes("<html lang=en>"));
  assert.ok(cave.includes('<html data-game="cave-troll" lang=en>') && cave.includes("<style>d{e:f}</style>"));
});

test("the program in parts is started from its directory and nothing is written into the page", () => {
  const page = startIn(INDEX, "app-1", ["a.js"]);
  assert.ok(!page.includes("./x.") && !page.includes("import init"));
  assert.match(page, /<link rel=modulepreload href=\.\/app-1\/a\.js>/);
  assert.match(page, /<script type=module src=\.\/app-1\/start\.js><\/script><\/head>/);
});

test("the policy knows the sheets that are written into the page, and allows no script there", () => {
  const page = guarded(startIn(INDEX, "app-1", []));
  // echo -n 'a{b:c}' | openssl dgst -sha256 -binary | base64
  const sum = "sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o=";
  assert.match(page, /^<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv="Content-Security-Policy"/);
  assert.ok(page.includes(`style-src 'self' '${sum}';`), page);
  assert.ok(page.includes("script-src 'self' 'wasm-unsafe-eval';"));
  assert.throws(() => guarded(INDEX), /a script is written into the page/);
  assert.throws(() => guarded("<html><title>no character set</title>"), /character set/);
});

test("the service worker lists every file with its sum, the same for the same site", async () => {
  const site = await mkdtemp(join(tmpdir(), "trollmoot-"));
  try {
    await writeFile(join(site, "index.html"), "one");
    await writeFile(join(site, "worker.js"), "two");
    await keepOffline(site, "app-1", { "worker.js": "?v=3" });
    const first = await readFile(join(site, "sw.js"), "utf8");
    assert.ok(first.includes('"worker.js?v=3"') && !first.includes('"sw.js"'));
    assert.ok(first.includes("7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"), "the sum of `one`");
    await keepOffline(site, "app-1", { "worker.js": "?v=3" });
    assert.equal(await readFile(join(site, "sw.js"), "utf8"), first);
    await writeFile(join(site, "index.html"), "three");
    await keepOffline(site, "app-1", { "worker.js": "?v=3" });
    assert.notEqual(await readFile(join(site, "sw.js"), "utf8"), first);
  } finally {
    await rm(site, { recursive: true });
  }
});
