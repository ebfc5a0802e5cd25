/** Instruments as sums of sines and filtered noise. Every voice adds itself to a track; nothing is sampled. */

export const SAMPLE_RATE = 48_000;

/** One channel of samples around -1 to 1. */
export type Track = Float64Array;

/** A source of numbers from 0 to 1 that is the same in every run. */
export type Chance = () => number;

const samplesIn = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
const TURN = Math.PI * 2;

export function makeTrack(seconds: number): Track {
  return new Float64Array(samplesIn(seconds));
}

/** The generator mulberry32 is small, and good enough for noise. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** When a note begins and how long it lasts, in seconds, and its strength from 0 to 1. */
export interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/**
 * Adds `wave(t)` under `envelope(t)`, `t` in seconds from the note's start; past the track's end it optionally wraps.
 */
export function add(
  track: Track,
  { at, lasts, loud }: Note,
  sample: (t: number) => number,
  wraps = false,
): void {
  const from = samplesIn(at);
  const count = samplesIn(lasts);
  for (let index = 0; index < count; index++) {
    const place = from + index;
    const target = wraps ? place % track.length : place;
    if (target >= track.length) return;
    track[target] = (track[target] ?? 0) + sample(index / SAMPLE_RATE) * loud;
  }
}

/** Rises over `attack` seconds and is silent again at the end, smooth at both. */
export function swell(t: number, lasts: number, attack: number, release: number): number {
  const rise = t < attack ? 0.5 - 0.5 * Math.cos((Math.PI * t) / attack) : 1;
  const left = lasts - t;
  return left < release ? rise * (0.5 - 0.5 * Math.cos((Math.PI * Math.max(left, 0)) / release)) : rise;
}

interface BellNote extends Note {
  /** Hertz. */
  readonly pitch: number;
  /** Partials above the pitch: 0 is a felt mallet, 1 struck metal. */
  readonly metal?: number;
  readonly wraps?: boolean;
}

/** Ratio, strength and how much sooner than the lowest each partial of a bar of metal fades. */
const BAR: readonly (readonly [ratio: number, strength: number, haste: number])[] = [
  [1, 1, 1],
  [2.002, 0.32, 1.7],
  [3.011, 0.2, 2.6],
  [4.17, 0.12, 3.8],
  [5.43, 0.09, 5],
  [6.79, 0.05, 7],
];

/** A small bell or a celesta's bar. Each partial is a slightly detuned pair, which makes it beat. */
export function bell(track: Track, { pitch, metal = 0.5, wraps = false, ...note }: BellNote): void {
  const fade = 5.2 / note.lasts;
  // Apart from the samples: a tune is some millions of them.
  const partials = BAR.map(([ratio, strength, haste], index) => ({
    speed: TURN * pitch * ratio,
    share: index === 0 ? 1 : strength * (0.25 + 1.5 * metal),
    haste,
  })).filter(({ speed }) => speed <= TURN * 15_000);
  add(
    track,
    note,
    (t) => {
      let sum = 0;
      for (const { speed, share, haste } of partials) {
        const level = share * Math.exp(-t * fade * haste);
        if (level < 1e-5) continue;
        const phase = speed * t;
        sum += level * (0.7 * Math.sin(phase) + 0.3 * Math.sin(phase * 1.0013));
      }
      return sum * swell(t, note.lasts, 0.0025, 0.03) * 0.6;
    },
    wraps,
  );
}

interface BrassNote extends Note {
  readonly pitch: number;
  /** Upper harmonics: 0 is a muted horn, 1 an open one. */
  readonly open?: number;
  readonly attack?: number;
  readonly wraps?: boolean;
}

/** A horn: its harmonics start after the fundamental. */
export function makeBrassTone(
  track: Track,
  { pitch, open = 0.5, attack = 0.045, wraps = false, ...note }: BrassNote,
): void {
  const release = Math.min(0.28, note.lasts * 0.4);
  const rolls = Array.from({ length: 9 }, (_, index) => 1 / (index + 1) ** 0.9);
  add(
    track,
    note,
    (t) => {
      const level = swell(t, note.lasts, attack, release);
      const warmth = level * (1 - 0.35 * Math.min(1, t / note.lasts));
      const vibrato = 0.004 * Math.min(1, t / 0.5) * Math.sin(TURN * 4.8 * t);
      const phase = TURN * pitch * t + vibrato * 5;
      const falls = (open * warmth) ** 0.45;
      let strength = 1;
      let sum = 0;
      for (let harmonic = 1; harmonic <= rolls.length && pitch * harmonic < 7_000; harmonic++) {
        sum += strength * (rolls[harmonic - 1] ?? 0) * Math.sin(phase * harmonic + harmonic * 0.7);
        strength *= falls;
      }
      return sum * level * 0.4;
    },
    wraps,
  );
}

interface BrushNote extends Note {
  /** Centre of the noise in hertz, at the start and at the end. */
  readonly from: number;
  readonly to?: number;
  /** Q of the band: 0.3 wide, 2 narrow and pitched. */
  readonly focus?: number;
  readonly attack?: number;
  /** How steeply it decays after the attack; 0 holds it until the release. */
  readonly fade?: number;
  readonly wraps?: boolean;
}

/** Wire brush, velvet or air: noise through a band that may glide. */
export function brush(track: Track, chance: Chance, note: BrushNote): void {
  const { from, to = from, focus = 0.6, attack = 0.004, fade = 4, wraps = false, lasts } = note;
  let low = 0;
  let band = 0;
  add(
    track,
    note,
    (t) => {
      const centre = from * (to / from) ** (t / lasts);
      const step = 2 * Math.sin((Math.PI * Math.min(centre, SAMPLE_RATE / 7)) / SAMPLE_RATE);
      // Two half steps: the filter stays stable with a wide band at high frequencies.
      for (let half = 0; half < 2; half++) {
        low += (step / 2) * band;
        band += (step / 2) * ((chance() * 2 - 1) * 1.6 - low - band / focus);
      }
      return band * Math.exp((-t * fade) / lasts) * swell(t, lasts, attack, lasts * 0.35) * 0.5;
    },
    wraps,
  );
}

interface ThumpNote extends Note {
  readonly from: number;
  readonly to: number;
}

/** A struck drum: a low tone with falling pitch. */
export function thump(track: Track, { from, to, ...note }: ThumpNote): void {
  let phase = 0;
  add(track, note, (t) => {
    const share = t / note.lasts;
    phase += (TURN * (to + (from - to) * Math.exp(-share * 7))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-share * 5) * swell(t, note.lasts, 0.0015, note.lasts * 0.3);
  });
}

/** Lengths of the echoes, in seconds, chosen without common divisors. */
const ECHOES = [0.0297, 0.0371, 0.0411, 0.0437] as const;

/**
 * Reverb of a small room. `wet` from 0 to 1; a wrapping track is processed twice, so that its start has the reverb of
 * its end.
 */
export function addRoomEcho(track: Track, wet: number, wraps = false): Track {
  const heard = track.slice();
  const rounds = wraps ? 2 : 1;
  for (const echo of ECHOES) {
    const line = new Float64Array(samplesIn(echo));
    let place = 0;
    let soft = 0;
    for (let round = 0; round < rounds; round++) {
      for (let index = 0; index < track.length; index++) {
        const back = line[place] ?? 0;
        soft += (back - soft) * 0.42;
        line[place] = (track[index] ?? 0) + soft * 0.76;
        place = (place + 1) % line.length;
        if (round === rounds - 1) heard[index] = (heard[index] ?? 0) + back * wet * 0.25;
      }
    }
  }
  return heard;
}
