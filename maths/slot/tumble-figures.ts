import { CountSpace } from './count-space.ts';
import { noValues, spreadDraws, type Values } from './spread-draws.ts';
import type { TumbleRules, TumbleSymbol } from './tumble.ts';

export interface TumbleFigures {
  /** Mean and standard deviation of what a round returns, in stakes. */
  readonly mean: number;
  readonly deviation: number;
  /** Share of the rounds that return anything. */
  readonly hitRate: number;
  /** In stakes: the best window, at every multiplier. */
  readonly maxWin: number;
}

/**
 * The figures of a tumbling game, counted and not sampled. Only how often each symbol stands in a window matters, not
 * where; so a round is a walk over counts, and what it will still pay on average follows backwards from the last window.
 * Sums of doubles: exact to some thirteen digits.
 */
export function tumbleFigures(rules: TumbleRules): TumbleFigures {
  const counts = new CountSpace(rules.symbols.length, rules.reels * rules.rows);
  const shares = drawShares(rules);
  const most = (rules.bands[0] ?? 0) - 1;
  let values = noValues(counts);
  for (const multiplier of rules.multipliers.toReversed()) {
    values = valueOfWindows(rules, counts, multiplier, values);
    shares.toReversed().forEach((chances, open) => {
      values = spreadDraws(counts, { open, most, chances, after: values });
    });
  }
  // A round begins with no cell at all.
  const [inHundredths = 0, squared = 0] = [values.mean[0], values.square[0]];
  return {
    mean: inHundredths / 100,
    deviation: Math.sqrt(squared - inHundredths ** 2) / 100,
    hitRate: 1 - chanceOfNothing(rules),
    maxWin:
      (bestWindow(rules, counts.cells) * rules.multipliers.reduce((sum, multiplier) => sum + multiplier, 0)) /
      100,
  };
}

/** What so many cells of a symbol pay, in hundredths of the stake; 0 below the first band. */
const payOfCount = ({ bands }: TumbleRules, { pays }: TumbleSymbol, count: number): number =>
  pays[bands.findLastIndex((least) => count >= least)] ?? 0;

/** For each symbol and each number of cells to fill: the chances that so many show it, given that none before it is left. */
function drawShares({ symbols, reels, rows }: TumbleRules): Float64Array[][] {
  return symbols.map(({ weight }, symbol) => {
    const rest = symbols.slice(symbol).reduce((sum, other) => sum + other.weight, 0);
    const share = weight / rest;
    return Array.from({ length: reels * rows + 1 }, (_, cells) => {
      const chances = new Float64Array(cells + 1);
      if (share === 1) chances[cells] = 1;
      else {
        let chance = (1 - share) ** cells;
        for (let count = 0; count <= cells; count += 1) {
          chances[count] = chance;
          chance *= (((cells - count) / (count + 1)) * share) / (1 - share);
        }
      }
      return chances;
    });
  });
}

/** What full windows pay, and what follows after their fall. */
function valueOfWindows(rules: TumbleRules, counts: CountSpace, multiplier: number, next: Values): Values {
  const { cells, terms } = counts;
  const { mean, square } = noValues(counts);
  const pays = rules.symbols.map((symbol) =>
    Array.from({ length: cells + 1 }, (_, count) => payOfCount(rules, symbol, count) * multiplier),
  );
  const last = rules.symbols.length - 1;
  const walk = (
    symbol: number,
    at: { sum: number; place: number; kept: number; keptPlace: number; pay: number },
  ) => {
    const left = cells - at.sum;
    const term = terms[symbol] as Float64Array;
    for (let count = symbol === last ? left : 0; count <= left; count += 1) {
      const paid = pays[symbol]?.[count] ?? 0;
      const kept = at.kept + (paid > 0 ? 0 : count);
      const place = at.place + (term[at.sum + count] as number);
      const keptPlace = at.keptPlace + (term[kept] as number);
      const pay = at.pay + paid;
      if (symbol < last) walk(symbol + 1, { sum: at.sum + count, place, kept, keptPlace, pay });
      else if (pay > 0) {
        const [later = 0, laterSquare = 0] = [next.mean[keptPlace], next.square[keptPlace]];
        mean[place] = pay + later;
        square[place] = pay ** 2 + 2 * pay * later + laterSquare;
      }
    }
  };
  walk(0, { sum: 0, place: 0, kept: 0, keptPlace: 0, pay: 0 });
  return { mean, square };
}

/** The chance that no symbol of the first window wins: a sum over its counts, as a product of polynomials. */
function chanceOfNothing({ symbols, bands, reels, rows }: TumbleRules): number {
  const cells = reels * rows;
  const most = (bands[0] ?? 0) - 1;
  const all = symbols.reduce((sum, { weight }) => sum + weight, 0);
  let ways = [1];
  for (const { weight } of symbols) {
    const next = Array.from({ length: cells + 1 }, () => 0);
    ways.forEach((already, sum) => {
      let term = 1;
      for (let count = 0; count <= Math.min(most, cells - sum); count += 1) {
        if (count > 0) term *= weight / all / count;
        next[sum + count] = (next[sum + count] ?? 0) + already * term;
      }
    });
    ways = next;
  }
  let chance = ways[cells] ?? 0;
  for (let factor = 2; factor <= cells; factor += 1) chance *= factor;
  return chance;
}

/** The most that one window can pay, in hundredths of the stake: its cells shared among winning symbols. */
function bestWindow(rules: TumbleRules, cells: number, from = 0): number {
  const symbol = rules.symbols[from];
  if (!symbol) return 0;
  return rules.bands.reduce(
    (best, least) =>
      least > cells
        ? best
        : Math.max(best, payOfCount(rules, symbol, least) + bestWindow(rules, cells - least, from + 1)),
    bestWindow(rules, cells, from + 1),
  );
}
