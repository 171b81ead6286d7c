// Draws the icons of the installed page, public/icons/*.png, from public/icon.svg, with palettes: their few colours need a third of
// the bytes. The icons are in the repository: run this after a change of the picture.
//
//   node tools/icons.mjs

import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { chromium } from "playwright-core";
import UPNG from "upng-js";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const GROUND = "#101c36";
/** The colours of an icon: its flat areas and the shades at their edges. */
const COLOURS = 16;
/** A mask may cut off everything but the middle four fifths. */
const ICONS = [
  { file: "icon-192.png", size: 192, picture: 1 },
  { file: "icon-512.png", size: 512, picture: 1 },
  { file: "maskable-192.png", size: 192, picture: 0.68, ground: GROUND },
  { file: "touch-180.png", size: 180, picture: 0.84, ground: GROUND },
];

/** A chunk of a PNG file. */
function chunk(type, data) {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, "latin1");
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** The same PNG file, its picture compressed as much as zlib can. */
function smaller(png) {
  const [parts, picture] = [[], []];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === "IDAT") picture.push(data);
    else parts.push(chunk(type, data));
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(picture));
  const tries = [8, 9].map((memLevel) => deflateSync(raw, { level: 9, memLevel }));
  const [best] = tries.sort((one, other) => one.length - other.length);
  // The last chunk ends the file.
  return Buffer.concat([png.subarray(0, 8), ...parts.slice(0, -1), chunk("IDAT", best), parts.at(-1)]);
}

const path = process.env.CHROME ?? execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"]).toString().trim();
const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
const picture = await readFile(`${PUBLIC}icon.svg`, "utf8");
await mkdir(`${PUBLIC}icons`, { recursive: true });
for (const { file, size, picture: part, ground = "transparent" } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh"><div style="width:${part * size}px;height:${part * size}px;display:grid">${picture}</div>`,
  );
  const drawn = UPNG.decode(await page.screenshot({ omitBackground: true }));
  const png = Buffer.from(UPNG.encode(UPNG.toRGBA8(drawn), drawn.width, drawn.height, COLOURS));
  await writeFile(`${PUBLIC}icons/${file}`, smaller(png));
  await page.close();
}
await browser.close();
