import { Howl, Howler } from 'howler';
import type { Levels } from './levels.ts';
import { type MusicTrack, makeMusicTrack } from './music-track.ts';
import { onceRunning, wakeContext } from './running-context.ts';
import type { SpriteMap } from './sound-names.ts';
import { type SoundOutput, TOO_LATE_MS } from './sound-player.ts';

/** Each list names the same sound in the formats that a browser may know, best first. */
export interface SoundFiles {
  readonly effects: readonly string[];
  /** None where no music is played. */
  readonly lobby: readonly string[];
  readonly map: SpriteMap;
}

/** Effects and loop under speech: 10 dB. */
const DUCKED_GAIN = 0.316;
/** Seconds after which two thirds of the way are done; a step would click in what sounds on. */
const DUCK_SECONDS = 0.08;
const RETURN_SECONDS = 0.35;

type HowlerSprite = Record<string, [number, number] | [number, number, boolean]>;

/** @throws Error when the browser cannot fetch or decode the sprite. */
export async function openHowlerOutput({ effects, lobby, map }: SoundFiles): Promise<SoundOutput> {
  // Only Web Audio is used: the pool of media elements would be made for nothing.
  Howler.html5PoolSize = 0;
  const sprite = await openHowl(effects, map.effects);
  let levels: Levels = { effects: 0, music: 0 };
  let music: MusicTrack | null = null;
  let isMusicOpening = false;
  const latest = new Map<string, number>();

  async function followMusic(): Promise<void> {
    if (isMusicOpening || lobby.length === 0) return;
    if (levels.music > 0 && !music) {
      isMusicOpening = true;
      const howl = await openHowl(lobby, map.loop, 0).catch(() => null);
      isMusicOpening = false;
      if (howl) music = makeMusicTrack(howl, 'lobby');
    }
    music?.setLevel(levels.music);
  }

  return {
    get levels() {
      return levels;
    },
    play(name, rate) {
      const askedAt = performance.now();
      onceRunning(() => {
        // The context has slept meanwhile: what was played in a call would all sound at its end.
        if (performance.now() - askedAt > TOO_LATE_MS) return;
        const id = sprite.play(name);
        latest.set(name, id);
        if (rate !== 1) sprite.rate(rate, id);
      });
    },
    stop(name) {
      const id = latest.get(name);
      if (id !== undefined) sprite.stop(id);
    },
    setLevels(wanted) {
      levels = wanted;
      sprite.volume(wanted.effects);
      void followMusic();
    },
    wake() {
      if (levels.music > 0) wakeContext();
    },
    silence() {
      sprite.stop();
      music?.silence();
    },
  };
}

/** Lowers all that sounds, as it is mixed, and brings it back. */
export function duckAll(isDucked: boolean): void {
  // Null while Howler has no audio context.
  const gain = (Howler.masterGain as GainNode | null)?.gain;
  const seconds = isDucked ? DUCK_SECONDS : RETURN_SECONDS;
  gain?.setTargetAtTime(isDucked ? DUCKED_GAIN : 1, Howler.ctx.currentTime, seconds);
}

function openHowl(
  src: readonly string[],
  places: Readonly<Record<string, readonly unknown[]>>,
  volume = 1,
): Promise<Howl> {
  return new Promise((done, fail) => {
    const howl = new Howl({
      src: [...src],
      sprite: places as HowlerSprite,
      volume,
      onload: () => done(howl),
      // Not unloaded: offline Howler has gone over to media elements, and empties those with an address that the
      // page's policy forbids.
      onloaderror: (_id, reason) => fail(new Error(`no sound: ${String(reason)}`)),
    });
  });
}
