// How pages look and start, in Chromium.

import { pagesIn } from "./pages.mjs";

pagesIn("chromium");
