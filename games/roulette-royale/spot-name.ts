import type { RouletteOutcome } from '../../contract/games/roulette-royale.ts';
import { RED_NUMBERS, ROULETTE_SPOTS, type RouletteSpot } from '../../maths/roulette/spots.ts';
import { t } from '../../src/platform/i18n.ts';

export type PocketColor = 'red' | 'black' | 'green';

export function colorOf(number: number): PocketColor {
  if (number === 0) return 'green';
  return RED_NUMBERS.includes(number) ? 'red' : 'black';
}

const NAMED_SPOTS = ['red', 'black', 'even', 'odd'] as const;

/** A bet in the player's language, like “Split 1, 2”. */
export function spotLabel({ name, kind, numbers }: RouletteSpot): string {
  if (kind === 'evenChance') {
    const named = NAMED_SPOTS.find((one) => one === name);
    if (named) return t(`roulette.spot.${named}`);
    return t('roulette.spot.range', { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 });
  }
  if (kind === 'column' || kind === 'dozen') return t(`roulette.spot.${kind}`, { count: name.slice(-1) });
  return t(`roulette.spot.${kind}`, { numbers: numbers.join(', ') });
}

const SPOTS = new Map(ROULETTE_SPOTS.map((spot) => [spot.name, spot]));

/** @param name as in the maths */
export function spotName(name: string): string {
  const spot = SPOTS.get(name);
  return spot ? spotLabel(spot) : name;
}

/** Where the ball lies, like “17, black”. */
export const numberText = ({ number }: Pick<RouletteOutcome, 'number'>): string =>
  t('roulette.number', { number, color: t(`roulette.color.${colorOf(number)}`) });
