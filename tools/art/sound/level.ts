import { SAMPLE_RATE, type Track } from './voices.ts';

/** Below the limit of -3 dBFS of a rendered file, as a codec raises peaks. */
const CEILING_DB = -4.5;
const WINDOW = Math.round(SAMPLE_RATE * 0.05);

export const fromDb = (db: number): number => 10 ** (db / 20);

/** Loudest 50 ms of the tracks together, in dBFS: close to the perceived loudness of a short sound. */
export function loudestDb(tracks: readonly Track[]): number {
  let most = 0;
  const [first] = tracks;
  for (let from = 0; first && from < first.length; from += WINDOW / 2) {
    let sum = 0;
    for (const track of tracks) for (const value of track.subarray(from, from + WINDOW)) sum += value * value;
    most = Math.max(most, sum / (WINDOW * tracks.length));
  }
  return 10 * Math.log10(most || 1e-12);
}

/** Brings the tracks to a loudness in dBFS, together; peaks above the ceiling are soft-clipped. */
export function setLoudness(tracks: readonly Track[], loudDb: number): Track[] {
  const gain = fromDb(loudDb - loudestDb(tracks));
  const ceiling = fromDb(CEILING_DB);
  return tracks.map((track) => track.map((value) => ceiling * Math.tanh((value * gain) / ceiling)));
}

/** Silence at both ends, reached within a few milliseconds: a step there would be a click. */
export function fadeEnds(track: Track): Track {
  const rise = Math.round(SAMPLE_RATE * 0.001);
  const fall = Math.min(Math.round(SAMPLE_RATE * 0.04), Math.floor(track.length / 3));
  return track.map((value, index) => {
    const left = track.length - 1 - index;
    return (
      value * Math.min(1, index / rise) * (left < fall ? 0.5 - 0.5 * Math.cos((Math.PI * left) / fall) : 1)
    );
  });
}
