// The content security policy of a page: resources of its own origin only, and inline style sheets by their hashes.

import { createHash } from "node:crypto";

/** The program sets positions and sizes as style attributes; it adds no style sheets. */
const rules = (sheets) => ({
  "default-src": "'self'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  // Style sheets draw patterns and wave lines with small data: images.
  "img-src": "'self' data:",
  "style-src": `'self' ${sheets.join(" ")}`,
  "style-src-attr": "'unsafe-inline'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-src": "'none'",
});

/** Returns the page with its policy before everything that the policy applies to. */
export function guarded(page) {
  if (/<script\b(?![^>]*\bsrc=)/.test(page)) throw new Error("a script is written into the page");
  const sheets = [...page.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const policy = Object.entries(rules(sheets)).map(([name, value]) => `${name} ${value}`).join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const guarded = page.replace(/<meta charset="?utf-8"?>/i, (charset) => charset + meta);
  if (guarded === page) throw new Error("the page does not begin with its character set");
  return guarded;
}
