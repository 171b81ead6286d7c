// The base of bots that count the turns and the curtains of a game.

import { Bot } from "./bot.mjs";

export class TurnBot extends Bot {
  constructor(page, options) {
    super(page, options);
    this.curtains = 0;
  }

  /** Other seats are on turn: the previous seat has ended its turn. */
  wait() {
    this.turns += 1;
    return super.wait();
  }

  /** Opens a curtain. */
  open(curtain) {
    this.curtains += 1;
    return this.press(curtain);
  }
}
