// The flows of every engine, in Chromium.

import { flowsIn } from "../engines.mjs";

flowsIn("chromium");
