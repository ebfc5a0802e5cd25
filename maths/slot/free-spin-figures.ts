import { type BetFigures, type Fraction, reduce, toBp, toNumber } from '../game-figures.ts';
import { type Cycle, sumPays } from './walk-cycle.ts';

/** The figures of Royal Sevens as they are published, the return not reduced. */
export interface SlotFigures extends Omit<BetFigures, 'maxWin'> {
  /** Shares of the return, floored to basis points: lines, scatter pays, free spins. */
  readonly shares: { readonly linesBp: number; readonly scattersBp: number; readonly freeSpinsBp: number };
  /** One round in this many opens the free spins. */
  readonly freeSpinsOneIn: number;
  /** The largest win that can occur, in stakes: the best window with its free spins, each of which has the best one. */
  readonly ceiling: number;
}

export interface FreeSpinFigures extends BetFigures {
  /** Part of the return that free spins pay, floored to the basis point. */
  readonly freeSpinsBp: number;
  /** One round in this many opens the free spins. */
  readonly freeSpinsOneIn: number;
}

/** A slot whose free spins are independent of each other and win no more of themselves. */
export interface FreeSpinGame {
  readonly base: Cycle;
  readonly free: Cycle;
  /** What a number of scatters pays beside the wins. */
  scatterPay(scatters: number): number;
  /** The multiplier of each free spin that a number of scatters wins; fewer win the first of those that more win. */
  multipliersOf(scatters: number): readonly number[];
}

/**
 * The figures of both full cycles: nothing sampled, the return in whole numbers.
 * @param stake in the unit of the pays
 */
export function freeSpinFigures(
  { base, free, scatterPay, multipliersOf }: FreeSpinGame,
  stake: number,
): FreeSpinFigures & { readonly winsBp: number; readonly scattersBp: number } {
  const freeSum = sumPays(free);
  const freeMean = Number(freeSum) / free.size;
  const freeVariance = meanSquare(free) - freeMean ** 2;
  const bestFree = Math.max(...free.counts.flatMap((row) => [...row.keys()]));
  const ladders = base.counts.map((_, scatters) => multipliersOf(scatters));
  const longest = ladders.reduce((most, ladder) => (ladder.length > most.length ? ladder : most), []);
  const small = smallSums(free, longest, stake);

  let featureWeight = 0n;
  const sums = { hits: 0, above: 0, square: 0, triggers: 0, maxWin: 0 };
  base.counts.forEach((row, scatters) => {
    const ladder = ladders[scatters] ?? [];
    const weight = ladder.reduce((sum, multiplier) => sum + multiplier, 0);
    const variance = ladder.reduce((sum, multiplier) => sum + multiplier ** 2, 0) * freeVariance;
    const upTo = (most: number) => sumTo(small[ladder.length] ?? [], most);
    for (const [wins, times] of row) {
      const pay = wins + scatterPay(scatters);
      featureWeight += BigInt(times) * BigInt(weight);
      if (ladder.length > 0) sums.triggers += times;
      sums.hits += times * (pay > 0 ? 1 : 1 - upTo(0));
      sums.above += times * (pay > stake ? 1 : 1 - upTo(stake - pay));
      sums.square += times * ((pay + weight * freeMean) ** 2 + variance);
      sums.maxWin = Math.max(sums.maxWin, pay + weight * bestFree);
    }
  });

  // All three parts over one denominator: every base window, every free window, every unit of the stake.
  const denominator = BigInt(base.size) * BigInt(free.size) * BigInt(stake);
  const wins = sumPays(base) * BigInt(free.size);
  const scatters = sumPays(base, scatterPay) * BigInt(free.size) - wins;
  const feature = featureWeight * freeSum;
  const shareBp = (numerator: bigint): number => toBp({ numerator, denominator } satisfies Fraction);
  const rtp = reduce(wins + scatters + feature, denominator);
  return {
    rtp,
    rtpBp: toBp(rtp),
    hitRate: sums.hits / base.size,
    aboveStakeRate: sums.above / base.size,
    deviation: Math.sqrt(sums.square / base.size / stake ** 2 - toNumber(rtp) ** 2),
    maxWin: sums.maxWin / stake,
    winsBp: shareBp(wins),
    scattersBp: shareBp(scatters),
    freeSpinsBp: shareBp(feature),
    freeSpinsOneIn: base.size / sums.triggers,
  };
}

function meanSquare(cycle: Cycle): number {
  let sum = 0;
  for (const row of cycle.counts) for (const [pay, times] of row) sum += times * pay ** 2;
  return sum / cycle.size;
}

/** `small[spins][pay]`: the chance that so many free spins pay exactly this, for pays up to a stake. */
function smallSums(free: Cycle, multipliers: readonly number[], stake: number): number[][] {
  const one = Array.from({ length: stake + 1 }, () => 0);
  for (const row of free.counts)
    for (const [pay, times] of row) if (pay <= stake) one[pay] = (one[pay] ?? 0) + times / free.size;
  const sums: number[][] = [one.map((_, pay) => (pay === 0 ? 1 : 0))];
  for (const multiplier of multipliers) {
    const before = sums.at(-1) ?? [];
    sums.push(
      one.map((_, pay) => {
        let chance = 0;
        for (let paid = 0; paid * multiplier <= pay; paid += 1)
          chance += (one[paid] ?? 0) * (before[pay - paid * multiplier] ?? 0);
        return chance;
      }),
    );
  }
  return sums;
}

const sumTo = (chances: readonly number[], most: number): number =>
  chances.slice(0, most + 1).reduce((sum, chance) => sum + chance, 0);
