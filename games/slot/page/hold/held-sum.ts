import { type Cents, cents } from '../../../../contract/money.ts';
import type { AnySlot, HoldAndWin } from '../../../../maths/slot/definition/slot-definition.ts';
import type { HoldRules } from '../../../../maths/slot/hold-and-spin.ts';

/** A coin of the window; cells are counted down each reel, from the left. */
export interface Coin {
  readonly cell: number;
  readonly pay: Cents;
}

/** The rules of a slot that holds coins. @throws TypeError for another one */
export function holdOf({
  maths,
  grid,
  feature,
}: AnySlot): HoldRules & Pick<HoldAndWin<unknown, unknown>, 'trigger'> {
  if (feature.kind !== 'hold') throw new TypeError(`${maths} holds no coins`);
  return { ...grid, ...feature.hold, trigger: feature.trigger };
}

type Grid = Pick<HoldRules, 'reels' | 'rows'>;
type Rows = Pick<HoldRules, 'rows'>;

export const reelOf = (cell: number, { rows }: Rows) => Math.floor(cell / rows);
export const rowOf = (cell: number, { rows }: Rows) => cell % rows;

/** Whether each reel is full with these coins. */
export const fullReels = (coins: readonly Coin[], grid: Grid): boolean[] =>
  Array.from(
    { length: grid.reels },
    (_, reel) => coins.filter(({ cell }) => reelOf(cell, grid) === reel).length === grid.rows,
  );

/** What the coins of each reel would pay now, a full reel's multiplied. */
export function paysOfReels(
  coins: readonly Coin[],
  hold: Grid & Pick<HoldRules, 'fullReelMultiplier'>,
): Cents[] {
  return fullReels(coins, hold).map((isFull, reel) => {
    const pays = coins.filter(({ cell }) => reelOf(cell, hold) === reel).map(({ pay }) => pay);
    const sum = pays.reduce<number>((total, pay) => total + pay, 0);
    return cents(isFull ? sum * hold.fullReelMultiplier : sum);
  });
}
