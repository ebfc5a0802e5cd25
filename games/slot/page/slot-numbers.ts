import type { AnySlot } from '../../../maths/slot/definition/slot-definition.ts';
import type { Strip, SymbolId } from '../../../maths/slot/slot-model.ts';
import { formatLocale, type WordValues } from '../../../src/platform/i18n.ts';

/** What hangs on the reels of a set, a strip each; none where cells are drawn by themselves. */
export function stripsOf({ spin: { reels } }: AnySlot, set: 'base' | 'free' = 'base'): readonly Strip[] {
  if (reels.kind !== 'strips') return [];
  return reels.sets[set] ?? reels.sets.base;
}

/** Fewest scatters that open the feature; 0 where none do. */
export function leastScatters({ feature }: AnySlot): number {
  if (feature.kind === 'hold') return feature.trigger;
  if (feature.kind !== 'freeSpins') return 0;
  return Math.min(...countsOf(feature.spinsByScatters));
}

/** Numbers of scatters that open free spins, ascending. */
const countsOf = (spinsByScatters: Readonly<Record<number, number>>): number[] =>
  Object.entries(spinsByScatters).flatMap(([count, spins]) => (spins > 0 ? [Number(count)] : []));

/** The fewest symbols that pay, as far as plain ones go. */
export const leastCount = ({ symbols }: AnySlot): number =>
  Math.min(...symbols.flatMap(({ role, pays }) => (role === 'plain' ? Object.keys(pays).map(Number) : [])));

/** What sentences of a slot may name. */
export function slotValues(slot: AnySlot): WordValues {
  const { grid, spin } = slot;
  return {
    lines: spin.wins.kind === 'lines' ? spin.wins.lines.length : 0,
    ways: grid.rows ** grid.reels,
    cells: grid.rows * grid.reels,
    rows: grid.rows,
    reels: grid.reels,
    count: leastScatters(slot) || leastCount(slot),
  };
}

/** The reels, counted from 1, on which a symbol can stop. */
export const reelsOf = (strips: readonly Strip[], symbol: SymbolId): string[] =>
  strips.flatMap((strip, reel) => (strip.includes(symbol) ? [String(reel + 1)] : []));

/** What a wild makes of a win that it is part of. */
export function wildMultiplierOf({ symbols, spin: { wins } }: AnySlot, symbol: SymbolId): number {
  return symbols[symbol]?.multiplier ?? (wins.kind === 'lines' ? wins.wildMultiplier : undefined) ?? 1;
}

/** What wilds on all their reels make of a win, the best on each. */
export function mostWildMultiplier(slot: AnySlot): number {
  const best = (strip: Strip) =>
    Math.max(
      ...strip.map((symbol) => (slot.symbols[symbol]?.role === 'wild' ? wildMultiplierOf(slot, symbol) : 1)),
    );
  const product = (set: 'base' | 'free') =>
    stripsOf(slot, set).reduce((most, strip) => most * best(strip), 1);
  return Math.max(product('base'), product('free'));
}

/**
 * Numbers of scatters and of the spins that they win: as lists, and by name for sentences that put them elsewhere.
 * @returns `scatters` and `spins`; `few`, `some`, `many` and `fewSpins`, `someSpins`, `manySpins` for the first three
 */
export function freeSpinValues(spinsByScatters: Readonly<Record<number, number>>): WordValues {
  const counts = countsOf(spinsByScatters);
  const spins = counts.map((count) => spinsByScatters[count] ?? 0);
  const [few = 0, some = 0, many = 0] = counts;
  const [fewSpins = 0, someSpins = 0, manySpins = 0] = spins;
  const lists = { scatters: orList(counts.map(String)), spins: orList(spins.map(String)) };
  return { ...lists, few, some, many, fewSpins, someSpins, manySpins };
}

/** A list in the player's language, "3, 4 or 5". */
export const orList = (
  items: readonly string[],
  type: 'disjunction' | 'conjunction' = 'disjunction',
): string => new Intl.ListFormat(formatLocale(), { type }).format(items);
