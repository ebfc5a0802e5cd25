import type { AnySlot } from './definition/slot-definition.ts';

export interface TumbleSymbol {
  readonly name: string;
  /** A cell shows it with this share of the sum of all weights. */
  readonly weight: number;
  /** What it pays in each band of counts, in hundredths of the stake. */
  readonly pays: readonly number[];
}

/** A game whose wins fall out of the window and make room for new cells, by the numbers that its sheet has. */
export interface TumbleRules {
  readonly reels: number;
  readonly rows: number;
  readonly symbols: readonly TumbleSymbol[];
  /** The least count of each band, ascending; a symbol wins from the first on. */
  readonly bands: readonly number[];
  /** What the wins of the first, second, … window are multiplied by; there are no more windows than these. */
  readonly multipliers: readonly number[];
}

/** The rules of a slot that falls. @throws TypeError for another one, or when its symbols do not share their bands */
export function tumbleRulesOf({ maths, grid, symbols, spin }: AnySlot): TumbleRules {
  const [first] = symbols;
  const bands = Object.keys(first?.pays ?? {}).map(Number);
  const isShared = symbols.every(({ pays }) => Object.keys(pays).join() === bands.join());
  if (spin.kind !== 'cascade' || !isShared) throw new TypeError(`${maths} has no bands that fall`);
  const weights = spin.reels.sets.base;
  return {
    ...grid,
    symbols: symbols.map(({ name, pays }, symbol) => ({
      name,
      weight: weights[symbol] ?? 0,
      pays: bands.map((band) => pays[band] ?? 0),
    })),
    bands,
    multipliers: spin.multipliers,
  };
}
