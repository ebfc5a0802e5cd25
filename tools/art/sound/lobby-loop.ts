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

/** Eight bars of four at 120 beats a minute: sixteen seconds, then the same again. */
const BEAT = 0.5;
const BARS = 8;
export const LOOP_SECONDS = BARS * 4 * BEAT;

const pitch = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

interface Bar {
  readonly bass: readonly [number, number];
  readonly pad: readonly number[];
}

/** Two-five-one progression in C, with sevenths and ninths. */
const SONG: readonly Bar[] = [
  { bass: [38, 45], pad: [53, 57, 60, 64] },
  { bass: [43, 38], pad: [53, 57, 59, 64] },
  { bass: [40, 47], pad: [55, 59, 62, 66] },
  { bass: [45, 40], pad: [55, 58, 61, 66] },
  { bass: [38, 45], pad: [53, 57, 60, 64] },
  { bass: [43, 41], pad: [53, 57, 59, 63] },
  { bass: [36, 43], pad: [52, 55, 59, 62] },
  { bass: [45, 39], pad: [55, 59, 61, 64] },
];

/** Bar, beat (with the swing's late half) and key of a sparse tune. */
const TUNE: readonly (readonly [bar: number, beat: number, midi: number, beats: number])[] = [
  [0, 1, 76, 1.6],
  [0, 2.67, 74, 1.2],
  [1, 0, 71, 2.4],
  [2, 1, 74, 1.4],
  [2, 2.67, 78, 1],
  [3, 0, 76, 1.4],
  [3, 1.67, 73, 2],
  [4, 1, 77, 1.4],
  [4, 2.67, 76, 1],
  [5, 0, 74, 1.2],
  [5, 1.67, 71, 1],
  [5, 2.67, 69, 1.2],
  [6, 0, 67, 3],
  [6, 2.67, 74, 1.6],
  [7, 1, 73, 2],
];

interface Sides {
  readonly left: Track;
  readonly right: Track;
}

function playBar({ left, right }: Sides, bar: Bar, at: number): void {
  for (const [index, key] of bar.pad.entries()) {
    const side = index % 2 === 0 ? left : right;
    const far = side === left ? right : left;
    const horn = { pitch: pitch(key), at, lasts: 4 * BEAT + 0.25, open: 0.16, attack: 0.35, wraps: true };
    makeBrassTone(side, { ...horn, loud: 0.065 });
    makeBrassTone(far, { ...horn, loud: 0.03 });
  }
  for (const [index, key] of bar.bass.entries())
    for (const side of [left, right])
      bell(side, {
        pitch: pitch(key),
        at: at + index * 2 * BEAT,
        lasts: 1.9 * BEAT,
        loud: 0.26,
        metal: 0.08,
        wraps: true,
      });
}

/** Brushes on a snare: a round sweep over two beats, a tap on the second and fourth, and a swung hat. */
function brushBar({ left, right }: Sides, bar: number, at: number): void {
  for (const half of [0, 2]) {
    const sweep = { at: at + half * BEAT, lasts: 2 * BEAT, attack: 0.4, fade: 0.6, wraps: true };
    brush(half === 0 ? left : right, seededChance(100 + bar * 4 + half), {
      ...sweep,
      loud: 0.09,
      from: 2_200,
      to: 3_600,
    });
    brush(half === 0 ? right : left, seededChance(200 + bar * 4 + half), {
      ...sweep,
      loud: 0.055,
      from: 2_800,
      to: 2_000,
    });
  }
  for (const beat of [1, 3]) {
    brush(right, seededChance(300 + bar * 4 + beat), {
      at: at + beat * BEAT,
      lasts: 0.12,
      loud: 0.17,
      from: 3_000,
      wraps: true,
    });
    brush(left, seededChance(300 + bar * 4 + beat), {
      at: at + beat * BEAT,
      lasts: 0.12,
      loud: 0.11,
      from: 3_000,
      wraps: true,
    });
  }
  for (const beat of [0, 1, 1.67, 2, 3, 3.67])
    brush(left, seededChance(400 + bar * 8 + beat * 3), {
      at: at + beat * BEAT,
      lasts: 0.07,
      loud: beat % 1 === 0 ? 0.07 : 0.05,
      from: 6_400,
      focus: 0.9,
      wraps: true,
    });
  thump(left, { at, lasts: 0.2, loud: 0.14, from: 90, to: 52 });
  thump(right, { at, lasts: 0.2, loud: 0.14, from: 90, to: 52 });
}

/** The loop's two channels, exactly one period long: what sounds past the end wraps to the beginning. */
export function playLobbyLoop(): readonly [Track, Track] {
  const sides = { left: makeTrack(LOOP_SECONDS), right: makeTrack(LOOP_SECONDS) };
  for (const [index, bar] of SONG.entries()) {
    playBar(sides, bar, index * 4 * BEAT);
    brushBar(sides, index, index * 4 * BEAT);
  }
  for (const [bar, beat, key, beats] of TUNE) {
    const note = {
      pitch: pitch(key),
      at: (bar * 4 + beat) * BEAT,
      lasts: beats * BEAT + 0.6,
      metal: 0.18,
      wraps: true,
    };
    bell(sides.left, { ...note, loud: 0.14 });
    bell(sides.right, { ...note, loud: 0.2 });
  }
  return [addRoomEcho(sides.left, 0.4, true), addRoomEcho(sides.right, 0.45, true)];
}
