import { KENO_NUMBERS } from '../../contract/games/keno-lights.ts';

/** What a lamp shows: `hit` is a chosen number that was called, with a bet on it. */
export type Lamp = 'off' | 'chosen' | 'called' | 'hit';

interface LampDependencies {
  readonly chosen: readonly number[];
  readonly called: readonly number[];
  /** Whether the chosen numbers take part in this draw. */
  readonly isBet: boolean;
}

/** The lamps of all numbers, from 1 in order. */
export function lampsOf({ chosen, called, isBet }: LampDependencies): readonly Lamp[] {
  return Array.from({ length: KENO_NUMBERS }, (_, index) => {
    const number = index + 1;
    const isChosen = chosen.includes(number);
    if (called.includes(number)) return isChosen && isBet ? 'hit' : 'called';
    return isChosen ? 'chosen' : 'off';
  });
}
