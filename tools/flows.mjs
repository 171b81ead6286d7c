// Runs the end-to-end flows and the tests of the tools, several files at a time. The longest files start first, so that the last
// file ends with the others. Every test runs once. Prints the slowest files and tests, and fails if a test fails.
//
//   node tools/flows.mjs [TAP-FILE [FILE...]]     (LANES: how many files at a time)

import { createWriteStream, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, relative } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec, tap } from "node:test/reporters";

/** The longest files. */
const LONG = ["access-large", "live", "access-small", "access-input", "workers", "game-laws", "access-touch", "firefox-games", "lessons", "whole-games", "offline"];
/** The flows of a second engine that run with those of Chromium; `tools/engines.sh` runs all flows of all engines. */
const FIREFOX = ["firefox-games", "firefox-pages"].map((name) => `tests/e2e/engines/${name}.test.mjs`);
/** The number of files at a time: a flow waits for frames and messages for a third of its time. */
const LANES = Number(process.env.LANES ?? Math.ceil(availableParallelism() * 1.5));
/** The number of lines of the reason of a failure that are repeated at the end, each after the word FAIL. */
const REASON = 6;
/** The number of tests in the list of the slowest. */
const NAMED = 20;

const [log, ...wanted] = process.argv.slice(2);
const all = ["tools", "tests/e2e"].flatMap((folder) =>
  readdirSync(folder).filter((name) => name.endsWith(".test.mjs")).map((name) => `${folder}/${name}`),
).concat(FIREFOX);
const rank = (file) => (LONG.indexOf(basename(file, ".test.mjs")) + 1 || LONG.length + 1);
const files = (wanted.length ? wanted : all).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const begun = performance.now();
const took = [];
const failed = [];
const stream = run({ files, concurrency: LANES });
stream.on("test:pass", (one) => note(one));
stream.on("test:fail", (one) => {
  // Tests that are marked as todo or skipped do not fail the run.
  if (one.todo === undefined && one.skip === undefined) {
    process.exitCode = 1;
    failed.push(one);
  }
  note(one);
});
function note({ name, file, details }) {
  if (details.type !== "suite" && file && name !== file) took.push({ name, file: relative(process.cwd(), file), time: details.duration_ms });
}
if (log) stream.compose(tap).pipe(createWriteStream(log));
const told = stream.compose(new spec());
told.pipe(process.stdout, { end: false });
await finished(told, { writable: false });

const seconds = (time) => (time / 1000).toFixed(1).padStart(8);
const of = new Map();
for (const { file, time } of took) of.set(file, (of.get(file) ?? 0) + time);
const sum = took.reduce((total, { time }) => total + time, 0);
const wall = performance.now() - begun;
console.log(`\n${took.length} tests in ${(wall / 60_000).toFixed(1)} minutes, ${(sum / 60_000).toFixed(1)} in sequence. The slowest files and tests, in seconds:`);
for (const [file, time] of [...of].sort((a, b) => b[1] - a[1]).slice(0, NAMED / 2)) console.log(`${seconds(time)}  ${file}`);
console.log();
for (const { name, time } of took.sort((a, b) => b.time - a.time).slice(0, NAMED)) console.log(`${seconds(time)}  ${name}`);
for (const { name, file, details } of failed) {
  const { cause } = details.error;
  const reason = `${cause?.stack ?? cause ?? details.error}`.split("\n").slice(0, REASON);
  console.log(`\nFAIL ${relative(process.cwd(), file ?? "")}: ${name}\n${reason.map((line) => `FAIL   ${line}`).join("\n")}`);
}
