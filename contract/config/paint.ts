import type { JackpotTier } from '../ids.ts';

/** Stops of a gradient: offset, colour. */
export type Ramp = readonly (readonly [number, string])[];

/**
 * Colours of ornaments are written as the default theme has them; a paint maps them to another theme. For the
 * default theme it returns its argument.
 */
export interface Paint {
  metal(colour: string): string;
  ground(colour: string): string;
  velvet(colour: string): string;
  action(colour: string): string;
  /** A jewel colour of a tier. */
  jewel(tier: JackpotTier, colour: string): string;
  /** Upright metal with a hard horizon near its middle. */
  readonly ramp: Ramp;
  /** A softer ramp for lettering: bright enough on a dark background from top to bottom. */
  readonly letterRamp: Ramp;
}

const RAMP: Ramp = [
  [0, '#FFF6D2'],
  [0.18, '#FFE09A'],
  [0.42, '#D89B34'],
  [0.5, '#8A5A18'],
  [0.56, '#F6CF7C'],
  [0.8, '#C9962F'],
  [1, '#6B4416'],
];

const LETTER_RAMP: Ramp = [
  [0, '#FFF8DC'],
  [0.34, '#FFE7A6'],
  [0.52, '#F0BD55'],
  [0.58, '#C98F30'],
  [0.66, '#FFDF93'],
  [1, '#DDA73F'],
];

const identity = (colour: string) => colour;

/** The default theme's own: no colour is changed. */
export const DEFAULT_PAINT: Paint = {
  metal: identity,
  ground: identity,
  velvet: identity,
  action: identity,
  jewel: (_tier, colour) => colour,
  ramp: RAMP,
  letterRamp: LETTER_RAMP,
};
