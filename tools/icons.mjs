// Draws the icons of the installed page, public/icons/*.png, from public/icon.svg, with palettes: their few colours need a third of
// the bytes. The icons are in the repository: run this after a change of the picture.
//
//   node tools/icons.mjs

import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
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
  await writeFile(`${PUBLIC}icons/${file}`, Buffer.from(UPNG.encode(UPNG.toRGBA8(drawn), drawn.width, drawn.height, COLOURS)));
  await page.close();
}
await browser.close();
