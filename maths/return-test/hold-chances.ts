import { reduce, toNumber } from '../game-figures.ts';
import type { HoldRules } from '../slot/hold-and-spin.ts';
import { holdEndings } from '../slot/hold-chain.ts';
import { windowsByCoins } from '../slot/hold-figures.ts';
import type { LineReels } from '../slot/slot-model.ts';
import { addPays, chancesOfCases, mixPays, type PayChances } from './pay-chances.ts';

/**
 * The chances of a game of lines whose coins open hold and spin, by pays in hundredths of the stake over `unit`.
 * @param unit divides every pay of lines and coins
 */
export function holdChances(game: LineReels, rules: HoldRules, trigger: number, unit: number): PayChances {
  const lineBet = 100 / game.lines.length / unit;
  const payOfCoins = makePayOfCoins(rules, unit);
  const holds = new Map<string, PayChances>();
  const groups = [...windowsByCoins(game)];
  const windows = groups.reduce((sum, { cycle }) => sum + cycle.size, 0);
  return mixPays(
    groups.map(({ coins, cycle }) => {
      const lines = chancesOfCases(
        cycle.counts.flatMap((row) => [...row].map(([pay, count]) => [pay * lineBet, count] as const)),
        cycle.size,
      );
      const weight = cycle.size / windows;
      if (coins.reduce((sum, count) => sum + count, 0) < trigger) return [weight, lines] as const;
      const first = coins.toSorted((a, b) => a - b);
      const hold = holds.get(first.join()) ?? chancesOfHold(rules, first, payOfCoins);
      holds.set(first.join(), hold);
      return [weight, addPays(lines, hold)] as const;
    }),
  );
}

type PayOfCoins = (coins: readonly number[]) => PayChances;

function chancesOfHold(rules: HoldRules, first: readonly number[], payOfCoins: PayOfCoins): PayChances {
  const { endings, total } = holdEndings(rules, first);
  return mixPays(
    endings.map(({ coins, count }) => [toNumber(reduce(count, total)), payOfCoins(coins)] as const),
  );
}

/** What a grid pays whose coins are known by reel, each with a value of its own. */
function makePayOfCoins(rules: HoldRules, unit: number): PayOfCoins {
  const { values, rows, fullReelMultiplier, fullGridPay } = rules;
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const coin = chancesOfCases(
    values.map(({ pay, weight }) => [pay / unit, weight] as const),
    weights,
  );
  const known = new Map<string, PayChances>();
  const sumOfCoins = (single: number, multiplied: number): PayChances => {
    const key = `${single} ${multiplied}`;
    const before = known.get(key);
    if (before) return before;
    const sum =
      single > 0
        ? addPays(sumOfCoins(single - 1, multiplied), coin)
        : multiplied > 0
          ? addPays(sumOfCoins(0, multiplied - 1), coin, fullReelMultiplier)
          : Float64Array.of(1);
    known.set(key, sum);
    return sum;
  };
  return (coins) => {
    const fullReels = coins.filter((count) => count === rows).length;
    const inAll = coins.reduce((sum, count) => sum + count, 0);
    const pays = sumOfCoins(inAll - fullReels * rows, fullReels * rows);
    if (fullReels < coins.length) return pays;
    return addPays(pays, chancesOfCases([[fullGridPay / unit, 1]], 1));
  };
}
