import type { SoundSettings } from './sound/levels.ts';
import { onFirstTouch, soundPresses } from './sound/press-sound.ts';
import type { SoundName, SpriteMap } from './sound/sound-names.ts';
import { makeSoundPlayer, type SoundOutput, type SoundPlayer } from './sound/sound-player.ts';
import { isHidden, onVisibilityChange } from './visibility.ts';

export interface SoundConnection {
  readSettings(): SoundSettings;
  subscribe(listener: () => void): void;
  /** Address under which the rendered art lies, with its version; null while it is not known. */
  artAddress(): string | null;
}

let player: SoundPlayer | null = null;

/** Plays a sound of the platform; nothing before the first touch, while the sound is off, or when it would come late. */
export function playSound(name: SoundName, options?: { rate?: number }): void {
  player?.play(name, options);
}

/** Ends a long sound whose reason is gone. */
export function stopSound(name: SoundName): void {
  player?.stop(name);
}

/** Quieter, and without music, while a game has the floor. */
export function setDucked(isDucked: boolean): void {
  player?.setScene({ isDucked });
}

/** Called once, by the app: the platform knows neither where the settings are stored nor where the assets are. */
export function connectSound({ readSettings, subscribe, artAddress }: SoundConnection): void {
  const made = makeSoundPlayer({
    load: () => load(artAddress()),
    readSettings,
    now: () => performance.now(),
  });
  player = made;
  subscribe(made.update);
  onFirstTouch(document, made.wake);
  soundPresses(document, made.play);
  const follow = () => made.setScene({ isHidden: isHidden() });
  onVisibilityChange(follow);
  follow();
}

async function load(art: string | null): Promise<SoundOutput> {
  if (!art) throw new Error('no address of the sounds yet');
  const [{ openSoundOutput }, map] = await Promise.all([
    import('./sound/open-sound-output.ts'),
    readMap(`${art}sound/sprite.json`),
  ]);
  const formats = (name: string) => ['webm', 'mp3'].map((format) => `${art}sound/${name}.${format}`);
  return openSoundOutput({
    effects: formats('effects'),
    places: map.effects,
    music: { files: formats('lobby'), place: map.loop.lobby },
  });
}

async function readMap(address: string): Promise<SpriteMap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as SpriteMap;
}
