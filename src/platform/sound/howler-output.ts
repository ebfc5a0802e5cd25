import { Howl, Howler } from 'howler';
import type { Levels } from './levels.ts';
import type { SpriteMap } from './sound-names.ts';
import type { SoundOutput } from './sound-player.ts';

/** Each list names the same sound in the formats that a browser may know, best first. */
export interface SoundFiles {
  readonly effects: readonly string[];
  /** None where no music is played. */
  readonly lobby: readonly string[];
  readonly map: SpriteMap;
}

const MUSIC_FADE_MS = 600;
/** Effects and loop under speech: 10 dB. */
const DUCKED = 0.316;
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
  let music: Howl | null = null;
  let isMusicOpening = false;
  let musicId: number | null = null;
  let hasRun = false;
  const latest = new Map<string, number>();

  /** False until the first touch that a phone accepts: what is played before it would all sound at once then. */
  const isUnlocked = () => {
    hasRun ||= Howler.ctx?.state === 'running';
    return hasRun;
  };

  async function followMusic(): Promise<void> {
    if (isMusicOpening || lobby.length === 0) return;
    if (levels.music > 0 && !music) {
      isMusicOpening = true;
      music = await openHowl(lobby, map.loop).catch(() => null);
      isMusicOpening = false;
    }
    if (!music) return;
    const isWanted = levels.music > 0;
    if (isWanted && (musicId === null || !music.playing(musicId))) {
      musicId = music.play(musicId ?? 'lobby');
      music.volume(0, musicId);
    }
    if (musicId === null) return;
    music.fade(Number(music.volume(musicId)), levels.music, MUSIC_FADE_MS, musicId);
    if (!isWanted) music.once('fade', pauseMusic, musicId);
  }

  /** After its fade, unless it is wanted again by now. */
  function pauseMusic(): void {
    if (levels.music === 0 && musicId !== null) music?.pause(musicId);
  }

  return {
    play(name, rate) {
      if (!isUnlocked()) return;
      const id = sprite.play(name);
      latest.set(name, id);
      if (rate !== 1) sprite.rate(rate, id);
    },
    stop(name) {
      const id = latest.get(name);
      if (id !== undefined) sprite.stop(id);
    },
    setLevels(wanted) {
      const isSameMusic = wanted.music === levels.music;
      levels = wanted;
      sprite.volume(wanted.effects);
      if (!isSameMusic) void followMusic();
    },
    silence() {
      sprite.stop();
      if (musicId !== null) music?.pause(musicId);
    },
  };
}

/** Lowers all that sounds, as it is mixed, and brings it back. */
export function duckAll(isDucked: boolean): void {
  // Null while Howler has no audio context.
  const gain = (Howler.masterGain as GainNode | null)?.gain;
  const seconds = isDucked ? DUCK_SECONDS : RETURN_SECONDS;
  gain?.setTargetAtTime(isDucked ? DUCKED : 1, Howler.ctx.currentTime, seconds);
}

function openHowl(
  src: readonly string[],
  places: Readonly<Record<string, readonly unknown[]>>,
): Promise<Howl> {
  return new Promise((done, fail) => {
    const howl = new Howl({
      src: [...src],
      sprite: places as HowlerSprite,
      onload: () => done(howl),
      // Not unloaded: offline Howler has gone over to media elements, and empties those with an address that the
      // page's policy forbids.
      onloaderror: (_id, reason) => fail(new Error(`no sound: ${String(reason)}`)),
    });
  });
}
