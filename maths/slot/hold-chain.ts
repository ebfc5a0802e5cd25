import { countCombinations } from '../binomial.ts';
import type { HoldRules } from './hold-and-spin.ts';

/** One way that hold and spin can end. */
interface HoldEnding {
  /** Coins on each reel, fewest first: reels are alike, so their order does not count. */
  readonly coins: readonly number[];
  readonly count: bigint;
}

/** How often hold and spin ends in each way: `count` of `total`. Exact. */
interface HoldEndings {
  readonly endings: readonly HoldEnding[];
  readonly total: bigint;
}

type Counts = Map<string, HoldEnding>;

/**
 * A Markov chain over the coins of each reel. Whether a spin brings coins depends on nothing else, and all tries from one
 * grid are counted at once: a coin may come in the first of them, or in a later one after none.
 * @param first coins of each reel that began it
 */
export function holdEndings(
  { reels, rows, respins, chance }: HoldRules,
  first: readonly number[],
): HoldEndings {
  const miss = BigInt(chance.of - chance.coins);
  const cells = reels * rows;
  const ended: Counts = new Map();
  /** Grids that are still in play, by their number of coins. */
  const open: Counts[] = Array.from({ length: cells + 1 }, () => new Map());
  add(open[sumOf(first)], first, 1n);
  let total = 1n;
  for (let coins = sumOf(first); coins < cells; coins += 1) {
    const empty = cells - coins;
    const spin = BigInt(chance.of) ** BigInt(empty);
    const blank = miss ** BigInt(empty);
    // Every spin that may bring the next coins, over the common denominator of all of them.
    let tries = 0n;
    for (let before = 0; before < respins; before += 1)
      tries += blank ** BigInt(before) * spin ** BigInt(respins - 1 - before);
    const scale = spin ** BigInt(respins);
    for (const grids of [ended, ...open.slice(coins + 1)]) rescale(grids, scale);
    for (const grid of open[coins]?.values() ?? []) {
      add(ended, grid.coins, grid.count * blank ** BigInt(respins));
      for (const next of landings(grid.coins, rows)) {
        const landed = sumOf(next.coins) - coins;
        if (landed === 0) continue;
        const ways = next.count * BigInt(chance.coins) ** BigInt(landed) * miss ** BigInt(empty - landed);
        add(open[coins + landed], next.coins, grid.count * tries * ways);
      }
    }
    total *= scale;
  }
  for (const { coins, count } of open[cells]?.values() ?? []) add(ended, coins, count);
  return { endings: [...ended.values()], total };
}

/** Every grid that one spin can make of this one, with the number of choices of cells. */
function landings(coins: readonly number[], rows: number): HoldEnding[] {
  return coins.reduce<HoldEnding[]>(
    (grids, here) =>
      grids.flatMap(({ coins: before, count }) =>
        Array.from({ length: rows - here + 1 }, (_, landed) => ({
          coins: [...before, here + landed],
          count: count * countCombinations(rows - here, landed),
        })),
      ),
    [{ coins: [], count: 1n }],
  );
}

function add(grids: Counts | undefined, coins: readonly number[], count: bigint): void {
  const sorted = coins.toSorted((a, b) => a - b);
  const key = sorted.join(' ');
  grids?.set(key, { coins: sorted, count: (grids.get(key)?.count ?? 0n) + count });
}

function rescale(grids: Counts, scale: bigint): void {
  for (const [key, { coins, count }] of grids) grids.set(key, { coins, count: count * scale });
}

const sumOf = (coins: readonly number[]) => coins.reduce((sum, count) => sum + count, 0);
