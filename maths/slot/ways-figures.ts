import { type BetFigures, reduce, toBp, toNumber } from '../game-figures.ts';
import type { Strip } from './slot-model.ts';
import { type Cycle, sumPays } from './walk-cycle.ts';
import { walkWays } from './walk-ways.ts';
import type { WaysSymbol } from './ways-wins.ts';

/** Rules and reels of a game that pays ways, with free spins on reels of their own. Pays are hundredths of the stake. */
export interface WaysModel {
  readonly symbols: readonly WaysSymbol[];
  readonly rows: number;
  readonly baseStrips: readonly Strip[];
  readonly freeStrips: readonly Strip[];
  readonly spinsByScatters: Readonly<Record<number, number>>;
}

export interface WaysFigures extends BetFigures {
  /** Part of the return that free spins pay, floored to the basis point. */
  readonly freeSpinsBp: number;
  /** One round in this many opens the free spins. */
  readonly freeSpinsOneIn: number;
}

/** A stake, in the unit of the pays. */
const STAKE = 100;

/** The figures of both full cycles: nothing sampled, the return in whole numbers. */
export function waysFigures({
  symbols,
  rows,
  baseStrips,
  freeStrips,
  spinsByScatters,
}: WaysModel): WaysFigures {
  const base = walkWays(symbols, baseStrips, rows);
  const free = walkWays(symbols, freeStrips, rows);
  const freeSum = sumPays(free);
  const freeMean = Number(freeSum) / free.size;
  const freeVariance = meanOf(free, (pay) => pay ** 2) - freeMean ** 2;
  const bestFree = Math.max(...free.counts.flatMap((row) => [...row.keys()]));
  const small = smallSums(free, Math.max(...Object.values(spinsByScatters)));

  let spinsInAll = 0n;
  const sums = { hits: 0, above: 0, square: 0, triggers: 0, maxWin: 0 };
  base.counts.forEach((row, scatters) => {
    const spins = spinsByScatters[scatters] ?? 0;
    const upTo = (most: number) => sumTo(small[spins] ?? [], most);
    for (const [pay, times] of row) {
      spinsInAll += BigInt(times * spins);
      if (spins > 0) sums.triggers += times;
      sums.hits += times * (pay > 0 ? 1 : 1 - upTo(0));
      sums.above += times * (pay > STAKE ? 1 : 1 - upTo(STAKE - pay));
      sums.square += times * ((pay + spins * freeMean) ** 2 + spins * freeVariance);
      sums.maxWin = Math.max(sums.maxWin, pay + spins * bestFree);
    }
  });

  const total = BigInt(base.size) * BigInt(free.size) * BigInt(STAKE);
  const fromFree = spinsInAll * freeSum;
  const rtp = reduce(sumPays(base) * BigInt(free.size) + fromFree, total);
  return {
    rtp,
    rtpBp: toBp(rtp),
    hitRate: sums.hits / base.size,
    aboveStakeRate: sums.above / base.size,
    deviation: Math.sqrt(sums.square / base.size / STAKE ** 2 - toNumber(rtp) ** 2),
    maxWin: sums.maxWin / STAKE,
    freeSpinsBp: toBp({ numerator: fromFree, denominator: total }),
    freeSpinsOneIn: base.size / sums.triggers,
  };
}

function meanOf(cycle: Cycle, weigh: (pay: number) => number): number {
  let sum = 0;
  for (const row of cycle.counts) for (const [pay, times] of row) sum += times * weigh(pay);
  return sum / cycle.size;
}

/** `small[spins][pay]`: the chance that so many free spins pay exactly this, for pays up to a stake. */
function smallSums(free: Cycle, mostSpins: number): number[][] {
  const one = Array.from({ length: STAKE + 1 }, () => 0);
  for (const row of free.counts)
    for (const [pay, times] of row) if (pay <= STAKE) one[pay] = (one[pay] ?? 0) + times / free.size;
  const sums: number[][] = [one.map((_, pay) => (pay === 0 ? 1 : 0))];
  for (let spins = 1; spins <= mostSpins; spins += 1) {
    const before = sums[spins - 1] ?? [];
    sums.push(
      one.map((_, pay) =>
        sumTo(
          before.map((chance, rest) => chance * (one[pay - rest] ?? 0)),
          pay,
        ),
      ),
    );
  }
  return sums;
}

const sumTo = (chances: readonly number[], most: number): number =>
  chances.slice(0, most + 1).reduce((sum, chance) => sum + chance, 0);
