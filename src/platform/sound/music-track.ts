import type { Howl } from 'howler';
import { onceRunning } from './running-context.ts';

const FADE_MS = 600;
/** To a lower level that is not silence: a win must not wait for the music. */
const LOWER_MS = 150;

/** A loop that comes and goes by fades, and rests while its level is 0. */
export interface MusicTrack {
  /** The level that was asked for last, whatever is heard of it by now. */
  readonly level: number;
  setLevel(level: number): void;
  /** Ends at once. */
  silence(): void;
}

/**
 * Howler 2.2.4 queues levels while it waits for the context, reads back another one meanwhile, and never ends a fade to
 * the level that it has. So it is told nothing before it plays, and no such fade.
 * @param howl opened with the volume 0, at which it begins
 */
export function makeMusicTrack(howl: Howl, sprite: string): MusicTrack {
  let level = 0;
  let id: number | null = null;
  let state: 'resting' | 'starting' | 'playing' = 'resting';

  const rest = () => {
    if (state !== 'playing' || id === null) return;
    state = 'resting';
    howl.pause(id);
    // Where it goes on from, the next time.
    howl.volume(0, id);
  };
  const start = () => {
    state = 'starting';
    onceRunning(() => {
      const played = howl.play(id ?? sprite);
      id = played;
      howl.once(
        'play',
        () => {
          state = 'playing';
          follow();
        },
        played,
      );
    });
  };
  const follow = () => {
    if (state === 'resting' && level > 0) start();
    if (state !== 'playing' || id === null) return;
    const from = Number(howl.volume(id));
    const endFade = () => {
      if (level === 0) rest();
    };
    if (from === level) return endFade();
    howl.fade(from, level, level > 0 && level < from ? LOWER_MS : FADE_MS, id);
    if (level === 0) howl.once('fade', endFade, id);
  };

  return {
    get level() {
      return level;
    },
    setLevel(wanted) {
      if (wanted === level) return;
      level = wanted;
      follow();
    },
    silence: rest,
  };
}
