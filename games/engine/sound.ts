import mp3 from '../../assets/rendered/sound/effects.mp3?url';
import webm from '../../assets/rendered/sound/effects.webm?url';
import map from '../../assets/rendered/sound/sprite.json';
import type { SoundSettings } from '../../src/platform/sound/levels.ts';
import type { SoundName, SpriteMap } from '../../src/platform/sound/sound-names.ts';
import { makeSoundPlayer, type SoundOutput } from '../../src/platform/sound/sound-player.ts';
import type { WinLevel } from './win-level.ts';

export interface GameSound {
  play(name: SoundName, options?: { rate?: number }): void;
  /** `volume` from 0 to 1. */
  set(isOn: boolean, volume: number): void;
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

async function loadOutput(): Promise<SoundOutput> {
  const { openSoundOutput } = await import('../../src/platform/sound/open-sound-output.ts');
  return openSoundOutput({ effects: [webm, mp3], lobby: [], map: map as unknown as SpriteMap });
}

/** The platform's sounds inside a game's frame, from its own origin; silent until the page around it has spoken. */
export function makeGameSound(load = loadOutput, now = () => performance.now()): GameSound {
  let settings: SoundSettings = { isOn: false, volume: 0, isMusicOn: false };
  const player = makeSoundPlayer({ load, readSettings: () => settings, now });
  return {
    play: player.play,
    set(isOn, volume) {
      settings = { isOn, volume, isMusicOn: false };
      player.update();
    },
    wake: player.wake,
    pause: (isPaused) => player.setScene({ isHidden: isPaused }),
  };
}
