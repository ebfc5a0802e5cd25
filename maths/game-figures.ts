/** A fraction of whole numbers in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** What can be said of one kind of bet. Rates are shares of all rounds, amounts are in stakes. */
export interface BetFigures {
  /** Return to player, exact. */
  readonly rtp: Fraction;
  /** Floored to the basis point, as the catalogue shows it. */
  readonly rtpBp: number;
  /** Rounds that return anything, and rounds that return more than the stake. */
  readonly hitRate: number;
  readonly aboveStakeRate: number;
  /** Standard deviation of a round's return. */
  readonly deviation: number;
  readonly maxWin: number;
}

export interface GameFigures {
  /** As the catalogue shows it; each sheet says of which bet. Basis points. */
  readonly rtpBp: number;
  /** 1 calm to 5 wild: that of the wildest bet on offer. */
  readonly volatility: number;
  readonly bets: Readonly<Record<string, BetFigures>>;
}

/** Standard deviations, in stakes, at which the next volatility begins. */
const VOLATILITY_STEPS = [1, 3, 6, 12];

/** 1 to 5, the same scale for every game of the platform. */
export function volatilityOf(bets: readonly Pick<BetFigures, 'deviation'>[]): number {
  const wildest = Math.max(...bets.map(({ deviation }) => deviation));
  return 1 + VOLATILITY_STEPS.filter((step) => wildest >= step).length;
}

/**
 * The figures of a bet from a count of its cases.
 * @param cases equally likely cases by what they return
 * @param stake in the unit of the cases; hundredths of it without
 */
export function figuresOfCases(cases: ReadonlyMap<number, bigint>, stake = 100): BetFigures {
  const rows = [...cases].filter(([, count]) => count > 0n);
  const sumOf = (weigh: (paid: bigint) => bigint) =>
    rows.reduce((sum, [paid, count]) => sum + weigh(BigInt(paid)) * count, 0n);
  const units = BigInt(stake);
  const total = sumOf(() => 1n);
  const paid = sumOf((paid) => paid);
  const squares = sumOf((paid) => paid ** 2n);
  const share = (isWanted: (paid: bigint) => boolean) =>
    Number(sumOf((paid) => (isWanted(paid) ? 1n : 0n))) / Number(total);
  const rtp = reduce(paid, total * units);
  return {
    rtp,
    rtpBp: toBp(rtp),
    hitRate: share((paid) => paid > 0n),
    aboveStakeRate: share((paid) => paid > units),
    deviation: Math.sqrt(toNumber(reduce(squares * total - paid ** 2n, (total * units) ** 2n))),
    maxWin: Math.max(...rows.map(([paid]) => paid)) / stake,
  };
}

/** Converts a fraction to basis points, rounded down. */
export function toBp({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10_000n) / denominator);
}

export function toNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

/** The greatest one; the other number where one is 0. */
export function commonDivisor(one: bigint, other: bigint): bigint {
  let [common, rest] = [one, other];
  while (rest > 0n) [common, rest] = [rest, common % rest];
  return common;
}

export function reduce(numerator: bigint, denominator: bigint): Fraction {
  const common = commonDivisor(denominator, numerator);
  return { numerator: numerator / common, denominator: denominator / common };
}
