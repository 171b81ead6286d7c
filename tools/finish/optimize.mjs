// Optimizes WebAssembly modules for size or speed, in as many threads as there are processors. Each thread loads the optimizer once:
// loading it takes longer than optimizing most of the modules.

import { readFile, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { namedByLikeness } from "./likeness.mjs";

/** The WebAssembly features that the optimizer may use; the modules do not declare them. */
const FEATURES = [
  "BulkMemory",
  "BulkMemoryOpt",
  "CallIndirectOverlong",
  "ExtendedConst",
  "Multivalue",
  "MutableGlobals",
  "NontrappingFPToInt",
  "ReferenceTypes",
  "SignExt",
];

/** What the optimizer prints about the names of labels, which it does not need. */
const NOISE = /^warning: unknown name subsection/;

/**
 * Optimizes each of the files in place: for `size`, or for `speed` where functions are hot. Exports that are called `unused` are removed
 * with what only they need. The largest come first, so that no thread is left with one when the others are done.
 */
export async function optimize(files, goal = "size", unused = []) {
  const sizes = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  const left = sizes.sort((a, b) => b.size - a.size).map(({ file }) => ({ file, goal, unused }));
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), left.length) }, () => thread(left)));
}

/** Runs one thread until no file is left. */
function thread(left) {
  const worker = new Worker(new URL(import.meta.url), { stderr: true });
  createInterface(worker.stderr).on("line", (line) => NOISE.test(line) || console.error(line));
  return new Promise((done, fail) => {
    let job;
    const next = (problem) => {
      if (problem) return fail(new Error(`${job.file}: ${problem}`));
      job = left.shift();
      return job ? worker.postMessage(job) : done();
    };
    worker.on("message", next);
    worker.on("error", fail);
    next();
  }).finally(() => worker.terminate());
}

/**
 * How a goal is reached: the level of optimization, how much of it goes into size, the size up to which functions are always inlined, the
 * passes between two optimizations, and how many times it is optimized again. The figures for `size` are those with which gzip makes
 * the fewest bytes of the page's modules, not those that make the fewest instructions.
 */
const GOALS = {
  size: { level: 2, shrink: 1, inlined: 4, between: ["flatten", "rereloop"], again: 2 },
  speed: { level: 3, shrink: 0, inlined: 2, between: [], again: 1 },
};

/** Returns a module, optimized. */
function optimized(binaryen, bytes, { goal, unused }) {
  const { level, shrink, inlined, between, again } = GOALS[goal];
  binaryen.setOptimizeLevel(level);
  binaryen.setShrinkLevel(shrink);
  binaryen.setAlwaysInlineMaxSize(inlined);
  const small = passed(binaryen, bytes, (module) => {
    for (const name of unused) if (module.getExport(name)) module.removeExport(name);
    module.optimize();
    for (let time = 0; time < again; time += 1) {
      module.runPasses(between);
      module.optimize();
    }
  });
  return passed(binaryen, namedByLikeness(small), (module) => module.runPasses(["reorder-functions-by-name"]));
}

/** Returns a module after `passes(module)`. */
function passed(binaryen, bytes, passes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES.reduce((all, name) => all | flag(binaryen, name), 0));
  passes(module);
  const made = module.emitBinary();
  module.dispose();
  return made;
}

function flag({ Features }, name) {
  if (!(name in Features)) throw new Error(`the optimizer has no feature ${name}`);
  return Features[name];
}

if (!isMainThread) {
  const { default: binaryen } = await import("binaryen");
  // As `wasm-opt --low-memory-unused` does. No object of a Rust program lies in the first 1,024 bytes of its memory, which are the
  // far end of the stack, so that small constants can be folded into the offsets of loads and stores.
  binaryen.setGenerateStackIR(true);
  binaryen.setOptimizeStackIR(true);
  binaryen.setLowMemoryUnused(true);
  binaryen.setDebugInfo(false);
  parentPort.on("message", async ({ file, ...how }) => {
    try {
      await writeFile(file, optimized(binaryen, await readFile(file), how));
      parentPort.postMessage(null);
    } catch (error) {
      // The optimizer throws objects of its own, without a message.
      parentPort.postMessage(error instanceof Error ? error.message : "the optimizer cannot read it");
    }
  });
}
