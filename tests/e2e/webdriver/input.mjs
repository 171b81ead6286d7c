// Pointer and keys of a page, as real input of the browser: WebDriver's actions.

/** WebDriver's code for each key that has no character. */
const KEYS = {
  Backspace: "\ue003",
  Tab: "\ue004",
  Enter: "\ue007",
  Shift: "\ue008",
  Control: "\ue009",
  Alt: "\ue00a",
  Escape: "\ue00c",
  Space: " ",
  PageUp: "\ue00e",
  PageDown: "\ue00f",
  End: "\ue010",
  Home: "\ue011",
  ArrowLeft: "\ue012",
  ArrowUp: "\ue013",
  ArrowRight: "\ue014",
  ArrowDown: "\ue015",
  Delete: "\ue017",
  Meta: "\ue03d",
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

const code = (key) => {
  const found = KEYS[key] ?? key;
  if ([...found].length !== 1) throw new Error(`no such key: ${key}`);
  return found;
};
const down = (button) => ({ type: "pointerDown", button });
const up = (button) => ({ type: "pointerUp", button });
const move = ([x, y]) => ({ type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) });

/** The mouse and the finger of a page, without waits for what their presses do. */
export class Pointer {
  /** `act` performs one list of WebDriver's actions. */
  constructor(act) {
    this.act = act;
    this.at = [0, 0];
  }

  mouse(actions) {
    return this.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }
  async press(at, { button = "left", clickCount = 1 } = {}) {
    this.at = at;
    const click = [down(BUTTONS[button]), up(BUTTONS[button])];
    await this.mouse([move(at), ...Array.from({ length: clickCount }, () => click).flat()]);
  }
  async move(to, steps = 1) {
    const from = this.at;
    this.at = to;
    const part = (n) => from.map((start, axis) => start + ((to[axis] - start) * n) / steps);
    await this.mouse(Array.from({ length: steps }, (_, n) => move(part(n + 1))));
  }
  touch(at) {
    const parameters = { pointerType: "touch" };
    return this.act([{ type: "pointer", id: "finger", parameters, actions: [move(at), down(0), up(0)] }]);
  }
  wheel(x, y) {
    const [atX, atY] = this.at.map(Math.round);
    const scroll = { type: "scroll", origin: "viewport", x: atX, y: atY, deltaX: x, deltaY: y, duration: 0 };
    return this.act([{ type: "wheel", id: "wheel", actions: [scroll] }]);
  }
}

/** The keys of a page, without waits for what they do. */
export class Keys {
  constructor(act) {
    this.act = act;
  }

  keys(actions) {
    return this.act([{ type: "key", id: "keys", actions: actions.map(([type, key]) => ({ type, value: code(key) })) }]);
  }
  /** Presses a key, or several that are held together, such as `Control+z`. */
  press(chord) {
    const keys = chord === "+" ? ["+"] : chord.split("+");
    return this.keys([...keys.map((key) => ["keyDown", key]), ...keys.toReversed().map((key) => ["keyUp", key])]);
  }
  type(text) {
    return this.keys([...text].flatMap((letter) => [["keyDown", letter], ["keyUp", letter]]));
  }
}

/** The mouse of a page, as flows use it. Waits for presses are added to its methods: see await-press.mjs. */
export class Mouse {
  constructor(pointer) {
    this.pointer = pointer;
  }
  click(x, y, { button, clickCount } = {}) {
    return this.pointer.press([x, y], { button, clickCount });
  }
  dblclick(x, y) {
    return this.pointer.press([x, y], { clickCount: 2 });
  }
  move(x, y, { steps } = {}) {
    return this.pointer.move([x, y], steps);
  }
  down({ button = "left" } = {}) {
    return this.pointer.mouse([down(BUTTONS[button])]);
  }
  up({ button = "left" } = {}) {
    return this.pointer.mouse([up(BUTTONS[button])]);
  }
  wheel(x, y) {
    return this.pointer.wheel(x, y);
  }
}

/** The keyboard of a page, as flows use it. */
export class Keyboard {
  constructor(keys) {
    this.keys = keys;
  }
  press(chord) {
    return this.keys.press(chord);
  }
  type(text) {
    return this.keys.type(text);
  }
  down(key) {
    return this.keys.keys([["keyDown", key]]);
  }
  up(key) {
    return this.keys.keys([["keyUp", key]]);
  }
}

/** The touch screen of a page, as flows use it. */
export class Touchscreen {
  constructor(pointer) {
    this.pointer = pointer;
  }
  tap(x, y) {
    return this.pointer.touch([x, y]);
  }
}
