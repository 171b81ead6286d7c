// The processing of Trunk's output: the pages of the games, their content security policy, and the list of all files.

import assert from "node:assert/strict";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { bare } from "./finish/bare.mjs";
import { dropUnmade } from "./finish/classes.mjs";
import { numberImports } from "./finish/imports.mjs";
import { bodiesOf, byLikeness, namedByLikeness } from "./finish/likeness.mjs";
import { keepOffline } from "./finish/offline.mjs";
import { groups, pack, visitsOf } from "./finish/packs.mjs";
import { linked, pageOf, startIn, withLobby } from "./finish/pages.mjs";
import { packed } from "./finish/parts.mjs";
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
  assert.ok(cave.includes('<html data-game="cave-troll" lang=en>') && cave.includes("<style>a{b:c}d{e:f}</style>"));
});

test("the program in parts is started from its directory and nothing is written into the page", () => {
  const page = startIn(INDEX, "app-1");
  assert.ok(!page.includes("./x.") && !page.includes("import init") && !page.includes("preload"));
  assert.match(page, /<script type=module src=\.\/app-1\/start\.js><\/script><\/head>/);
});

test("a page has its static lobby, and the attributes that the program sets for it", () => {
  const lobby = { html: "<main>$1</main>", attributes: { "data-side": "winter" } };
  const page = withLobby(INDEX, lobby, "en", "lobby/cave-troll.*.html");
  assert.match(page, /<html data-side="winter" lang=en>/);
  assert.ok(page.includes('<div class="static-lobby" lang="en" data-others="lobby/cave-troll.*.html"><main>$1</main></div></body>'));
  assert.throws(() => withLobby("<html></html>", lobby, "en", ""), /no place for the static lobby/);
});

test("similar functions are ordered beside each other", () => {
  const noise = (seed, length) => Array.from({ length }, (_, at) => (Math.imul(seed * 977 + at, 2654435761) >>> 24) & 0xff);
  const bodies = [1, 2, 3, 1, 2, 3].map((seed, at) => Buffer.from([...noise(seed, 60), at, ...noise(seed + 10, 60)]));
  const order = byLikeness(bodies);
  assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4, 5]);
  const kind = order.map((body) => body % 3);
  assert.ok(kind[0] === kind[1] && kind[2] === kind[3] && kind[4] === kind[5], String(order));
});

test("a module that is ordered by likeness does the same in fewer bytes", async () => {
  const { default: binaryen } = await import("binaryen");
  const module = new binaryen.Module();
  const { i32, none } = binaryen;
  module.addFunctionImport("told", "env", "told", i32, none);
  // Functions of two kinds by turns; every one multiplies in its own way.
  const sum = (n) => {
    let value = module.i32.const(n);
    for (let i = 0; i < 40; i += 1) {
      const [a, b] = n % 2 ? [module.i32.add, module.i32.xor] : [module.i32.mul, module.i32.sub];
      value = (i % 3 ? a : b)(value, module.i32.const(i * (n % 2 ? 7 : 11)));
    }
    return value;
  };
  for (let n = 0; n < 300; n += 1) {
    // As in real programs, the names tell nothing about likeness.
    module.addFunction(`g${n}`, none, i32, [], sum(n));
    module.addFunctionExport(`g${n}`, `g${n}`);
  }
  const plain = Buffer.from(module.emitBinary());
  module.dispose();
  const named = binaryen.readBinary(namedByLikeness(plain));
  named.runPasses(["reorder-functions-by-name"]);
  const ordered = Buffer.from(named.emitBinary());
  named.dispose();
  assert.equal(bodiesOf(ordered).length, 300);
  assert.ok(!ordered.includes("f000001"), "names are left");
  const packed = (bytes) => gzipSync(bytes, { level: 9 }).length;
  assert.ok(packed(ordered) < packed(plain), `${packed(ordered)} bytes after, ${packed(plain)} before`);
  const results = async (bytes) => {
    const { instance } = await WebAssembly.instantiate(bytes, { env: { told() {} } });
    return Array.from({ length: 300 }, (_, n) => instance.exports[`g${n}`]());
  };
  assert.deepEqual(await results(ordered), await results(plain));
});

test("the policy knows the sheets that are written into the page, and allows no script there", () => {
  const page = guarded(startIn(INDEX, "app-1"));
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

test("what is fetched together lies in one pack, and nobody fetches much that is for others", () => {
  const module = (file, size, ...parts) => ({ file, size, parts });
  const modules = [
    module("split_king", 300_000, "king"),
    module("chunk_1", 900, "king"),
    module("chunk_2", 50_000, "king", "cave"),
    module("chunk_3", 400, "king", "cave"),
    module("split_cave", 300_000, "cave"),
    module("split_king_extras", 200_000, "king_extras"),
    module("chunk_4", 100, "cave", "king_extras"),
    module("split_map", 100, "map"),
  ];
  const visits = visitsOf(["king", "cave", "king_extras", "map"], ["king", "cave"]);
  const kinds = [...new Set(visits.map((visit) => visit.join()))];
  assert.deepEqual(kinds, ["king", "king_extras", "king,king_extras", "cave", "map"]);
  const computers = visitsOf(["king", "king_ai", "king_extras"], ["king"]).map((visit) => visit.join());
  const times = (visit) => computers.filter((other) => other === visit).length;
  assert.equal(times("king"), times("king,king_ai"), "with computer players as often as without");
  assert.ok(times("king") > times("king,king_ai,king_extras"), "a game begins at its table");
  const packs = groups(modules, visits);
  const beside = (file) => packs.find((files) => files.includes(file));
  assert.deepEqual(packs.flat().sort(), modules.map(({ file }) => file).sort());
  assert.deepEqual(beside("split_king"), ["chunk_1", "split_king"]);
  assert.ok(beside("chunk_2").includes("chunk_3"));
  for (const large of ["split_king", "split_cave", "split_king_extras"]) {
    assert.equal(beside(large).filter((file) => /^split/.test(file)).length, 1, large);
    assert.ok(!beside(large).includes("chunk_2"));
  }
});

/** A module that exports its number: (func (export "is") (result i32) i32.const N). */
const numbered = (n) =>
  Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 6, 1, 2, 105, 115, 0, 0, 10, 6, 1, 4, 0, 65, n, 11]);

test("a pack is a module itself, and has the others in it as they were", async () => {
  const { bytes, places } = pack([["a.wasm", numbered(1)], ["long.wasm", Buffer.alloc(40_000, 7)], ["b.wasm", numbered(2)]]);
  assert.ok(WebAssembly.validate(bytes));
  const at = (file) => bytes.subarray(places.get(file)[0], places.get(file)[0] + places.get(file)[1]);
  assert.ok(at("long.wasm").equals(Buffer.alloc(40_000, 7)));
  for (const [file, n] of [["a.wasm", 1], ["b.wasm", 2]]) {
    const { instance } = await WebAssembly.instantiate(at(file));
    assert.equal(instance.exports.is(), n);
  }
});

/** A fetch function as wasm-split-cli writes it. */
const fetcher = (file) => `() => {
    const src = fetch(new URL("./${file}", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
`;
const LINKS = `import { initSync } from "./trollmoot.js";

let sharedImports = undefined;
function getSharedImports() {
    if (sharedImports === undefined) sharedImports = { __wasm_split: initSync(undefined, undefined) };
    return sharedImports;
}
function wrapAsyncCb(callee) {
    return async (callbackIndex, callbackData) => {
        let success = false;
        try { await callee(); success = true; } catch {}
        getSharedImports().__wasm_split.__indirect_function_table.get(callbackIndex)(callbackData, success);
    }
}
function makeLoad(fetcher, deps) {
    let loading = undefined;
    return () => {
        loading ??= (async () => {
            const parallel = deps.map(d => d());
            const instantiate = fetcher();
            await Promise.all(parallel);
            return instantiate(getSharedImports());
        })();
        loading.catch(() => loading = undefined);
        return loading;
    }
}
const __chunk_1 = makeLoad(${fetcher("chunk_1.wasm")}, []);
export const __wasm_split_load_king = wrapAsyncCb(makeLoad(${fetcher("split_king.wasm")}, [__chunk_1]));
`;

test("a part is started from its pack, which is fetched once, and again if it did not come", async () => {
  const directory = await mkdtemp(join(tmpdir(), "trollmoot-"));
  const asked = [];
  const answers = [() => Promise.reject(new Error("no network")), () => new Response("gone", { status: 404 }), () => new Response("damaged")];
  const { fetch } = globalThis;
  globalThis.fetch = async (url) => {
    asked.push(url.pathname.split("/").at(-1));
    return answers.length ? answers.shift()() : new Response(await readFile(url));
  };
  try {
    await writeFile(join(directory, "package.json"), '{"type":"module"}');
    await writeFile(join(directory, "trollmoot.js"), "export const initSync = () => ({ __indirect_function_table: { get: (tell) => tell } });");
    await writeFile(join(directory, "__wasm_split.js"), LINKS);
    await writeFile(join(directory, "chunk_1.wasm"), numbered(1));
    await writeFile(join(directory, "split_king.wasm"), numbered(2));
    const made = await packed(directory, { king: ["chunk_1.wasm", "split_king.wasm"] });
    assert.deepEqual(made, { parts: { king: ["pack_0.wasm"] }, packs: { "pack_0.wasm": ["chunk_1.wasm", "split_king.wasm"] } });
    assert.deepEqual((await readdir(directory)).filter((file) => file.endsWith(".wasm")), ["pack_0.wasm"]);
    const { __wasm_split_load_king: load } = await import(pathToFileURL(join(directory, "__wasm_split.js")).href);
    const told = [];
    for (let n = 0; n < 5; n += 1) await load((_, came) => told.push(came), 0);
    assert.deepEqual(told, [false, false, false, true, true]);
    assert.deepEqual(asked, Array(4).fill("pack_0.wasm"));
  } finally {
    globalThis.fetch = fetch;
    await rm(directory, { recursive: true });
  }
});

test("a script that fetches modules otherwise than is known stops the build", async () => {
  const directory = await mkdtemp(join(tmpdir(), "trollmoot-"));
  try {
    await writeFile(join(directory, "chunk_1.wasm"), numbered(1));
    await writeFile(join(directory, "__wasm_split.js"), 'function makeLoad() {} load(() => import("./chunk_1.wasm"));');
    await assert.rejects(packed(directory, { king: ["chunk_1.wasm"] }), /1 modules are asked for, 0 of them/);
  } finally {
    await rm(directory, { recursive: true });
  }
});

/** A class as wasm-bindgen writes it. */
const classOf = (name, make = "") => `export class ${name} {
${make}    free() {
        const ptr = this.__wbg_ptr;
        wasm.__wbg_${name}_free(ptr, 0);
    }
    size() {
        return wasm.size(this.__wbg_ptr);
    }
}
if (Symbol.dispose) ${name}.prototype[Symbol.dispose] = ${name}.prototype.free;
`;
const registryOf = (name) => `const ${name}Finalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_${name}_free(ptr, 1));
`;

test("a class that nothing can make is removed, and one that can be made stays", async () => {
  const directory = await mkdtemp(join(tmpdir(), "trollmoot-"));
  try {
    const script = join(directory, "a.js");
    const made = `${classOf("Made", "    static __wrap(ptr) {\n    }\n")}${registryOf("Made")}`;
    const built = `${classOf("Built", "    constructor() {\n    }\n")}`;
    await writeFile(script, `let wasm;\n${classOf("Unmade")}${made}${registryOf("Unmade")}${built}`);
    assert.deepEqual(await dropUnmade(script), ["__wbg_Unmade_free"], "the others call size");
    assert.equal(await readFile(script, "utf8"), `let wasm;\n${made}${built}`);
    await writeFile(script, `${classOf("Unmade")}new Unmade();\n`);
    await assert.rejects(dropUnmade(script), /Unmade is used/);
  } finally {
    await rm(directory, { recursive: true });
  }
});

test("imports are numbered alike in script and module, without a change of length", async () => {
  const directory = await mkdtemp(join(tmpdir(), "trollmoot-"));
  try {
    const [script, module] = ["a.js", "a.wasm"].map((file) => join(directory, file));
    const [get, other, post] = ["__wbg_get_0123456789abcdef", "__wbg_get_fedcba9876543210", "__wbg_postMessage_00ff00ff00ff00ff"];
    await writeFile(script, `{ ${get}() {}, ${other}() {}, ${post}() {}, __wbindgen_throw() {}, é: 1 }`);
    const bytes = (...names) => Buffer.concat(names.flatMap((name) => [Buffer.from([0xe9, name.length]), Buffer.from(name), Buffer.from([0])]));
    await writeFile(module, bytes(post, other, get, "__wbindgen_throw"));
    await numberImports([script, module]);
    const [first, second, third] = ["__wbg_get_0000000000000000", "__wbg_get_0000000000000001", "__wbg_postMessage_0000000000000000"];
    assert.equal(await readFile(script, "utf8"), `{ ${first}() {}, ${second}() {}, ${third}() {}, __wbindgen_throw() {}, é: 1 }`);
    assert.deepEqual(await readFile(module), bytes(third, second, first, "__wbindgen_throw"));
  } finally {
    await rm(directory, { recursive: true });
  }
});

test("a module keeps everything but what tools have written about themselves", () => {
  const head = Buffer.from("\0asm\u0001\0\0\0", "latin1");
  const custom = (name, content) => {
    const body = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from(content)]);
    return Buffer.concat([Buffer.from([0, body.length]), body]);
  };
  // A type section with no types, and a custom section that is no note.
  const [types, own] = [Buffer.from([1, 1, 0]), custom("own", "kept")];
  const noted = Buffer.concat([head, custom("target_features", "+simd"), types, own, custom("producers", "rustc")]);
  assert.deepEqual(bare(noted), Buffer.concat([head, types, own]));
  assert.deepEqual(bare(bare(noted)), bare(noted));
  assert.ok(WebAssembly.validate(bare(noted)));
  assert.throws(() => bare(noted.subarray(0, noted.length - 1)), /ends too early/);
  assert.throws(() => bare(Buffer.concat([head, Buffer.from([1, 0x80])])), /ends too early/);
});
