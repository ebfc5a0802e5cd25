import type { SlotScore, TuneNote } from '../slot-score.ts';
import { flute, hertzOf, pluck } from '../slot-voices.ts';
import { brush, makeBrassTone, seededChance, type Track, thump } from '../voices.ts';

/** Six bars of four slow beats: eighteen seconds. */
const BEAT = 0.75;
const BAR = 4 * BEAT;
const SECONDS = 6 * BAR;
/** The first stroke comes a little after the loop's seam, so that nothing begins there. */
const START = 0.2;

/** The koto's, in the mode D, E flat, G, A, B flat. */
const TUNE: readonly TuneNote[] = [
  [0, 62, 2],
  [1.5, 69, 1],
  [2, 70, 2],
  [3.5, 69, 1],
  [4, 67, 3],
  [6, 63, 1],
  [6.5, 62, 3],
  [8, 74, 1.5],
  [9, 75, 0.7],
  [9.25, 74, 1.5],
  [10, 70, 1.5],
  [11, 69, 2],
  [13, 67, 1],
  [13.5, 69, 1],
  [14, 62, 2],
  [16, 57, 2],
  [16.5, 62, 2],
  [17, 63, 2],
  [17.5, 67, 2],
  [18.5, 69, 3],
  [20, 70, 1.5],
  [21, 69, 1.5],
  [22, 63, 1.5],
  [23, 62, 2],
];

/** Tones of the flute, which answers. */
const BREATHS: readonly TuneNote[] = [
  [5, 69, 3.2],
  [12, 70, 1.8],
  [13.7, 69, 3],
  [19, 74, 2.4],
];

/** A large drum: its skin, and the tone of its body. */
function beatDrum(track: Track, seed: number, at: number, loud: number): void {
  thump(track, { at, lasts: 1, loud, from: 92, to: 52 });
  thump(track, { at, lasts: 0.12, loud: loud * 0.5, from: 240, to: 120 });
  brush(track, seededChance(seed), { at, lasts: 0.09, loud: loud * 0.35, from: 420, focus: 0.8 });
}

function pluckKoto(track: Track, midi: number, at: number, lasts: number, loud: number, wraps = false): void {
  pluck(track, { pitch: hertzOf(midi), at, lasts, loud, bright: 0.72, bend: 0.35, wraps });
}

function playBed(track: Track): void {
  for (let part = 0; part < 3; part++)
    for (const key of [38, 45, 50])
      makeBrassTone(track, {
        pitch: hertzOf(key),
        at: START + part * 2 * BAR + (key - 38) * 0.11,
        lasts: 2 * BAR + 1.2,
        loud: key === 38 ? 0.13 : 0.06,
        open: 0.1,
        attack: 1.5,
        wraps: true,
      });
  for (const [beat, key, beats] of TUNE) {
    const at = START + beat * BEAT;
    pluckKoto(track, key, at, beats * BEAT + 1.1, 0.42, true);
    if (beat % 4 === 0) pluckKoto(track, key - 12, at - 0.03, 2.4, 0.24, true);
  }
  // A string that is struck faster and faster, and softer.
  for (let stroke = 0, at = START + 14.9 * BEAT; stroke < 6; stroke++, at += 0.2 - stroke * 0.024)
    pluckKoto(track, 74, at, 0.6, 0.2 - stroke * 0.026, true);
  for (const [index, [beat, key, beats]] of BREATHS.entries())
    flute(track, seededChance(610 + index), {
      pitch: hertzOf(key),
      at: START + beat * BEAT,
      lasts: beats * BEAT,
      loud: 0.22,
      air: 0.6,
      wraps: true,
    });
  for (const [beat, loud] of [
    [0, 0.5],
    [6.5, 0.2],
    [7, 0.3],
    [8, 0.5],
    [14.5, 0.2],
    [15, 0.3],
    [16, 0.5],
    [22.5, 0.22],
    [22.75, 0.16],
  ] as const)
    beatDrum(track, 620 + beat * 4, START + beat * BEAT, loud);
  for (const [index, at] of [2.2, 8.2, 14.2].entries())
    brush(track, seededChance(660 + index), {
      at,
      lasts: 7.2,
      loud: 0.11,
      from: 380,
      to: 620,
      focus: 0.9,
      attack: 3,
      fade: 0.4,
      wraps: true,
    });
}

/** Strings struck one after the other, all of them sounding on. */
function sweep(track: Track, keys: readonly number[], step: number, at: number, lasts: number): void {
  for (const [index, key] of keys.entries()) pluckKoto(track, key, at + index * step, lasts, 0.5);
}

export const SAMURAI_DUSK: SlotScore = {
  bed: { seconds: SECONDS, loudDb: -24.8, room: 0.5, tune: TUNE, play: playBed },
  wins: {
    'win-small': {
      seconds: 1.3,
      loudDb: -17,
      room: 0.4,
      play(track) {
        sweep(track, [62, 67, 69, 74], 0.085, 0, 1);
        pluckKoto(track, 81, 0.36, 0.9, 0.5);
        beatDrum(track, 671, 0, 0.4);
      },
    },
    'win-medium': {
      seconds: 2.1,
      loudDb: -15,
      room: 0.45,
      play(track) {
        beatDrum(track, 672, 0, 0.7);
        beatDrum(track, 673, 0.24, 0.45);
        sweep(track, [62, 63, 67, 69, 70, 74, 75, 79], 0.06, 0.05, 0.9);
        beatDrum(track, 674, 0.54, 0.9);
        sweep(track, [50, 57, 62, 69, 74], 0.012, 0.54, 1.5);
        flute(track, seededChance(675), { pitch: hertzOf(81), at: 0.6, lasts: 1.35, loud: 0.34, air: 0.6 });
      },
    },
    'win-large': {
      seconds: 3.6,
      loudDb: -14,
      room: 0.5,
      play(track) {
        for (const [index, at] of [0, 0.3, 0.54, 0.72, 0.86, 0.98, 1.08, 1.17].entries())
          beatDrum(track, 680 + index, at, 0.4 + index * 0.06);
        sweep(track, [57, 62, 63, 67, 69, 70, 74, 75, 79, 81, 82, 86], 0.055, 0.6, 0.9);
        beatDrum(track, 690, 1.3, 1);
        sweep(track, [38, 50, 57, 62, 69, 74, 81], 0.012, 1.3, 2.2);
        for (const key of [38, 50, 57, 62])
          makeBrassTone(track, {
            pitch: hertzOf(key),
            at: 1.3,
            lasts: 2.1,
            loud: 0.2,
            open: 0.45,
            attack: 0.06,
          });
        flute(track, seededChance(691), { pitch: hertzOf(86), at: 1.4, lasts: 1.9, loud: 0.36, air: 0.6 });
        sweep(track, [86, 82, 81, 79, 75, 74], 0.13, 2.1, 0.8);
        beatDrum(track, 692, 2.05, 0.5);
        beatDrum(track, 693, 2.35, 0.7);
        brush(track, seededChance(694), {
          at: 1.3,
          lasts: 1.8,
          loud: 0.22,
          from: 5_200,
          focus: 0.4,
          fade: 5,
        });
      },
    },
  },
};
