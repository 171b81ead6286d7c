// Synthesizes the sounds of the table; there are no recordings. The page dispatches an event for each sound. This module is
// fetched when sounds are switched on.

const context = new AudioContext();
/** Limits the volume of sounds that overlap. */
const limit = new DynamicsCompressorNode(context, { threshold: -18, ratio: 8 });
limit.connect(context.destination);

/** One second of noise, the source of stone sounds. */
const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
let state = 1;
noise.getChannelData(0).forEach((_, at, samples) => {
  state = (Math.imul(state, 1664525) + 1013904223) | 0;
  samples[at] = state / 2 ** 31;
});

/** Creates a gain with an immediate attack and an exponential decay. */
function dying(volume, from, seconds) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(limit);
  return gain;
}

/** Plays a tone that may slide in pitch, such as wood or a small bell. */
function tone(volume, after, { at, to = at, seconds = 0.16, type = "triangle" }) {
  const from = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: at });
  source.frequency.exponentialRampToValueAtTime(to, from + seconds);
  source.connect(dying(volume, from, seconds));
  source.start(from);
  source.stop(from + seconds);
}

/** Plays filtered noise: a scrape or a knock of stone. */
function stone(volume, after, { at, seconds = 0.12, width = 1.2 }) {
  const from = context.currentTime + after;
  const source = new AudioBufferSourceNode(context, { buffer: noise, playbackRate: 0.9 + Math.random() / 5 });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: at, Q: width });
  source.connect(filter).connect(dying(volume, from, seconds));
  source.start(from, Math.random() / 2, seconds);
}

const SOUNDS = {
  dig(volume) {
    for (const [n, at] of [420, 360, 300].entries()) stone(volume * 0.9, n * 0.075, { at, seconds: 0.11 });
    tone(volume * 0.5, 0.02, { at: 92, to: 55, seconds: 0.22, type: "sine" });
  },
  place(volume) {
    tone(volume * 0.5, 0, { at: 220, to: 130, seconds: 0.1 });
    stone(volume * 0.4, 0, { at: 1400, seconds: 0.04 });
  },
  token(volume) {
    tone(volume * 0.35, 0, { at: 1320, seconds: 0.12, type: "sine" });
    tone(volume * 0.2, 0.015, { at: 1980, seconds: 0.1, type: "sine" });
  },
  statue(volume) {
    for (let n = 0; n < 3; n += 1) stone(volume * 0.5, n * 0.07, { at: 180, seconds: 0.09, width: 2 });
  },
  cascade(volume) {
    for (const [n, at] of [660, 784, 988, 1175].entries()) tone(volume * 0.35, n * 0.06, { at, seconds: 0.2, type: "sine" });
  },
  turn(volume) {
    tone(volume * 0.4, 0, { at: 392, seconds: 0.22 });
    tone(volume * 0.4, 0.1, { at: 523, seconds: 0.26 });
  },
  end(volume) {
    for (const [n, at] of [392, 494, 587, 784].entries()) tone(volume * 0.45, n * 0.14, { at, seconds: 0.7 });
  },
};

addEventListener("trollmoot-sound", ({ detail: [name, volume] }) => {
  // Browsers allow sound only after the user has pressed something.
  if (context.state === "suspended") context.resume();
  SOUNDS[name]?.(volume);
});
