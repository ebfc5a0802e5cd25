import { type Cents, cents } from '../../contract/money.ts';
import { RUSH_HOLD } from '../../maths/gold-rush/reels.ts';
import { reelOf } from './cells.ts';
import type { RushCoin } from './rush-round.ts';

const { reels, rows, fullReelMultiplier } = RUSH_HOLD;

/** Whether each reel is full with these coins. */
export const fullReels = (coins: readonly RushCoin[]): boolean[] =>
  Array.from(
    { length: reels },
    (_, reel) => coins.filter(({ cell }) => reelOf(cell) === reel).length === rows,
  );

/** What the coins of each reel would pay now, a full reel's multiplied. */
export function paysOfReels(coins: readonly RushCoin[]): Cents[] {
  return fullReels(coins).map((isFull, reel) => {
    const pays = coins.filter(({ cell }) => reelOf(cell) === reel).map(({ pay }) => pay);
    const sum = pays.reduce<number>((total, pay) => total + pay, 0);
    return cents(isFull ? sum * fullReelMultiplier : sum);
  });
}
