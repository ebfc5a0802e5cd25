import { type BetFigures, type Fraction, reduce, toBp, toNumber } from '../game-figures.ts';
import type { SlotSymbol, Strip, SymbolId } from './slot-model.ts';
import { type Cycle, sumPays } from './walk-cycle.ts';
import { walkWaysOf } from './walk-ways.ts';
import { columnsOf } from './window.ts';

/** Rules and reels of a game whose wilds open over their whole reel and stay for another spin. Pays are hundredths of the stake. */
export interface HeldModel {
  readonly symbols: readonly SlotSymbol[];
  readonly rows: number;
  readonly strips: readonly Strip[];
}

export interface HeldFigures extends BetFigures {
  /** Part of the return that re-spins pay, floored to the basis point. */
  readonly respinsBp: number;
  /** One round in this many has a re-spin. */
  readonly respinsOneIn: number;
}

/** A stake, in the unit of the pays. */
const STAKE = 100;

export interface HeldReel {
  /** Stops that show a wild, and what all others show. */
  readonly wilds: number;
  readonly others: readonly SymbolId[][];
  readonly length: number;
}

/** What a spin pays whose reels of wilds are known: it no longer matters where they came from. */
interface Spin {
  readonly sum: Fraction;
  readonly mean: number;
  readonly square: number;
  readonly best: number;
  /** Chance of each pay up to a stake. */
  readonly small: readonly number[];
}

/** The same of a spin and all re-spins after it. */
type SpinWithRespins = Spin;

/**
 * The figures of all rounds, nothing sampled. A set of reels is a bit mask. With the reels of wilds given, a spin's pay
 * depends on nothing before it; so a spin is a choice of that set, then the full cycle of the reels beside it.
 */
export function heldFigures(model: HeldModel): HeldFigures {
  const reels = heldReels(model);
  const sets = setsOfWilds(reels);
  const spins = new Map(sets.map((set) => [set, spinOf(model, reels, set)] as const));
  const rests = new Map<number, SpinWithRespins>();
  // What follows a set is needed before the set itself: larger sets first.
  for (const set of sets.toReversed()) rests.set(set, restOf(reels, set, spins, rests));

  const round = rests.get(0) as SpinWithRespins;
  const base = spins.get(0) as Spin;
  const first = sets.map((set) => times(chanceOf(reels, 0, set), (spins.get(set) as Spin).sum));
  const firstSpin = first.reduce(addFractions);
  const rtp = reduce(round.sum.numerator, round.sum.denominator * BigInt(STAKE));
  const noWild = toNumber(chanceOf(reels, 0, 0));
  const fromRespins = addFractions(round.sum, { ...firstSpin, numerator: -firstSpin.numerator });
  return {
    rtp,
    rtpBp: toBp(rtp),
    hitRate: 1 - (round.small[0] ?? 0),
    aboveStakeRate: 1 - round.small.reduce((sum, chance) => sum + chance, 0),
    deviation: Math.sqrt(round.square / STAKE ** 2 - toNumber(rtp) ** 2),
    maxWin: Math.max(base.best, round.best) / STAKE,
    respinsBp: toBp({ ...fromRespins, denominator: fromRespins.denominator * BigInt(STAKE) }),
    respinsOneIn: 1 / (1 - noWild),
  };
}

export function heldReels(model: HeldModel): HeldReel[] {
  return model.strips.map((strip) => {
    const columns = columnsOf(strip, model.rows);
    const others = columns.filter((column) => !column.some((symbol) => isWild(model, symbol)));
    return { wilds: columns.length - others.length, others, length: columns.length };
  });
}

/** Every set of reels that can show wilds. */
export function setsOfWilds(reels: readonly HeldReel[]): number[] {
  return Array.from({ length: 2 ** reels.length }, (_, set) => set).filter((set) =>
    reels.every(({ wilds }, reel) => wilds > 0 || !hasReel(set, reel)),
  );
}

const isWild = ({ symbols }: HeldModel, symbol: SymbolId) => symbols[symbol]?.role === 'wild';
const hasReel = (set: number, reel: number) => (set & (1 << reel)) !== 0;
const addFractions = (a: Fraction, b: Fraction): Fraction =>
  reduce(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const times = (a: Fraction, b: Fraction): Fraction =>
  reduce(a.numerator * b.numerator, a.denominator * b.denominator);

/** The chance that a spin with the reels of `held` ends with wilds on exactly those of `open`. */
export function chanceOf(reels: readonly HeldReel[], held: number, open: number): Fraction {
  if ((held & ~open) !== 0) return { numerator: 0n, denominator: 1n };
  return reels.reduce<Fraction>(
    (chance, { wilds, others, length }, reel) => {
      if (hasReel(held, reel)) return chance;
      const stops = hasReel(open, reel) ? wilds : others.length;
      return times(chance, { numerator: BigInt(stops), denominator: BigInt(length) });
    },
    { numerator: 1n, denominator: 1n },
  );
}

/** All that a spin can show once the reels of `open` are wilds. */
export function cycleOf(model: HeldModel, reels: readonly HeldReel[], open: number): Cycle {
  const wild = model.symbols.findIndex(({ role }) => role === 'wild');
  const full = [Array.from({ length: model.rows }, () => wild)];
  return walkWaysOf(
    model.symbols,
    reels.map(({ others }, reel) => (hasReel(open, reel) ? full : others)),
  );
}

function spinOf(model: HeldModel, reels: readonly HeldReel[], open: number): Spin {
  const cycle = cycleOf(model, reels, open);
  const pays = cycle.counts.flatMap((row) => [...row]);
  const small = Array.from({ length: STAKE + 1 }, () => 0);
  for (const [pay, count] of pays) if (pay <= STAKE) small[pay] = (small[pay] ?? 0) + count / cycle.size;
  const sum = reduce(sumPays(cycle), BigInt(cycle.size));
  return {
    sum,
    mean: toNumber(sum),
    square: pays.reduce((total, [pay, count]) => total + pay ** 2 * count, 0) / cycle.size,
    best: Math.max(...pays.map(([pay]) => pay)),
    small,
  };
}

/** A spin with the reels of `held`, and what follows it: another one as long as it brought a wild. */
function restOf(
  reels: readonly HeldReel[],
  held: number,
  spins: ReadonlyMap<number, Spin>,
  rests: ReadonlyMap<number, SpinWithRespins>,
): SpinWithRespins {
  let sum: Fraction = { numerator: 0n, denominator: 1n };
  let [square, best] = [0, 0];
  const small = Array.from({ length: STAKE + 1 }, () => 0);
  for (const [open, spin] of spins) {
    const exact = chanceOf(reels, held, open);
    const chance = toNumber(exact);
    if (chance === 0) continue;
    const after = open === held ? null : (rests.get(open) as SpinWithRespins);
    sum = addFractions(sum, times(exact, after ? addFractions(spin.sum, after.sum) : spin.sum));
    square += chance * (spin.square + (after ? 2 * spin.mean * after.mean + after.square : 0));
    best = Math.max(best, spin.best + (after?.best ?? 0));
    const both = after ? convolveChances(spin.small, after.small) : spin.small;
    both.forEach((part, pay) => {
      small[pay] = (small[pay] ?? 0) + chance * part;
    });
  }
  return { sum, mean: toNumber(sum), square, best, small };
}

/** Chances of the sums of two pays, up to a stake. */
const convolveChances = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((_, pay) =>
    one.slice(0, pay + 1).reduce((sum, chance, first) => sum + chance * (other[pay - first] ?? 0), 0),
  );
