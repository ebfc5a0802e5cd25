import type { SoundFiles } from '../../src/platform/sound/howler-output.ts';
import type { SlotSpriteMap } from '../../src/platform/sound/sound-names.ts';

/**
 * Addresses of a game's own sounds by their paths, from `import.meta.glob` of `assets/rendered/sound/slots/<slug>`: a bed
 * and wins in two formats each, and where the sounds lie in them.
 */
export type OwnSounds = Readonly<Record<string, string>>;

/** What is left of the bed's level while a win sounds: 10 dB less. */
const UNDER_WINS = 0.32;

/** Reads where a game's own sounds lie. Nothing, where that cannot be read: the game plays the shared sounds, without music. */
export async function readOwnSounds(own: OwnSounds): Promise<Pick<SoundFiles, 'music' | 'wins'>> {
  try {
    const answer = await fetch(addressOf(own, 'sprite.json'));
    if (!answer.ok) return {};
    const { bed, wins } = (await answer.json()) as SlotSpriteMap;
    return {
      music: { files: formatsOf(own, 'bed'), place: bed, underWins: UNDER_WINS },
      wins: { files: formatsOf(own, 'wins'), places: wins },
    };
  } catch {
    return {};
  }
}

const formatsOf = (own: OwnSounds, name: string): string[] =>
  ['webm', 'mp3'].map((format) => addressOf(own, `${name}.${format}`));

/** @throws Error where the game has no such file */
function addressOf(own: OwnSounds, name: string): string {
  const path = Object.keys(own).find((path) => path.endsWith(`/${name}`));
  if (!path) throw new Error(`no sound ${name}`);
  return own[path] as string;
}
