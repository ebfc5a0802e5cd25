/** A section of one decoded channel. */
export type Samples = Float32Array;

const dbOf = (value: number) => 20 * Math.log10(Math.max(value, 1e-6));

export function peakDb(samples: Samples): number {
  let most = 0;
  for (const value of samples) most = Math.max(most, Math.abs(value));
  return dbOf(most);
}

function rms(samples: Samples): number {
  let sum = 0;
  for (const value of samples) sum += value * value;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Loudness of the strongest 50 ms, in dBFS, close to how loud a short sound is heard. */
export function loudDb(samples: Samples, sampleRate: number): number {
  const window = Math.round(sampleRate * 0.05);
  let most = 0;
  for (let from = 0; from < samples.length; from += window / 2) {
    const part = samples.subarray(from, from + window);
    most = Math.max(most, rms(part) * Math.sqrt(part.length / window));
  }
  return dbOf(most);
}

/** Constant offset of a sound: it displaces a speaker, which clicks when the sound ends. */
export function constantShare(samples: Samples): number {
  let sum = 0;
  for (const value of samples) sum += value;
  return Math.abs(sum / Math.max(1, samples.length));
}

/** Loudest sample of the first and the last twelfth of a millisecond, where a player cuts the sound out. */
export function edge(samples: Samples, sampleRate: number): number {
  const length = Math.round(sampleRate / 12_000);
  const ends = [samples.subarray(0, length), samples.subarray(-length)];
  return Math.max(...ends.map((part) => part.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
}

/** Audibility of a loop's seam: the step from its last sample to its first, relative to its usual steps. */
export function seamStep(samples: Samples): number {
  let sum = 0;
  for (let index = 1; index < samples.length; index += 1) {
    sum += ((samples[index] ?? 0) - (samples[index - 1] ?? 0)) ** 2;
  }
  const usual = Math.sqrt(sum / Math.max(1, samples.length - 1));
  return Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)) / Math.max(usual, 1e-9);
}

/** Difference of two sections that should be the same, relative to their strength, in dB. */
export function differenceDb(a: Samples, b: Samples): number {
  const rest = a.map((value, index) => value - (b[index] ?? 0));
  return dbOf(rms(rest)) - dbOf(rms(a));
}
