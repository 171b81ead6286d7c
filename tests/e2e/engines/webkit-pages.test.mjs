// How pages look and start, in WebKitGTK.

import { pagesIn } from "./pages.mjs";

pagesIn("webkit");
