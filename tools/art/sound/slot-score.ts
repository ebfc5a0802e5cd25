import type { WinSound } from '../../../src/platform/sound/sound-names.ts';
import type { Effect } from './effects.ts';
import { setLoudness } from './level.ts';
import { addRoomEcho, makeTrack, type Track } from './voices.ts';

/** A note of a melody: begin in beats from the loop's, key of the piano, length in beats. */
export type TuneNote = readonly [beat: number, midi: number, beats: number];

/** Music under a slot: a loop of one channel, whose notes all wrap past its end. */
export interface SlotMusic {
  readonly seconds: number;
  /** Loudest 50 ms in dBFS; it is chosen so that the bed is as loud as the lobby's loop, as a test measures. */
  readonly loudDb: number;
  /** Reverb level, from 0 to 1. */
  readonly room: number;
  /** The melody, in order. No other slot has it. */
  readonly tune: readonly TuneNote[];
  play(track: Track): void;
}

/** What a slot sounds like: its music and its wins, which replace the shared ones. */
export interface SlotScore {
  readonly bed: SlotMusic;
  readonly wins: Readonly<Record<WinSound, Effect>>;
}

/** One period of a bed. */
export function finishedBed({ seconds, loudDb, room, play }: SlotMusic): Track {
  const track = makeTrack(seconds);
  play(track);
  const [bed] = setLoudness([addRoomEcho(track, room, true)], loudDb);
  return bed as Track;
}
