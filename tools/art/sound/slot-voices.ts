import { add, brush, type Chance, type Note, SAMPLE_RATE, swell, type Track } from './voices.ts';

const TURN = Math.PI * 2;

/** Hertz of a key of the piano, 69 being the A at 440 Hz. */
export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

interface PluckNote extends Note {
  /** Hertz. */
  readonly pitch: number;
  /** 0 is a finger on a soft string, 1 a plectrum of ivory. */
  readonly bright?: number;
  /** Half tones that the pitch stands above its own at first: the hand still presses the string. */
  readonly bend?: number;
  readonly wraps?: boolean;
}

/** Plucked close to one end, at this share of its length: partials with a knot there are missing. */
const PLUCKED_AT = 0.13;
const PARTIALS = 14;
/** The stiffness of the string raises its partials. */
const STIFFNESS = 0.00018;

/** A plucked string, whose upper partials fade first. */
export function pluck(
  track: Track,
  { pitch, bright = 0.5, bend = 0, wraps = false, ...note }: PluckNote,
): void {
  const fade = 4.2 / note.lasts;
  const partials = Array.from({ length: PARTIALS }, (_, index) => {
    const order = index + 1;
    return {
      ratio: order * Math.sqrt(1 + STIFFNESS * order ** 2),
      share: (Math.sin(Math.PI * order * PLUCKED_AT) / order ** (1.9 - 0.9 * bright)) * 1.6,
      haste: 1 + (0.55 - 0.3 * bright) * index,
    };
  }).filter(({ ratio }) => pitch * ratio < 11_000);
  add(
    track,
    note,
    (t) => {
      // The integral of a pitch that falls to its own within a few hundredths of a second.
      const turns = pitch * (t + (2 ** (bend / 12) - 1) * 0.05 * (1 - Math.exp(-t / 0.05)));
      let sum = 0;
      for (const { ratio, share, haste } of partials)
        sum += share * Math.exp(-t * fade * haste) * Math.sin(TURN * turns * ratio);
      return sum * swell(t, note.lasts, 0.0015, 0.05);
    },
    wraps,
  );
}

interface FluteNote extends Note {
  readonly pitch: number;
  /** How much air is heard beside the tone, from 0 to 1. */
  readonly air?: number;
  readonly wraps?: boolean;
}

/** A bamboo flute: it slides up into its tone, which begins to waver late, and its breath is heard. */
export function flute(
  track: Track,
  chance: Chance,
  { pitch, air = 0.5, wraps = false, ...note }: FluteNote,
): void {
  const { lasts } = note;
  let turns = 0;
  add(
    track,
    note,
    (t) => {
      const waver = 0.007 * Math.min(1, Math.max(0, t - 0.5) / 0.9) * Math.sin(TURN * 4.4 * t);
      turns += (pitch * (1 - 0.05 * Math.exp(-t / 0.07) + waver)) / SAMPLE_RATE;
      const level = swell(t, lasts, 0.16, Math.min(0.6, lasts * 0.4)) * (1 + 14 * waver);
      const phase = TURN * turns;
      return (
        level *
        (Math.sin(phase) + 0.26 * level * Math.sin(2 * phase) + 0.1 * level * Math.sin(3 * phase)) *
        0.5
      );
    },
    wraps,
  );
  brush(track, chance, {
    ...note,
    loud: note.loud * air,
    from: pitch * 2,
    focus: 1.6,
    attack: 0.08,
    fade: 1.4,
    wraps,
  });
}
