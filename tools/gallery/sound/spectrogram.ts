import type { Track } from '../../art/sound/voices.ts';
import { hertzOf, powerSpectrum, toDb } from './spectrum.ts';

export const HERTZ = { from: 40, to: 16_000 } as const;
/** Of a line in the spectrum; a sine at full scale stands at 0. */
export const COLOUR_RANGE = { fromDb: -110, toDb: -10 } as const;

/** Long enough for the lowest tones; a short sound is shown in shorter frames. */
const LONG_WINDOW = 4_096;
const SHORT_WINDOW = 1_024;
const SHORT_TRACK = 24_000;
/** Twice the mean square of a sine is its square; a Hann window spreads a line over one and a half bins. */
const LINE_DB = 10 * Math.log10(2 * 1.5);

/**
 * Levels by time and frequency, column after column from above: 0 is the lower end of the range of colours, 1 its upper.
 * A row shows the strongest line in it.
 */
export function logSpectrogram(track: Track, columns: number, rows: number): Float64Array {
  const frame = track.length < SHORT_TRACK ? SHORT_WINDOW : LONG_WINDOW;
  const size = LONG_WINDOW * 2;
  const { fromDb, toDb: highDb } = COLOUR_RANGE;
  const edges = Array.from(
    { length: rows + 1 },
    (_, row) => HERTZ.to * (HERTZ.from / HERTZ.to) ** (row / rows) * (size / (hertzOf(1, size) * size)),
  );
  const shares = new Float64Array(columns * rows);
  // Energy is spread over the padded frame's lines, of which one is shown.
  const paddedDb = 10 * Math.log10(size / frame);
  for (let column = 0; column < columns; column += 1) {
    const middle = Math.round(((column + 0.5) * track.length) / columns);
    const power = powerSpectrum(track, middle - frame / 2, frame, size);
    for (let row = 0; row < rows; row += 1) {
      const high = edges[row] ?? 0;
      const low = edges[row + 1] ?? 0;
      let most = power[Math.round((low + high) / 2)] ?? 0;
      for (let bin = Math.ceil(low); bin < high; bin += 1) most = Math.max(most, power[bin] ?? 0);
      shares[column * rows + row] = (toDb(most) + paddedDb + LINE_DB - fromDb) / (highDb - fromDb);
    }
  }
  return shares;
}
