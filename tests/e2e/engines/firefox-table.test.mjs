// What is done with the game on the table, in Firefox ESR.

import { tableIn } from "./table.mjs";

tableIn("firefox");
