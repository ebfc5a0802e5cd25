import mp3 from '../../assets/rendered/sound/effects.mp3?url';
import webm from '../../assets/rendered/sound/effects.webm?url';
import map from '../../assets/rendered/sound/sprite.json';
import type { SoundSettings } from '../../src/platform/sound/levels.ts';
import type { SoundName, SpriteMap } from '../../src/platform/sound/sound-names.ts';
import { makeSoundPlayer, type SoundOutput } from '../../src/platform/sound/sound-player.ts';
import { type OwnSounds, readOwnSounds } from './own-sounds.ts';
import type { WinLevel } from './win-level.ts';

export interface GameSound {
  play(name: SoundName, options?: { rate?: number }): void;
  /** What the player chose, from the page around. */
  set(settings: SoundSettings): void;
  /** The player touched the frame: browsers allow sound from here on. */
  wake(): void;
  /** Silent while the page is hidden or holds the game. */
  pause(isPaused: boolean): void;
}

/** The sound of a round's end, or null: what is no gain is not celebrated. */
export function winSoundOf(level: WinLevel): SoundName | null {
  if (level === 'win') return 'win-small';
  if (level === 'big') return 'win-medium';
  return level === 'grand' ? 'win-large' : null;
}

async function loadOutput(own: OwnSounds | undefined): Promise<SoundOutput> {
  const [{ openSoundOutput }, ownFiles] = await Promise.all([
    import('../../src/platform/sound/open-sound-output.ts'),
    own && readOwnSounds(own),
  ]);
  const { effects } = map as unknown as SpriteMap;
  return openSoundOutput({ effects: [webm, mp3], places: effects, ...ownFiles });
}

/**
 * The platform's sounds inside a game's frame, from its own origin, and the game's own; silent until the page around it
 * has spoken.
 */
export function makeGameSound(
  own?: OwnSounds,
  load = () => loadOutput(own),
  now = () => performance.now(),
): GameSound {
  let settings: SoundSettings = { isOn: false, volume: 0, isMusicOn: false };
  const player = makeSoundPlayer({ load, readSettings: () => settings, now });
  return {
    play: player.play,
    set(chosen) {
      // Without music an idle page lets the audio engine sleep.
      settings = { ...chosen, isMusicOn: chosen.isMusicOn && own !== undefined };
      player.update();
    },
    wake: player.wake,
    pause: (isPaused) => player.setScene({ isHidden: isPaused }),
  };
}
