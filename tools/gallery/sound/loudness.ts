import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';
import { toDb } from './spectrum.ts';

/** Loudness and true peak as ITU-R BS.1770-4 measures them; its filters are those for 48 kHz. */

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

const HEAD: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGH_PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function filter(track: Track, [b0, b1, b2, a1, a2]: Biquad): Track {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return track.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

const BLOCK = SAMPLE_RATE * 0.4;
const HOP = BLOCK / 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** Makes a sine of 1 kHz in one channel as loud as its level says. */
const OFFSET_DB = -0.691;

const toLufs = (power: number): number => OFFSET_DB + toDb(power);

/** Power of both channels in each block of 400 ms; a sound that is shorter is one block, filled up with silence. */
function blockPowers(channels: readonly Track[]): number[] {
  const heard = channels.map((track) => filter(filter(track, HEAD), HIGH_PASS));
  const length = heard[0]?.length ?? 0;
  const powers: number[] = [];
  for (let from = 0; from === 0 || from + BLOCK <= length; from += HOP) {
    let sum = 0;
    for (const track of heard) for (const value of track.subarray(from, from + BLOCK)) sum += value * value;
    powers.push(sum / BLOCK);
  }
  return powers;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** The loudest 400 ms, in LUFS, without a gate. */
export const momentaryLufs = (channels: readonly Track[]): number =>
  toLufs(Math.max(...blockPowers(channels)));

/** Integrated loudness with both gates, in LUFS. */
export function integratedLufs(channels: readonly Track[]): number {
  const loud = blockPowers(channels).filter((power) => toLufs(power) > ABSOLUTE_GATE);
  const gate = toLufs(meanOf(loud)) + RELATIVE_GATE;
  return toLufs(meanOf(loud.filter((power) => toLufs(power) > gate)));
}

const OVERSAMPLING = 4;
const REACH = 12;

/** Windowed sinc for each place between two samples. */
const PHASES = Array.from({ length: OVERSAMPLING }, (_, phase) =>
  Float64Array.from({ length: REACH * 2 }, (__, tap) => {
    const at = tap - REACH + 1 - phase / OVERSAMPLING;
    const sinc = at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at);
    return sinc * Math.cos((Math.PI * at) / (2 * REACH + 1)) ** 2;
  }),
);

/** Highest value of the signal between its samples too, in dBTP. */
export function truePeakDb(channels: readonly Track[]): number {
  const heights = channels.map((track) => track.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  let most = Math.max(...heights);
  // Between two samples far below the highest one nothing rises above it.
  const low = most / 2;
  for (const track of channels)
    for (let at = -1; at < track.length; at += 1) {
      if (Math.abs(track[at] ?? 0) < low && Math.abs(track[at + 1] ?? 0) < low) continue;
      for (const taps of PHASES) {
        let value = 0;
        for (let tap = 0; tap < taps.length; tap += 1)
          value += (track[at + tap - REACH + 1] ?? 0) * (taps[tap] ?? 0);
        most = Math.max(most, Math.abs(value));
      }
    }
  return toDb(most * most);
}
