import type { SlotModel } from './slot-model.ts';
import { type Cycle, sumPays, walkCycle } from './walk-cycle.ts';

/** A fraction of whole numbers, not reduced. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface SlotFigures {
  /** Return to player, exact. */
  readonly rtp: Fraction;
  /** Floored to basis points, as the catalogue shows it. */
  readonly rtpBp: number;
  /** Shares of the return, floored to basis points: lines, scatter pays, free spins. */
  readonly shares: { readonly linesBp: number; readonly scattersBp: number; readonly freeSpinsBp: number };
  /** Rounds that pay anything, and rounds that pay more than the stake. Share of all rounds. */
  readonly hitRate: number;
  readonly aboveStakeRate: number;
  /** One round in this many opens the free spins. */
  readonly freeSpinsOneIn: number;
  /** Standard deviation of a round's return, in stakes. */
  readonly deviation: number;
  /** The largest win that can occur, in stakes: the best window with its free spins, each of which has the best one. */
  readonly ceiling: number;
}

/** The slot's figures from its full cycles: nothing sampled, the return in whole numbers. */
export function figuresOf(model: SlotModel): SlotFigures {
  const base = walkCycle(model, model.baseStrips);
  const free = walkCycle(model, model.freeStrips);
  const lineCount = model.lines.length;
  const freeSum = sumPays(free);
  const freeMean = Number(freeSum) / free.size;
  const freeVariance = meanSquare(free) - freeMean ** 2;
  const scatterPays = model.symbols.find(({ role }) => role === 'scatter')?.pays ?? {};
  const scatterPay = (scatters: number) => (scatterPays[scatters] ?? 0) * lineCount;
  const multipliers = (scatters: number) =>
    Array.from({ length: model.freeSpins.spinsByScatters[scatters] ?? 0 }, (_, index) =>
      model.freeSpins.multiplierOf(index),
    );

  let featureWeight = 0n;
  let triggers = 0;
  let hits = 0;
  let above = 0;
  let square = 0;
  let ceiling = 0;
  const bestFree = Math.max(...free.counts.flatMap((row) => [...row.keys()]));
  base.counts.forEach((row, scatters) => {
    const ladder = multipliers(scatters);
    const weight = ladder.reduce((sum, multiplier) => sum + multiplier, 0);
    const variance = ladder.reduce((sum, multiplier) => sum + multiplier ** 2, 0) * freeVariance;
    for (const [lines, times] of row) {
      const pay = lines + scatterPay(scatters);
      featureWeight += BigInt(times) * BigInt(weight);
      if (ladder.length > 0) triggers += times;
      if (pay > 0) hits += times;
      // Wins of the free spins are not counted here: three stars alone already pay more than the stake.
      if (pay > lineCount) above += times;
      square += times * ((pay + weight * freeMean) ** 2 + variance);
      ceiling = Math.max(ceiling, pay + weight * bestFree);
    }
  });

  // All three parts over one denominator: every base combination, every free combination, every line.
  const denominator = BigInt(base.size) * BigInt(free.size) * BigInt(lineCount);
  const lines = sumPays(base) * BigInt(free.size);
  const scatters = sumPays(base, scatterPay) * BigInt(free.size) - lines;
  const feature = featureWeight * freeSum;
  const rtp: Fraction = { numerator: lines + scatters + feature, denominator };
  const mean = Number(rtp.numerator) / Number(denominator);
  return {
    rtp,
    rtpBp: toBp(rtp.numerator, denominator),
    shares: {
      linesBp: toBp(lines, denominator),
      scattersBp: toBp(scatters, denominator),
      freeSpinsBp: toBp(feature, denominator),
    },
    hitRate: hits / base.size,
    aboveStakeRate: above / base.size,
    freeSpinsOneIn: base.size / triggers,
    deviation: Math.sqrt(square / base.size / lineCount ** 2 - mean ** 2),
    ceiling: ceiling / lineCount,
  };
}

function toBp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 10_000n) / denominator);
}

function meanSquare(cycle: Cycle): number {
  let sum = 0;
  for (const row of cycle.counts) for (const [pay, times] of row) sum += times * pay ** 2;
  return sum / cycle.size;
}
