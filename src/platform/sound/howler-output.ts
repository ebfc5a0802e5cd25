import { Howl, Howler } from 'howler';
import type { Levels } from './levels.ts';
import { type MusicTrack, makeMusicTrack } from './music-track.ts';
import { onceRunning, wakeContext } from './running-context.ts';
import { type SoundName, type SpriteRange, WIN_SOUNDS, type WinSound } from './sound-names.ts';
import { type SoundOutput, TOO_LATE_MS } from './sound-player.ts';

/** The same sounds in the formats that a browser may know, best first. */
type Formats = readonly string[];

export interface SoundFiles {
  readonly effects: Formats;
  readonly places: Readonly<Record<SoundName, SpriteRange>>;
  /** None where no music is played. */
  readonly music?: {
    readonly files: Formats;
    readonly place: SpriteRange;
    /** What is left of its level while a win sounds; 1 where not given. */
    readonly underWins?: number;
  };
  /** A game's own wins, which are played in place of those of `effects` as soon as they are there. */
  readonly wins?: { readonly files: Formats; readonly places: Readonly<Record<WinSound, SpriteRange>> };
}

/** Effects and loop under speech: 10 dB. */
const DUCKED_GAIN = 0.316;
/** Seconds after which two thirds of the way are done; a step would click in what sounds on. */
const DUCK_SECONDS = 0.08;
const RETURN_SECONDS = 0.35;

type HowlerSprite = Record<string, [number, number] | [number, number, boolean]>;

const isWin = (name: SoundName): name is WinSound => (WIN_SOUNDS as readonly SoundName[]).includes(name);

/** @throws Error when the browser cannot fetch or decode the sprite of effects; without the others it plays none. */
export async function openHowlerOutput({ effects, places, music, wins }: SoundFiles): Promise<SoundOutput> {
  // Only Web Audio is used: the pool of media elements would be made for nothing.
  Howler.html5PoolSize = 0;
  const sprite = await openHowl(effects, places);
  let levels: Levels = { effects: 0, music: 0 };
  let ownWins: Howl | null = null;
  let track: MusicTrack | null = null;
  let isMusicOpening = false;
  /** The number of the win that sounds, by which the music is lowered. */
  let win: number | null = null;
  const latest = new Map<string, { readonly howl: Howl; readonly id: number }>();

  if (wins)
    void openHowl(wins.files, wins.places, 0).then(
      (howl) => {
        howl.volume(levels.effects);
        ownWins = howl;
      },
      // The shared ones are played.
      () => undefined,
    );

  async function followMusic(): Promise<void> {
    if (isMusicOpening || !music) return;
    if (levels.music > 0 && !track) {
      isMusicOpening = true;
      const howl = await openHowl(music.files, { music: music.place }, 0).catch(() => null);
      isMusicOpening = false;
      if (howl) track = makeMusicTrack(howl, 'music');
    }
    track?.setLevel(levels.music * (win === null ? 1 : (music.underWins ?? 1)));
  }

  function endWin(id: number): void {
    if (win !== id) return;
    win = null;
    void followMusic();
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
        const howl = (isWin(name) && ownWins) || sprite;
        const id = howl.play(name);
        latest.set(name, { howl, id });
        if (rate !== 1) howl.rate(rate, id);
        if (!music || !isWin(name)) return;
        win = id;
        howl.once('end', () => endWin(id), id);
        void followMusic();
      });
    },
    stop(name) {
      const played = latest.get(name);
      if (!played) return;
      played.howl.stop(played.id);
      endWin(played.id);
    },
    setLevels(wanted) {
      levels = wanted;
      sprite.volume(wanted.effects);
      ownWins?.volume(wanted.effects);
      void followMusic();
    },
    wake() {
      if (levels.music > 0) wakeContext();
    },
    silence() {
      sprite.stop();
      ownWins?.stop();
      win = null;
      track?.silence();
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
