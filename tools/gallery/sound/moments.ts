import { readFileSync } from 'node:fs';
import { levelsOf } from '../../../src/platform/sound/levels.ts';
import type { Cue } from './mix.ts';
import { BANDS, BARK_EDGES } from './spectrum.ts';

/** What is mixed to see that no sound masks another. `tests/scenes/sound-cues.test.ts` has the scenes play it. */
export const SOUND_MOMENTS = {
  draw: { about: 'A draw that wins a jackpot: ring, wheel, award, coins', hasLoop: true },
  'small-award': { about: 'A draw with a small award', hasLoop: true },
  'big-win': { about: 'A big win of a slot, from the first reel on', hasLoop: false },
  'grand-win': { about: 'A grand win of a slot', hasLoop: false },
  scroll: {
    about: 'A hand in the lobby: banner, held poster, tab, banner again, with mail and an error in between',
    hasLoop: true,
  },
} as const;

export type MomentName = keyof typeof SOUND_MOMENTS;

export const MOMENT_NAMES = Object.keys(SOUND_MOMENTS) as MomentName[];

export const readCues = (name: MomentName): Cue[] =>
  JSON.parse(readFileSync(new URL(`moments/${name}.json`, import.meta.url), 'utf8')) as Cue[];

/** The loop plays at this gain at full volume. */
export const LOOP_GAIN = levelsOf(
  { isOn: true, volume: 1, isMusicOn: true },
  { isHidden: false, isDucked: false },
).music;

/** By how much a cue stands out of everything else at least, in one of its bands. */
export const MIN_MARGIN_DB = 4;
/** A mix may not peak above this. */
export const MAX_TRUE_PEAK_DB = -1;

/** What the loop was measured at, so that a test need not play it: `npm run gallery -- sound` writes it. */
export interface LoopMeasurement {
  /** Of the scores. */
  readonly source: string;
  /** The most that the loop ever has in each Bark band, in dBFS, by the lower edge of the band in hertz. */
  readonly loopBandsDb: Readonly<Record<string, number>>;
  readonly loopTruePeakDb: number;
}

export const MEASURED_FILE = new URL('measured.json', import.meta.url);

export const readMeasured = (): LoopMeasurement =>
  JSON.parse(readFileSync(MEASURED_FILE, 'utf8')) as LoopMeasurement;

/** Mean square of the loop in each band, as loud as it is played. */
export const loopFloor = ({ loopBandsDb }: LoopMeasurement): Float64Array =>
  Float64Array.from(
    BARK_EDGES.slice(0, BANDS),
    (edge) => 10 ** ((loopBandsDb[edge] ?? 0) / 10) * LOOP_GAIN ** 2,
  );
