import type { SoundName } from '../../../src/platform/sound/sound-names.ts';
import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';

/** A sound that the product plays, in milliseconds from the begin of its moment. */
export interface Cue {
  readonly name: SoundName;
  readonly atMs: number;
  /** 0.5 is an octave below. */
  readonly rate: number;
}

/** A cue as it is heard. */
export interface Stem extends Cue {
  readonly track: Track;
  /** In samples. */
  readonly from: number;
}

const END_SECONDS = 0.2;

/** A track at another speed, which is what a player does for another pitch. */
export function atRate(track: Track, rate: number): Track {
  if (rate === 1) return track;
  return Float64Array.from({ length: Math.floor(track.length / rate) }, (_, index) => {
    const place = index * rate;
    const before = Math.floor(place);
    const [left, right] = [track[before] ?? 0, track[before + 1] ?? 0];
    return left + (right - left) * (place - before);
  });
}

export function stemsOf(cues: readonly Cue[], render: (name: SoundName) => Track): Stem[] {
  return cues.map((cue) => ({
    ...cue,
    track: atRate(render(cue.name), cue.rate),
    from: Math.round((cue.atMs * SAMPLE_RATE) / 1000),
  }));
}

/** Mixes all stems together on one channel. */
export function mixOf(stems: readonly Stem[]): Track {
  const end = Math.max(...stems.map(({ from, track }) => from + track.length));
  const mix = new Float64Array(end + Math.round(END_SECONDS * SAMPLE_RATE));
  for (const { from, track } of stems)
    for (const [index, value] of track.entries()) mix[from + index] = (mix[from + index] ?? 0) + value;
  return mix;
}
