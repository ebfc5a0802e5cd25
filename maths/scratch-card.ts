import { type Cents, cents } from '../contract/money.ts';
import { drawDistinct } from './draw-distinct.ts';
import { fairSource } from './provably-fair.ts';
import type { RandomSource } from './random-source.ts';

/** The rules of a card; a change of them is another name, so that an old card is checked by its own. */
export const SCRATCH_MATHS = 'scratch-1';

export const SCRATCH_FIELDS = 9;
const WINNING_MATCHES = 3;

/** Prizes with their weights in ten thousand; 0 is no prize. The average prize is exactly 180 cents. */
export const SCRATCH_PRIZES = [
  { amount: cents(50_000), weight: 2 },
  { amount: cents(10_000), weight: 10 },
  { amount: cents(2_000), weight: 150 },
  { amount: cents(500), weight: 800 },
  { amount: cents(200), weight: 2_500 },
  { amount: cents(100), weight: 4_000 },
  { amount: cents(0), weight: 2_538 },
] as const;

const AMOUNTS = SCRATCH_PRIZES.map(({ amount }) => amount).filter((amount) => amount > 0);
const TOTAL = SCRATCH_PRIZES.reduce((sum, { weight }) => sum + weight, 0);

/** The average prize of a card, in cents. */
export const SCRATCH_AVERAGE =
  SCRATCH_PRIZES.reduce((sum, { amount, weight }) => sum + amount * weight, 0) / TOTAL;

export interface ScratchCard {
  /** The amounts on the nine fields, row by row. */
  readonly fields: Cents[];
  /** The amount that stands on three of them; 0 where none does. */
  readonly prize: Cents;
}

/**
 * A card from its seeds: its prize first, by the weights; then its fields. Three show the prize, the others amounts of
 * which none stands more than twice, each drawn alike: a card without a prize is not made to look like nearly one.
 */
export function scratchCard(serverSeed: string, clientSeed: string): ScratchCard {
  const random = fairSource(serverSeed, clientSeed);
  const prize = drawPrize(random);
  const others = AMOUNTS.filter((amount) => amount !== prize).flatMap((amount) => [amount, amount]);
  const winning = prize > 0 ? Array.from({ length: WINNING_MATCHES }, () => prize) : [];
  const rest = drawDistinct(SCRATCH_FIELDS - winning.length, others.length, random).map(
    (at) => others[at] as Cents,
  );
  const all = [...winning, ...rest];
  return { prize, fields: drawDistinct(all.length, all.length, random).map((at) => all[at] as Cents) };
}

function drawPrize(random: RandomSource): Cents {
  let left = random.integer(TOTAL);
  for (const { amount, weight } of SCRATCH_PRIZES) {
    if (left < weight) return amount;
    left -= weight;
  }
  throw new RangeError('a weight is missing');
}
