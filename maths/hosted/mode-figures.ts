import { commonDivisor, type Fraction, reduce } from '../game-figures.ts';

/** One line of a mode's table: how often it is drawn, and what it pays in hundredths of the stake. */
export interface WeightedPayout {
  readonly weight: bigint;
  readonly payout: bigint;
}

/** What a mode promises, as exact sums over its table. Chances are of one round. */
export interface ModeFigures {
  /** Return to player: Σ weight × payout over 100 × cost × Σ weight. */
  readonly rtp: Fraction;
  /** Rounds that return anything. */
  readonly hitRate: Fraction;
  /** Standard deviation of what a round returns, in what it costs. */
  readonly deviation: number;
  /** The largest payout in hundredths of the stake, and its chance. */
  readonly top: { readonly payout: bigint; readonly chance: Fraction };
  /** The greatest number that every payout which can be drawn is a multiple of, in hundredths of the stake; 0 without one. */
  readonly payoutStep: bigint;
  /** Chances of payouts from a number of stakes on, up to the next one; the first is of no payout. */
  readonly bands: readonly { readonly from: number; readonly chance: Fraction }[];
  readonly weightSum: bigint;
  readonly lines: number;
}

/** Where the bands of payouts begin, in stakes. Before them come rounds that return nothing. */
const BANDS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000];
const EDGES = BANDS.map((from) => BigInt(from * 100));

/** Adds up a table line by line: it is never in memory as a whole. */
export class ModeSums {
  #lines = 0;
  #weights = 0n;
  #paid = 0n;
  #squares = 0n;
  #hits = 0n;
  #top = 0n;
  #topWeight = 0n;
  #step = 0n;
  readonly #bands = [0n, ...BANDS.map(() => 0n)];

  add({ weight, payout }: WeightedPayout): void {
    const paid = weight * payout;
    this.#lines += 1;
    this.#weights += weight;
    this.#paid += paid;
    this.#squares += paid * payout;
    if (payout > 0n) this.#hits += weight;
    const band = payout === 0n ? 0 : EDGES.findLastIndex((edge) => payout >= edge) + 1;
    this.#bands[band] = (this.#bands[band] ?? 0n) + weight;
    // A line that is never drawn is no prize.
    if (weight === 0n) return;
    this.#step = commonDivisor(payout, this.#step);
    if (payout < this.#top) return;
    this.#topWeight = payout === this.#top ? this.#topWeight + weight : weight;
    this.#top = payout;
  }

  get weightSum(): bigint {
    return this.#weights;
  }

  /**
   * @param cost what a round of the mode is charged, in stakes
   * @throws RangeError where no line is ever drawn
   */
  figures(cost: Fraction): ModeFigures {
    const total = this.#weights;
    if (total === 0n) throw new RangeError('the weights sum to 0');
    const chance = (weight: bigint) => reduce(weight, total);
    // In hundredths of a stake, squared, over the square of all weights.
    const variance = this.#squares * total - this.#paid ** 2n;
    const charge = (Number(cost.numerator) / Number(cost.denominator)) * 100;
    return {
      rtp: reduce(this.#paid * cost.denominator, 100n * cost.numerator * total),
      hitRate: chance(this.#hits),
      deviation: Math.sqrt(Number(variance) / Number(total) ** 2) / charge,
      top: { payout: this.#top, chance: chance(this.#topWeight) },
      payoutStep: this.#step,
      bands: this.#bands.map((weight, at) => ({
        from: at === 0 ? 0 : (BANDS[at - 1] ?? 0),
        chance: chance(weight),
      })),
      weightSum: total,
      lines: this.#lines,
    };
  }
}
