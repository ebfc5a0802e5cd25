import { type Levels, levelsOf, type SoundScene, type SoundSettings } from './levels.ts';
import type { SoundName } from './sound-names.ts';

/** The same sound sooner than this is heard as a stutter. */
export const SOUND_GAP_MS = 60;

/** @returns whether `name` may sound at `now`; it notes those that may. Times in milliseconds. */
export function makeThrottle(gapMs = SOUND_GAP_MS): (name: string, now: number) => boolean {
  const lastAt = new Map<string, number>();
  return (name, now) => {
    if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < gapMs) return false;
    lastAt.set(name, now);
    return true;
  };
}

/** What makes the sounds heard: Howler in a browser, a list in a test. */
export interface SoundOutput {
  /** As they were set last, whatever is heard of them by now. */
  readonly levels: Levels;
  /** `rate` 1 is the pitch as rendered, 0.5 an octave below. */
  play(name: SoundName, rate: number): void;
  setLevels(levels: Levels): void;
  /** Ends the last one of this name, should it still sound. */
  stop(name: SoundName): void;
  /** The player touched the page: what a call has interrupted goes on. */
  wake(): void;
  /** Ends at once whatever sounds. */
  silence(): void;
}

export interface SoundPlayerDependencies {
  /** Fetches the code and the sprite; called only after a touch or a key, while the sound is on. */
  load(): Promise<SoundOutput>;
  readSettings(): SoundSettings;
  /** Milliseconds. */
  now(): number;
}

export interface SoundPlayer {
  play(name: SoundName, options?: { rate?: number }): void;
  /** Ends a long sound whose reason is gone. */
  stop(name: SoundName): void;
  /** The player touched the page: browsers allow sound from here on. */
  wake(): void;
  /** The settings have changed. */
  update(): void;
  setScene(change: Partial<SoundScene>): void;
}

/** A sound that answers a touch is a wrong answer when it comes later than this. */
export const TOO_LATE_MS = 250;
const MAX_TRIES = 3;

/** Decides what is played and when; nothing is fetched with the sound off or before a touch. */
export function makeSoundPlayer({ load, readSettings, now }: SoundPlayerDependencies): SoundPlayer {
  const mayPlay = makeThrottle();
  let scene: SoundScene = { isHidden: false, isDucked: false };
  let output: SoundOutput | null = null;
  let loading: Promise<void> | null = null;
  let tries = 0;
  let isAwake = false;
  const levels = () => levelsOf(readSettings(), scene);

  const open = () => {
    if (!isAwake || output || loading || tries >= MAX_TRIES || levels().effects === 0) return;
    tries++;
    loading = load()
      .then((loaded) => {
        output = loaded;
        loaded.setLevels(levels());
      })
      // Offline, or no sound in this browser: the next touch tries once more.
      .catch(() => undefined)
      .finally(() => {
        loading = null;
      });
  };
  const update = () => {
    const wanted = levels();
    output?.setLevels(wanted);
    if (wanted.effects === 0) output?.silence();
    open();
  };

  return {
    play(name, { rate = 1 } = {}) {
      const askedAt = now();
      if (!isAwake || levels().effects === 0 || !mayPlay(name, askedAt)) return;
      if (output) output.play(name, rate);
      else
        void loading?.then(() => {
          if (now() - askedAt <= TOO_LATE_MS && levels().effects > 0) output?.play(name, rate);
        });
    },
    stop: (name) => output?.stop(name),
    wake() {
      isAwake = true;
      output?.wake();
      open();
    },
    update,
    setScene(change) {
      scene = { ...scene, ...change };
      update();
    },
  };
}
