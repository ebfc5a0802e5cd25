import { type PaidSpots, type PlacedBets, placedBetsSchema } from '../contract/games/placed-bets.ts';
import { type Cents, cents } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import { IllegalBet, StakeNotOffered } from './game-maths.ts';
import { readJson } from './read-json.ts';

interface TableRules {
  isSpot(name: string): boolean;
  /** Chips, ascending; a stake is any multiple of the smallest. Cents. */
  readonly chips: readonly Cents[];
  /** All stakes of a round together. Cents. */
  readonly maxTotal: Cents;
}

/**
 * @throws IllegalBet for an unknown spot, or one that is named twice
 * @throws StakeNotOffered for a stake that no chips make, or stakes above the maximum of the table
 */
export function readPlacedBets(value: unknown, { isSpot, chips, maxTotal }: TableRules): PlacedBets {
  const bet = readJson(placedBetsSchema, value, IllegalBet);
  const [smallest = maxTotal] = chips;
  const seen = new Set<string>();
  for (const { spot, stake } of bet.placed) {
    if (!isSpot(spot)) throw new IllegalBet('unknown spot');
    if (seen.has(spot)) throw new IllegalBet('spot placed twice');
    if (stake % smallest !== 0) throw new StakeNotOffered('stake is no multiple of the smallest chip');
    seen.add(spot);
  }
  if (totalOf(bet) > maxTotal) throw new StakeNotOffered('stakes above the maximum of the table');
  return bet;
}

export function totalOf({ placed }: PlacedBets): Cents {
  return addCents(...placed.map(({ stake }) => stake));
}

/**
 * What a result pays.
 * @param returnOf what comes back for a spot, the stake included, in hundredths of its stake; 0 for one that lost
 */
export function payPlaced({ placed }: PlacedBets, returnOf: (spot: string) => number) {
  const wins: PaidSpots = [];
  for (const { spot, stake } of placed) {
    const pay = cents((stake * returnOf(spot)) / 100);
    if (pay > 0) wins.push({ spot, pay });
  }
  return { win: addCents(...wins.map(({ pay }) => pay)), wins };
}
