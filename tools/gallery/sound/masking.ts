import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';
import type { Stem } from './mix.ts';
import { BANDS, barkBands, EAR_DB, powerSpectrum, toDb } from './spectrum.ts';

const FRAME = Math.round(SAMPLE_RATE * 0.02);
const SIZE = 1_024;
const HOP = FRAME / 2;
/** What is listened to: this long from where the sound has become loud. */
const CUE = Math.round(SAMPLE_RATE * 0.08);
/** Loud: as close to its loudest frame. */
const LOUD_DB = 6;
/** Bands that carry a sound: as close to the one of the frame that the ear takes as the strongest. */
const DOMINANT_DB = 10;

/** Bark bands of 20 ms. */
const frameBands = (track: Track, from: number): Float64Array =>
  barkBands(powerSpectrum(track, from, FRAME, SIZE), SIZE);

/** The most that a track ever has in each band, in any of its channels: the loop may stand anywhere. */
export function loudestBands(channels: readonly Track[]): Float64Array {
  const most = new Float64Array(BANDS);
  for (const track of channels)
    for (let from = 0; from + FRAME <= track.length; from += HOP)
      for (const [band, value] of frameBands(track, from).entries())
        most[band] = Math.max(most[band] ?? 0, value);
  return most;
}

const sumOf = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);

/** Where the loud part of a sound begins, in samples from its own begin. */
function loudFrom(track: Track): number {
  const levels: number[] = [];
  for (let from = 0; from < track.length; from += HOP) levels.push(toDb(sumOf(frameBands(track, from))));
  const loud = Math.max(...levels) - LOUD_DB;
  return levels.findIndex((level) => level >= loud) * HOP;
}

export interface Audibility {
  readonly stem: Stem;
  /** How far its best band stands above everything else, on the average of the two best frames, in dB. */
  readonly marginDb: number;
}

/**
 * How far each cue stands out of everything else that sounds then.
 * @param floor mean square of what sounds besides, in each band
 */
export function audibilityOf(stems: readonly Stem[], mix: Track, floor: Float64Array): Audibility[] {
  return stems.map((stem) => {
    const { track, from } = stem;
    const start = loudFrom(track);
    const end = Math.min(start + CUE, track.length);
    const rest = mix.slice(from + start, from + end);
    const own = track.slice(start, end);
    for (const [index, value] of own.entries()) rest[index] = (rest[index] ?? 0) - value;
    const margins: number[] = [];
    for (let at = 0; at === 0 || at + FRAME <= own.length; at += HOP)
      margins.push(bestMargin(frameBands(own, at), frameBands(rest, at), floor));
    const [first = -99, second = first] = margins.toSorted((a, b) => b - a);
    return { stem, marginDb: (first + second) / 2 };
  });
}

function bestMargin(own: Float64Array, rest: Float64Array, floor: Float64Array): number {
  const heard = Array.from(own, (value, band) => toDb(value) + (EAR_DB[band] ?? 0));
  const strongest = Math.max(...heard);
  let best = Number.NEGATIVE_INFINITY;
  for (const [band, value] of own.entries()) {
    if ((heard[band] ?? 0) < strongest - DOMINANT_DB) continue;
    best = Math.max(best, toDb(value) - toDb((rest[band] ?? 0) + (floor[band] ?? 0)));
  }
  return best;
}
