import { type BetFigures, reduce, toBp, toNumber } from '../game-figures.ts';
import type { HoldRules } from './hold-and-spin.ts';
import { holdEndings } from './hold-chain.ts';
import type { LineReels, SymbolId } from './slot-model.ts';
import { type Cycle, walkColumns } from './walk-cycle.ts';
import { columnsOf, countScatters } from './window.ts';

/** Figures of a game of lines whose coins open hold and spin. */
export interface HoldFigures extends BetFigures {
  /** Part of the return that hold and spin pays, floored to the basis point. */
  readonly holdBp: number;
  /** One round in so many opens hold and spin, and one in so many fills the grid. */
  readonly holdOneIn: number;
  readonly fullOneIn: number;
}

/** A stake, in the unit of the pays. */
const STAKE = 100;

/**
 * The figures of the full cycle and of every end of hold and spin: nothing sampled, the return in whole numbers.
 * @param trigger coins of a window that open hold and spin; one that does pays more than the stake
 */
export function holdFigures(game: LineReels, rules: HoldRules, trigger: number): HoldFigures {
  const lineBet = STAKE / game.lines.length;
  const weights = BigInt(rules.values.reduce((sum, { weight }) => sum + weight, 0));
  const holds = new Map<string, HoldPays>();
  const groups = [...windowsByCoins(game)].map(({ coins, cycle }) => {
    if (coins.reduce((sum, count) => sum + count, 0) < trigger) return { cycle, hold: null };
    const key = coins.toSorted((a, b) => a - b).join(' ');
    const hold = holds.get(key) ?? holdPays(rules, coins);
    holds.set(key, hold);
    return { cycle, hold };
  });
  // Fewer coins spin longer: the total of the fewest is a multiple of every other one.
  const common = [...holds.values()].reduce((most, { total }) => (total > most ? total : most), 1n);

  let fromLines = 0n;
  let fromHold = 0n;
  const sums = { size: 0, hits: 0, above: 0, square: 0, opened: 0, full: 0, maxWin: 0 };
  for (const { cycle, hold } of groups) {
    for (const [pay, times] of cycle.counts.flatMap((row) => [...row])) {
      const lines = pay * lineBet;
      fromLines += BigInt(times * lines);
      sums.size += times;
      sums.hits += hold || lines > 0 ? times : 0;
      sums.above += hold || lines > STAKE ? times : 0;
      sums.square += times * ((lines + (hold?.mean ?? 0)) ** 2 + (hold?.variance ?? 0));
      sums.maxWin = Math.max(sums.maxWin, lines + (hold?.most ?? 0));
      if (!hold) continue;
      fromHold += BigInt(times) * hold.sum * (common / hold.total);
      sums.opened += times;
      sums.full += times * hold.fullShare;
    }
  }

  const cases = BigInt(sums.size) * BigInt(STAKE) * common * weights;
  const rtp = reduce(fromLines * common * weights + fromHold, cases);
  return {
    rtp,
    rtpBp: toBp(rtp),
    hitRate: sums.hits / sums.size,
    aboveStakeRate: sums.above / sums.size,
    deviation: Math.sqrt(sums.square / sums.size / STAKE ** 2 - toNumber(rtp) ** 2),
    maxWin: sums.maxWin / STAKE,
    holdBp: toBp({ numerator: fromHold, denominator: cases }),
    holdOneIn: sums.size / sums.opened,
    fullOneIn: sums.size / sums.full,
  };
}

interface WindowGroup {
  /** Coins on each reel. */
  readonly coins: readonly number[];
  readonly cycle: Cycle;
}

/** The full cycle in groups: windows with the same number of coins on each reel together. */
export function* windowsByCoins(game: LineReels): Generator<WindowGroup> {
  const reels = game.strips.map((strip) => {
    const byCoins = new Map<number, SymbolId[][]>();
    for (const column of columnsOf(strip, game.rows)) {
      const coins = countScatters(game, [column]);
      byCoins.set(coins, [...(byCoins.get(coins) ?? []), column]);
    }
    return [...byCoins];
  });
  const choices = reels.reduce<(readonly [number, SymbolId[][]])[][]>(
    (chosen, reel) => chosen.flatMap((before) => reel.map((group) => [...before, group])),
    [[]],
  );
  for (const choice of choices)
    yield {
      coins: choice.map(([coins]) => coins),
      cycle: walkColumns(
        game,
        choice.map(([, columns]) => columns),
      ),
    };
}

interface HoldPays {
  /** What all cases pay, each value of a coin once for its weight; a mean after division by `total` and the weights. */
  readonly sum: bigint;
  readonly total: bigint;
  readonly mean: number;
  readonly variance: number;
  readonly most: number;
  readonly fullShare: number;
}

/** What hold and spin pays when it begins with these coins on its reels. */
function holdPays(rules: HoldRules, first: readonly number[]): HoldPays {
  const { endings, total } = holdEndings(rules, first);
  const { values, rows, reels, fullReelMultiplier, fullGridPay } = rules;
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const valueSum = values.reduce((sum, { pay, weight }) => sum + pay * weight, 0);
  const value = valueSum / weights;
  const spread = values.reduce((sum, { pay, weight }) => sum + weight * pay ** 2, 0) / weights - value ** 2;
  const multiplierOf = (coins: number) => (coins === rows ? fullReelMultiplier : 1);
  let sum = 0n;
  let square = 0;
  let fullShare = 0;
  for (const { coins, count } of endings) {
    const isFull = coins.every((here) => here === rows);
    const counted = coins.reduce((all, here) => all + here * multiplierOf(here), 0);
    const squared = coins.reduce((all, here) => all + here * multiplierOf(here) ** 2, 0);
    const prize = isFull ? fullGridPay : 0;
    const share = toNumber(reduce(count, total));
    sum += count * BigInt(counted * valueSum + prize * weights);
    square += share * ((counted * value + prize) ** 2 + squared * spread);
    if (isFull) fullShare = share;
  }
  const mean = toNumber(reduce(sum, total * BigInt(weights)));
  const best = Math.max(...values.map(({ pay }) => pay));
  return {
    sum,
    total,
    mean,
    variance: square - mean ** 2,
    most: reels * rows * fullReelMultiplier * best + fullGridPay,
    fullShare,
  };
}
