// How pages look and start, in Firefox ESR.

import { pagesIn } from "./pages.mjs";

pagesIn("firefox");
