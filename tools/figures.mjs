// Measures the load time of the pages with Lighthouse on a simulated slow phone: the median of five runs of each page of the
// built site, and the bytes fetched. The results depend on the machine: run it when nothing else runs.
//
//   node tools/figures.mjs LIGHTHOUSE [DIRECTORY [RUNS]]     (LIGHTHOUSE: the directory of its package)

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { GAMES } from "./games.mjs";
import { serve } from "./serve.mjs";

const run = promisify(execFile);
const [lighthouse, directory = "dist", runs = "5"] = process.argv.slice(2);
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";

/** A figure of a report: its name, its bound (a score: a lower bound), its goal, and its audit. */
const audit = (id) => (report) => report.audits[id].numericValue;
const FIGURES = [
  { name: "performance, of 100", floor: 95, aim: 100, more: true, of: (report) => report.categories.performance.score * 100 },
  { name: "accessibility, of 100", floor: 100, aim: 100, more: true, of: (report) => report.categories.accessibility.score * 100 },
  { name: "best practices, of 100", floor: 95, aim: 100, more: true, of: (report) => report.categories["best-practices"].score * 100 },
  { name: "largest paint, ms", floor: 2500, aim: 1200, of: audit("largest-contentful-paint") },
  { name: "first paint, ms", floor: 1800, aim: 800, of: audit("first-contentful-paint") },
  { name: "blocked, ms", floor: 200, aim: 30, of: audit("total-blocking-time") },
  {
    name: "longest task, ms",
    floor: 200,
    aim: 50,
    of: (report) => Math.max(0, ...report.audits["long-tasks"].details.items.map((task) => task.duration)),
  },
  { name: "layout shift", floor: 0.1, aim: 0.01, digits: 3, of: audit("cumulative-layout-shift") },
  { name: "transferred, bytes", floor: 400_000, aim: 150_000, of: audit("total-byte-weight") },
];

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { address, close } = await serve(directory, { gzip: true });
const work = await mkdtemp(join(tmpdir(), "trollmoot-figures-"));
let below = 0;
for (const { page } of GAMES) {
  const reports = [];
  for (let at = 0; at < Number(runs); at += 1) {
    const path = join(work, "report.json");
    await run(
      process.execPath,
      [
        join(lighthouse, "cli", "index.js"),
        address + page,
        ...["--output=json", `--output-path=${path}`, "--quiet", `--chrome-flags=${FLAGS}`],
        "--only-categories=performance,accessibility,best-practices",
      ],
      { maxBuffer: 1 << 26 },
    );
    reports.push(JSON.parse(await readFile(path, "utf8")));
  }
  console.log(`\n${page || "index.html"}: median of ${runs}, Lighthouse ${reports[0].lighthouseVersion}, ${reports[0].environment.hostUserAgent}`);
  for (const { name, floor, aim, more, digits = 0, of } of FIGURES) {
    const values = reports.map(of);
    const value = median(values);
    const fits = more ? value >= floor : value <= floor;
    if (!fits) below += 1;
    const row = [value, aim, floor].map((number) => number.toFixed(digits).padStart(9)).join("");
    console.log(`${name.padEnd(24)}${row}  ${fits ? "" : "MISSED "}(value, aim, bound)`);
  }
}
await rm(work, { recursive: true });
await close();
if (below > 0) process.exitCode = 1;
