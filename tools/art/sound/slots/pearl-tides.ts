import type { SlotScore, TuneNote } from '../slot-score.ts';
import { hertzOf, pluck } from '../slot-voices.ts';
import { bell, brush, makeBrassTone, seededChance, type Track, thump } from '../voices.ts';

/** Eight bars of six, at three beats a second: a barcarole of sixteen seconds. */
const BEAT = 1 / 3;
const BAR = 6 * BEAT;
const SECONDS = 8 * BAR;
/** The first note comes a little after the loop's seam, so that nothing begins there. */
const START = 0.14;

/** Keys of each bar's arpeggio, its bass first; F major with sixths and ninths. */
const CHORDS: readonly (readonly number[])[] = [
  [53, 60, 64, 67, 72, 67],
  [50, 57, 60, 64, 69, 64],
  [46, 53, 57, 60, 65, 60],
  [48, 55, 62, 64, 69, 64],
  [45, 52, 60, 64, 67, 64],
  [50, 57, 60, 65, 69, 65],
  [43, 53, 58, 62, 69, 62],
  [48, 55, 60, 65, 67, 62],
];

const TUNE: readonly TuneNote[] = [
  [0, 84, 4],
  [4, 81, 2],
  [6, 79, 3],
  [9, 76, 5],
  [13, 74, 2],
  [15, 77, 3],
  [18, 79, 5],
  [24, 81, 2],
  [26, 84, 2],
  [28, 88, 4],
  [32, 86, 4],
  [36, 84, 2],
  [38, 81, 1],
  [39, 77, 3],
  [42, 79, 6],
];

/** Wood: a bar of a marimba and the air in its tube. */
function strikeBar(track: Track, midi: number, at: number, lasts: number, loud: number, wraps = false): void {
  bell(track, { pitch: hertzOf(midi), at, lasts, loud, metal: 0, wraps });
  pluck(track, { pitch: hertzOf(midi), at, lasts: lasts * 0.5, loud: loud * 0.45, bright: 0.25, wraps });
}

/** A drop that falls into water: its bubble sounds higher as it closes. */
function drop(track: Track, at: number, from: number, loud: number): void {
  thump(track, { at, lasts: 0.09, loud, from, to: from * 1.5 });
}

function playBed(track: Track): void {
  for (const [bar, chord] of CHORDS.entries()) {
    const at = START + bar * BAR;
    for (const [index, key] of chord.entries())
      strikeBar(track, key, at + index * BEAT, index === 0 ? 1.9 : 1.1, index === 0 ? 0.28 : 0.2, true);
    for (const key of chord.slice(1, 5))
      makeBrassTone(track, {
        pitch: hertzOf(key),
        at,
        lasts: BAR + 0.7,
        loud: 0.06,
        open: 0.08,
        attack: 0.9,
        wraps: true,
      });
  }
  for (const [beat, key, beats] of TUNE)
    bell(track, {
      pitch: hertzOf(key),
      at: START + beat * BEAT,
      lasts: beats * BEAT + 0.9,
      loud: 0.26,
      metal: 0.14,
      wraps: true,
    });
  // Waves run up the sand and back, each longer than half the loop so that one is always heard.
  for (const [index, at] of [1.2, 6.4, 11.6].entries()) {
    const wave = { lasts: 6.6, attack: 2.8, fade: 0.5, focus: 0.5, wraps: true };
    brush(track, seededChance(510 + index), { ...wave, at, loud: 0.2, from: 420, to: 760 });
    brush(track, seededChance(520 + index), { ...wave, at: at + 0.6, loud: 0.05, from: 2_200, to: 3_000 });
  }
  const chance = seededChance(530);
  for (let at = 1.5; at < SECONDS - 0.3; at += 1.1 + 1.6 * chance())
    drop(track, at, 900 + 700 * chance(), 0.05 + 0.05 * chance());
}

function run(track: Track, keys: readonly number[], step: number, at: number, lasts: number): void {
  for (const [index, key] of keys.entries()) {
    strikeBar(track, key, at + index * step, lasts, 0.5);
    bell(track, {
      pitch: hertzOf(key + 12),
      at: at + index * step,
      lasts: lasts * 0.8,
      loud: 0.14,
      metal: 0.3,
    });
  }
}

function swellChord(track: Track, keys: readonly number[], at: number, lasts: number, loud: number): void {
  for (const key of keys)
    makeBrassTone(track, { pitch: hertzOf(key), at, lasts, loud, open: 0.18, attack: 0.12 });
}

export const PEARL_TIDES: SlotScore = {
  bed: { seconds: SECONDS, loudDb: -25, room: 0.45, tune: TUNE, play: playBed },
  wins: {
    'win-small': {
      seconds: 1.3,
      loudDb: -17,
      room: 0.4,
      play(track) {
        run(track, [65, 69, 72, 79], 0.1, 0, 0.8);
        drop(track, 0.42, 1_100, 0.22);
        drop(track, 0.56, 1_500, 0.16);
      },
    },
    'win-medium': {
      seconds: 2.1,
      loudDb: -15,
      room: 0.45,
      play(track) {
        run(track, [60, 65, 69, 72], 0.09, 0, 0.7);
        run(track, [65, 69, 72, 76, 81, 84], 0.09, 0.44, 1);
        swellChord(track, [53, 60, 64, 69], 0.42, 1.5, 0.16);
        brush(track, seededChance(540), {
          at: 0.1,
          lasts: 1.6,
          loud: 0.3,
          from: 700,
          to: 2_600,
          attack: 0.4,
          fade: 2.5,
        });
        for (const [index, at] of [1.05, 1.2, 1.42].entries()) drop(track, at, 1_100 + 250 * index, 0.2);
      },
    },
    'win-large': {
      seconds: 3.6,
      loudDb: -14,
      room: 0.5,
      play(track) {
        run(track, [58, 62, 65, 69, 72], 0.085, 0, 0.8);
        swellChord(track, [46, 53, 58, 62], 0, 0.75, 0.2);
        run(track, [60, 64, 67, 71, 76], 0.085, 0.62, 0.8);
        swellChord(track, [48, 55, 60, 64], 0.62, 0.75, 0.2);
        run(track, [65, 69, 72, 76, 79, 84, 88, 89], 0.09, 1.26, 1.2);
        swellChord(track, [41, 53, 60, 64, 69, 72], 1.26, 2.1, 0.2);
        run(track, [89, 88, 84, 81, 77], 0.13, 2.2, 0.9);
        thump(track, { at: 1.26, lasts: 0.5, loud: 0.5, from: 100, to: 55 });
        const wave = { at: 0.7, lasts: 2.6, attack: 0.6, fade: 2.5, focus: 0.5 };
        brush(track, seededChance(541), { ...wave, loud: 0.4, from: 600, to: 3_200 });
        for (let index = 0; index < 6; index++) drop(track, 2.3 + index * 0.14, 1_000 + 170 * index, 0.16);
      },
    },
  },
};
