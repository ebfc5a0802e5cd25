import type { RandomSource } from '../random-source.ts';

/** What a coin can be worth, and how often. */
interface CoinValue {
  /** Hundredths of the stake. */
  readonly pay: number;
  readonly weight: number;
}

export interface HoldRules {
  readonly reels: number;
  readonly rows: number;
  /** Spins without a new coin that end it; every new coin brings all of them back. */
  readonly respins: number;
  /** An empty cell gets a coin in `coins` of `of` draws. */
  readonly chance: { readonly coins: number; readonly of: number };
  readonly values: readonly CoinValue[];
  /** What the coins of a reel count when all its cells have one. */
  readonly fullReelMultiplier: number;
  /** Paid in addition when every cell has a coin. Hundredths of the stake. */
  readonly fullGridPay: number;
}

/** A coin where it stays, and its worth in hundredths of the stake. Cells are counted down each reel, from the left. */
export interface LandedCoin {
  readonly cell: number;
  readonly pay: number;
}

interface HoldRespin {
  readonly coins: readonly LandedCoin[];
  /** Spins left after this one. */
  readonly left: number;
}

interface HoldResult {
  readonly respins: readonly HoldRespin[];
  readonly isFull: boolean;
  /** Hundredths of the stake, the coins it began with included. */
  readonly pay: number;
}

/**
 * Coins stay, empty cells spin. Draws from `random` in a fixed order: in every spin, for each empty cell in order, one
 * below `chance.of`, which is a coin when it is below `chance.coins`; then at once the value of that coin.
 * @param first coins that began it, each on a cell of its own
 */
export function playHold(rules: HoldRules, first: readonly LandedCoin[], random: RandomSource): HoldResult {
  const cells = rules.reels * rules.rows;
  const taken = new Map(first.map(({ cell, pay }) => [cell, pay]));
  const respins: HoldRespin[] = [];
  let left = rules.respins;
  while (left > 0 && taken.size < cells) {
    const coins: LandedCoin[] = [];
    for (let cell = 0; cell < cells; cell += 1) {
      if (taken.has(cell) || random.integer(rules.chance.of) >= rules.chance.coins) continue;
      coins.push({ cell, pay: drawCoinPay(rules.values, random) });
    }
    for (const { cell, pay } of coins) taken.set(cell, pay);
    left = coins.length > 0 ? rules.respins : left - 1;
    respins.push({ coins, left });
  }
  const isFull = taken.size === cells;
  return { respins, isFull, pay: payOfCoins(rules, taken) + (isFull ? rules.fullGridPay : 0) };
}

/** Every reel's coins together, a full reel's multiplied. Hundredths of the stake. */
function payOfCoins(
  { reels, rows, fullReelMultiplier }: HoldRules,
  taken: ReadonlyMap<number, number>,
): number {
  let sum = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    const pays = Array.from({ length: rows }, (_, row) => taken.get(reel * rows + row));
    const coins = pays.reduce<number>((total, pay) => total + (pay ?? 0), 0);
    sum += pays.includes(undefined) ? coins : coins * fullReelMultiplier;
  }
  return sum;
}

/** What a coin is worth, in hundredths of the stake: one draw below the sum of the weights. */
export function drawCoinPay(values: readonly CoinValue[], random: RandomSource): number {
  let draw = random.integer(values.reduce((sum, { weight }) => sum + weight, 0));
  for (const { pay, weight } of values) {
    if (draw < weight) return pay;
    draw -= weight;
  }
  throw new RangeError('no coin has a weight');
}
