import type { HoldRules } from '../../../maths/slot/hold-and-spin.ts';

/** A grid by its coins on each reel, with the chance of it. */
interface Grid {
  readonly coins: readonly number[];
  readonly chance: number;
}

/** Every grid after one spin, each empty cell of a reel by itself. */
function gridsAfterSpin({ rows, chance }: HoldRules, coins: readonly number[]): Grid[] {
  const hit = chance.coins / chance.of;
  return coins.reduce<Grid[]>(
    (grids, here) =>
      grids.flatMap((grid) =>
        spread(rows - here, hit).map((share, landed) => ({
          coins: [...grid.coins, here + landed],
          chance: grid.chance * share,
        })),
      ),
    [{ coins: [], chance: 1 }],
  );
}

/** Chances of 0, 1, 2 … coins on so many cells, cell by cell. */
function spread(cells: number, hit: number): number[] {
  let chances = [1];
  for (let cell = 0; cell < cells; cell += 1)
    chances = [...chances, 0].map((none, coins) => none * (1 - hit) + (chances[coins - 1] ?? 0) * hit);
  return chances;
}

/** The mean pay in hundredths of the stake, found spin by spin with the counter of spins as part of the state. */
export function holdMeanBySpin(rules: HoldRules): (coins: readonly number[]) => number {
  const weights = rules.values.reduce((sum, { weight }) => sum + weight, 0);
  const value = rules.values.reduce((sum, { pay, weight }) => sum + pay * weight, 0) / weights;
  const known = new Map<string, number>();
  const endPay = (coins: readonly number[]) =>
    coins.reduce(
      (sum, here) => sum + here * value * (here === rules.rows ? rules.fullReelMultiplier : 1),
      coins.every((here) => here === rules.rows) ? rules.fullGridPay : 0,
    );
  const meanOf = (coins: readonly number[], left: number): number => {
    if (left === 0 || coins.every((here) => here === rules.rows)) return endPay(coins);
    const key = `${coins.toSorted().join(' ')} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mean = gridsAfterSpin(rules, coins).reduce((sum, next) => {
      const isBlank = next.coins.every((here, reel) => here === coins[reel]);
      return sum + next.chance * meanOf(next.coins, isBlank ? left - 1 : rules.respins);
    }, 0);
    known.set(key, mean);
    return mean;
  };
  return (coins) => meanOf(coins, rules.respins);
}
