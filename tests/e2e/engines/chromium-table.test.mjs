// What is done with the game on the table, in Chromium.

import { tableIn } from "./table.mjs";

tableIn("chromium");
