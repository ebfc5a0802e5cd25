import { after } from '../clock.ts';
import { followAnnouncements } from './announcements.ts';
import { duckAll, openHowlerOutput, type SoundFiles } from './howler-output.ts';
import type { SoundOutput } from './sound-player.ts';
import { makeSpeechDuck, mixWithOthers } from './speech-duck.ts';

/** The output of a page, quieter while a reader may speak. @throws Error when the sprite cannot be fetched or decoded */
export async function openSoundOutput(files: SoundFiles): Promise<SoundOutput> {
  const output = await openHowlerOutput(files);
  mixWithOthers(document, navigator as Parameters<typeof mixWithOthers>[1]);
  followAnnouncements(document, makeSpeechDuck({ duck: duckAll, after, now: () => performance.now() }));
  return output;
}
