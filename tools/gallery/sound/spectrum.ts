import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';

const turns = new Map<number, { readonly cosines: Float64Array; readonly sines: Float64Array }>();

/** Of every part of half a turn. */
function turnsOf(size: number) {
  const known = turns.get(size);
  if (known) return known;
  const at = (wave: (angle: number) => number) =>
    Float64Array.from({ length: size / 2 }, (_, step) => wave((-2 * Math.PI * step) / size));
  const made = { cosines: at(Math.cos), sines: at(Math.sin) };
  turns.set(size, made);
  return made;
}

/** Turns a signal of a power-of-two length into its spectrum, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const { cosines, sines } = turnsOf(size);
  for (let from = 1, to = 0; from < size; from += 1) {
    let bit = size >> 1;
    for (; to & bit; bit >>= 1) to ^= bit;
    to ^= bit;
    if (from >= to) continue;
    [real[from], real[to]] = [real[to] ?? 0, real[from] ?? 0];
    [imaginary[from], imaginary[to]] = [imaginary[to] ?? 0, imaginary[from] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let step = 0; step < half; step += 1) {
      const cosine = cosines[(step * size) / length] ?? 0;
      const sine = sines[(step * size) / length] ?? 0;
      for (let at = step; at < size; at += length) {
        const other = at + half;
        const x = (real[other] ?? 0) * cosine - (imaginary[other] ?? 0) * sine;
        const y = (real[other] ?? 0) * sine + (imaginary[other] ?? 0) * cosine;
        real[other] = (real[at] ?? 0) - x;
        imaginary[other] = (imaginary[at] ?? 0) - y;
        real[at] = (real[at] ?? 0) + x;
        imaginary[at] = (imaginary[at] ?? 0) + y;
      }
    }
  }
}

const windows = new Map<number, { values: Float64Array; energy: number }>();

function hann(length: number) {
  const known = windows.get(length);
  if (known) return known;
  const values = Float64Array.from(
    { length },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / length),
  );
  const made = { values, energy: values.reduce((sum, value) => sum + value * value, 0) };
  windows.set(length, made);
  return made;
}

/**
 * Mean square of a piece by frequency: entry `k` is what lies around `k * SAMPLE_RATE / size` Hz, and all of them
 * together are the piece's mean square. What lies outside of the track is silence.
 * @param size a power of two, at least `length`
 */
export function powerSpectrum(track: Track, from: number, length: number, size: number): Float64Array {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const { values, energy } = hann(length);
  for (let index = 0; index < length; index += 1)
    real[index] = (track[from + index] ?? 0) * (values[index] ?? 0);
  transform(real, imaginary);
  const power = new Float64Array(size / 2 + 1);
  for (let bin = 0; bin < power.length; bin += 1) {
    const sides = bin === 0 || bin === size / 2 ? 1 : 2;
    power[bin] = (sides * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2)) / (size * energy);
  }
  return power;
}

export const hertzOf = (bin: number, size: number): number => (bin * SAMPLE_RATE) / size;

export const toDb = (meanSquare: number): number => 10 * Math.log10(Math.max(meanSquare, 1e-12));

/** Edges of the 24 Bark bands in hertz: what the ear hears as one band, and in which sounds mask one another. */
export const BARK_EDGES = [
  0, 100, 200, 300, 400, 510, 630, 770, 920, 1_080, 1_270, 1_480, 1_720, 2_000, 2_320, 2_700, 3_150, 3_700,
  4_400, 5_300, 6_400, 7_700, 9_500, 12_000, 15_500,
] as const;
export const BANDS = BARK_EDGES.length - 1;

/** What the ear takes from the level of each band, in dB: the curve A of IEC 61672 at the band's middle. */
export const EAR_DB = BARK_EDGES.slice(1).map((to, band) => {
  const square = (((BARK_EDGES[band] ?? 0) + to) / 2) ** 2;
  const curve =
    (12_194 ** 2 * square ** 2) /
    ((square + 20.6 ** 2) *
      Math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2)) *
      (square + 12_194 ** 2));
  return 20 * Math.log10(curve) + 2;
});

/** Returns the mean square of each Bark band. */
export function barkBands(power: Float64Array, size: number): Float64Array {
  const bands = new Float64Array(BANDS);
  let band = 0;
  for (const [bin, value] of power.entries()) {
    while (band < BANDS && hertzOf(bin, size) >= (BARK_EDGES[band + 1] ?? 0)) band += 1;
    if (band === BANDS) break;
    bands[band] = (bands[band] ?? 0) + value;
  }
  return bands;
}

const FRAME = 4_096;
const LOWEST_HZ = 40;
const HIGHEST_HZ = 16_000;

/** Mean square of a whole sound by frequency, in bins of 11.7 Hz. */
function wholeSpectrum(tracks: readonly Track[]): Float64Array {
  const whole = new Float64Array(FRAME / 2 + 1);
  for (const track of tracks)
    for (let from = -FRAME / 2; from < track.length; from += FRAME / 2)
      for (const [bin, value] of powerSpectrum(track, from, FRAME, FRAME).entries())
        whole[bin] = (whole[bin] ?? 0) + value;
  return whole;
}

export interface Colour {
  /** Centre of gravity of the power between 40 Hz and 16 kHz. */
  readonly centroidHz: number;
  /** Middle of the third octave that holds most of it. */
  readonly mainHz: number;
  /** How much of it, 0 to 1. */
  readonly mainShare: number;
}

const THIRD = 2 ** (1 / 3);

export function colourOf(tracks: readonly Track[]): Colour {
  const thirds = new Map<number, number>();
  let all = 0;
  let weighted = 0;
  for (const [bin, value] of wholeSpectrum(tracks).entries()) {
    const hertz = hertzOf(bin, FRAME);
    if (hertz < LOWEST_HZ || hertz > HIGHEST_HZ) continue;
    all += value;
    weighted += value * hertz;
    const third = Math.round(Math.log(hertz / 1_000) / Math.log(THIRD));
    thirds.set(third, (thirds.get(third) ?? 0) + value);
  }
  const [main, most] = [...thirds].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return { centroidHz: weighted / all, mainHz: 1_000 * THIRD ** main, mainShare: most / all };
}
