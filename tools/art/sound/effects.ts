import { WHEEL_WHIRR, wheelAngleAt } from '../../../maths/jackpot-wheel.ts';
import { WHEEL_PEGS } from '../../../scenes/ornaments/jackpot-wheel.ts';
import type { SoundName } from '../../../src/platform/sound/sound-names.ts';
import {
  addRoomEcho,
  bell,
  brush,
  makeBrassTone,
  makeTrack,
  seededChance,
  type Track,
  thump,
} from './voices.ts';

/** Frequencies in hertz of the notes in use: C major with its sixth. */
const C4 = 261.63;
/** How long a peg sounds. */
const PEG_MS = 80;
const note = (halfTones: number): number => C4 * 2 ** (halfTones / 12);

export interface Effect {
  readonly seconds: number;
  /** Loudest 50 ms in dBFS: frequent sounds are quiet. */
  readonly loudDb: number;
  /** Reverb level, from 0 to 1. */
  readonly room?: number;
  play(track: Track): void;
}

/** Bells one after the other. */
function rise(track: Track, halfTones: readonly number[], step: number, lasts: number, at = 0): void {
  for (const [index, tone] of halfTones.entries())
    bell(track, { pitch: note(tone), at: at + index * step, lasts, loud: 0.5, metal: 0.45 });
}

/** Horns together; the lowest carries. */
function chord(
  track: Track,
  halfTones: readonly number[],
  { at, lasts, loud, open }: { at: number; lasts: number; loud: number; open: number },
): void {
  for (const [index, tone] of halfTones.entries())
    makeBrassTone(track, {
      pitch: note(tone),
      at: at + index * 0.006,
      lasts,
      loud: loud * (1 - index * 0.1),
      open,
    });
}

/** Times of the pegs of a turn while it is fast, and the time since the previous one, in seconds. */
function pegTimes(): { at: number; gap: number }[] {
  const { turnMs, endDegrees, share } = WHEEL_WHIRR;
  const lastMs = turnMs * share - PEG_MS;
  const times: { at: number; gap: number }[] = [];
  let before = 0;
  for (let ms = 0, peg = 1; ms < lastMs; ms += 0.25) {
    if (wheelAngleAt({ tier: 'mini', turnMs, endDegrees }, ms) < peg * (360 / WHEEL_PEGS)) continue;
    times.push({ at: ms / 1000, gap: (ms - before) / 1000 });
    before = ms;
    peg += 1;
  }
  return times;
}

export const EFFECTS: Record<SoundName, Effect> = {
  press: {
    seconds: 0.12,
    loudDb: -24,
    play(track) {
      thump(track, { at: 0, lasts: 0.09, loud: 0.6, from: 250, to: 150 });
      brush(track, seededChance(11), { at: 0, lasts: 0.03, loud: 1.6, from: 3_400, focus: 1.6 });
      bell(track, { pitch: note(12), at: 0.002, lasts: 0.11, loud: 0.16, metal: 0.1 });
    },
  },
  tab: {
    seconds: 0.26,
    loudDb: -24,
    play(track) {
      brush(track, seededChance(12), { at: 0, lasts: 0.09, loud: 0.3, from: 1_800, to: 3_600, attack: 0.02 });
      bell(track, { pitch: note(12), at: 0.01, lasts: 0.16, loud: 0.35, metal: 0.15 });
      bell(track, { pitch: note(16), at: 0.055, lasts: 0.2, loud: 0.4, metal: 0.15 });
    },
  },
  coin: {
    seconds: 0.8,
    loudDb: -17,
    room: 0.25,
    play(track) {
      brush(track, seededChance(13), { at: 0, lasts: 0.02, loud: 0.25, from: 5_200, focus: 1.4 });
      bell(track, { pitch: note(31), at: 0, lasts: 0.4, loud: 0.4, metal: 0.7 });
      bell(track, { pitch: note(36), at: 0.075, lasts: 0.7, loud: 0.5, metal: 0.6 });
      bell(track, { pitch: note(19), at: 0.075, lasts: 0.6, loud: 0.2, metal: 0.2 });
    },
  },
  tick: {
    seconds: 0.1,
    loudDb: -22,
    play(track) {
      brush(track, seededChance(14), { at: 0, lasts: 0.012, loud: 0.3, from: 3_400 });
      bell(track, { pitch: note(28), at: 0, lasts: 0.09, loud: 0.5, metal: 0.2 });
      thump(track, { at: 0, lasts: 0.04, loud: 0.4, from: 520, to: 400 });
    },
  },
  bulb: {
    seconds: 0.3,
    loudDb: -22,
    room: 0.15,
    play(track) {
      brush(track, seededChance(15), { at: 0, lasts: 0.015, loud: 0.15, from: 6_000 });
      bell(track, { pitch: note(24), at: 0, lasts: 0.28, loud: 0.4, metal: 0.25 });
      bell(track, { pitch: note(31), at: 0.012, lasts: 0.22, loud: 0.2, metal: 0.1 });
    },
  },
  peg: {
    seconds: 0.09,
    loudDb: -22,
    play(track) {
      thump(track, { at: 0, lasts: 0.07, loud: 0.8, from: 440, to: 300 });
      brush(track, seededChance(16), { at: 0, lasts: 0.02, loud: 0.45, from: 1_900, focus: 1.2 });
    },
  },
  whirr: {
    seconds: (WHEEL_WHIRR.turnMs * WHEEL_WHIRR.share) / 1000,
    loudDb: -21,
    play(track) {
      const chance = seededChance(26);
      const stroke = seededChance(27);
      for (const { at, gap } of pegTimes()) {
        // As loud together as one alone, with variation.
        const loud = Math.min(1, Math.sqrt(gap / 0.042)) * (0.85 + 0.3 * stroke());
        thump(track, { at, lasts: 0.07, loud: 0.8 * loud, from: 440, to: 300 });
        brush(track, chance, { at, lasts: 0.02, loud: 0.45 * loud, from: 1_900, focus: 1.2 });
      }
    },
  },
  'count-up': {
    seconds: 0.11,
    loudDb: -25,
    play(track) {
      bell(track, { pitch: note(24), at: 0, lasts: 0.1, loud: 0.4, metal: 0.2 });
      brush(track, seededChance(17), { at: 0, lasts: 0.06, loud: 0.7, from: 8_000, focus: 1.2 });
    },
  },
  'win-small': {
    seconds: 1.3,
    loudDb: -17,
    room: 0.35,
    play(track) {
      rise(track, [12, 16, 19], 0.085, 0.8);
      bell(track, { pitch: note(24), at: 0.27, lasts: 0.95, loud: 0.5, metal: 0.4 });
      chord(track, [0, 7, 16], { at: 0.26, lasts: 0.7, loud: 0.16, open: 0.25 });
    },
  },
  'win-medium': {
    seconds: 2.1,
    loudDb: -15,
    room: 0.4,
    play(track) {
      chord(track, [-5, 4, 11], { at: 0, lasts: 0.26, loud: 0.3, open: 0.4 });
      chord(track, [-3, 5, 12], { at: 0.24, lasts: 0.26, loud: 0.3, open: 0.45 });
      chord(track, [-12, 0, 7, 16, 21], { at: 0.48, lasts: 1.35, loud: 0.3, open: 0.5 });
      rise(track, [12, 16, 19, 21, 24, 28], 0.085, 1, 0.48);
      brush(track, seededChance(18), { at: 0.47, lasts: 1.2, loud: 0.14, from: 6_500, focus: 0.4, fade: 5 });
      thump(track, { at: 0.48, lasts: 0.3, loud: 0.5, from: 110, to: 62 });
    },
  },
  'win-large': {
    seconds: 3.6,
    loudDb: -14,
    room: 0.45,
    play(track) {
      for (const [at, tones] of [
        [0, [-5, 2, 7]],
        [0.16, [-5, 2, 7]],
        [0.32, [-5, 4, 9]],
        [0.62, [-3, 5, 12]],
      ] as const)
        chord(track, tones, { at, lasts: at === 0.32 ? 0.32 : 0.17, loud: 0.3, open: 0.55 });
      chord(track, [-7, 5, 9, 14], { at: 0.8, lasts: 0.5, loud: 0.3, open: 0.55 });
      chord(track, [-12, 0, 7, 16, 19, 21], { at: 1.28, lasts: 2.1, loud: 0.3, open: 0.6 });
      rise(track, [12, 16, 19, 21, 24, 28, 31, 33, 36], 0.1, 1.3, 1.28);
      rise(track, [36, 33, 31, 28, 24], 0.12, 0.9, 2.25);
      for (const at of [0.62, 1.28]) {
        thump(track, { at, lasts: 0.4, loud: 0.6, from: 120, to: 55 });
        brush(track, seededChance(19), { at, lasts: 1.7, loud: 0.16, from: 6_000, focus: 0.4, fade: 5 });
      }
      brush(track, seededChance(20), {
        at: 0.8,
        lasts: 0.5,
        loud: 0.12,
        from: 3_500,
        to: 6_500,
        attack: 0.4,
        fade: 0,
      });
    },
  },
  error: {
    seconds: 0.5,
    loudDb: -20,
    room: 0.15,
    play(track) {
      chord(track, [-5], { at: 0, lasts: 0.18, loud: 0.5, open: 0.2 });
      chord(track, [-8], { at: 0.17, lasts: 0.32, loud: 0.5, open: 0.16 });
      thump(track, { at: 0.17, lasts: 0.12, loud: 0.3, from: 140, to: 90 });
    },
  },
  mail: {
    seconds: 1.1,
    loudDb: -19,
    room: 0.3,
    play(track) {
      brush(track, seededChance(21), {
        at: 0,
        lasts: 0.16,
        loud: 0.22,
        from: 1_500,
        to: 4_200,
        attack: 0.08,
      });
      bell(track, { pitch: note(31), at: 0.12, lasts: 0.95, loud: 0.5, metal: 0.35 });
      bell(track, { pitch: note(28), at: 0.25, lasts: 0.8, loud: 0.35, metal: 0.3 });
    },
  },
  'reel-start': {
    seconds: 0.62,
    loudDb: -21,
    play(track) {
      thump(track, { at: 0, lasts: 0.12, loud: 0.7, from: 180, to: 85 });
      brush(track, seededChance(22), { at: 0.01, lasts: 0.03, loud: 0.4, from: 1_600, focus: 1.2 });
      // The drum accelerates: its clicks come closer together.
      for (let tooth = 0, at = 0.1; tooth < 9; tooth++, at += 0.075 - tooth * 0.005)
        thump(track, { at, lasts: 0.03, loud: 0.34 * (1 - tooth / 11), from: 380 + tooth * 18, to: 300 });
      brush(track, seededChance(23), {
        at: 0.04,
        lasts: 0.56,
        loud: 1.1,
        from: 380,
        to: 1_150,
        attack: 0.2,
        fade: 1.2,
      });
    },
  },
  'reel-stop': {
    seconds: 0.26,
    loudDb: -19,
    play(track) {
      thump(track, { at: 0, lasts: 0.2, loud: 1, from: 135, to: 68 });
      brush(track, seededChance(24), { at: 0, lasts: 0.035, loud: 0.5, from: 1_300, focus: 0.9 });
      bell(track, { pitch: note(7), at: 0.004, lasts: 0.12, loud: 0.14, metal: 0.6 });
    },
  },
  curtain: {
    seconds: 1.6,
    loudDb: -19,
    room: 0.4,
    play(track) {
      brush(track, seededChance(25), {
        at: 0,
        lasts: 1.25,
        loud: 0.5,
        from: 420,
        to: 1_900,
        attack: 0.45,
        fade: 0.8,
        focus: 0.5,
      });
      chord(track, [-12, -5, 4], { at: 0.25, lasts: 1.2, loud: 0.28, open: 0.3 });
      bell(track, { pitch: note(19), at: 0.72, lasts: 0.8, loud: 0.22, metal: 0.3 });
      bell(track, { pitch: note(24), at: 0.8, lasts: 0.75, loud: 0.25, metal: 0.3 });
    },
  },
};

/** One effect for the sprite, before level adjustment. */
export function playEffect({ seconds, room: wet = 0, play }: Effect): Track {
  const track = makeTrack(seconds);
  play(track);
  return wet > 0 ? addRoomEcho(track, wet) : track;
}
