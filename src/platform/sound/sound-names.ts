/**
 * Every sound of the sprite. `tick` is the ring's, `peg` one of the wheel's, `whirr` all of them while it is fast; the
 * caller lowers their pitch by `rate`.
 */
export const SOUND_NAMES = [
  'press',
  'tab',
  'coin',
  'tick',
  'bulb',
  'peg',
  'whirr',
  'count-up',
  'win-small',
  'win-medium',
  'win-large',
  'error',
  'mail',
  'reel-start',
  'reel-stop',
  'curtain',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** The sounds that a slot may replace by its own. */
export const WIN_SOUNDS = ['win-small', 'win-medium', 'win-large'] as const satisfies readonly SoundName[];
export type WinSound = (typeof WIN_SOUNDS)[number];

export function isSoundName(name: string): name is SoundName {
  return (SOUND_NAMES as readonly string[]).includes(name);
}

/** Where a sound lies in its file: begin and length in milliseconds, and whether it repeats. */
export type SpriteRange = readonly [fromMs: number, lastsMs: number] | readonly [number, number, boolean];

/** What `sprite.json` holds. */
export interface SpriteMap {
  readonly effects: Readonly<Record<SoundName, SpriteRange>>;
  readonly loop: Readonly<Record<'lobby', SpriteRange>>;
}

/** What the `sprite.json` of a slot's own sounds holds. */
export interface SlotSpriteMap {
  readonly bed: SpriteRange;
  readonly wins: Readonly<Record<WinSound, SpriteRange>>;
}
