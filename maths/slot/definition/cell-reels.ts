import type { RandomSource } from '../../random-source.ts';
import type { SymbolId } from '../slot-model.ts';
import type { CellReels } from './slot-definition.ts';

/** Reels whose cells are drawn one by one: reel by reel from the left, each from the top. */
export const cellReels = (sets: CellReels['sets']): CellReels => ({
  kind: 'cells',
  sets,
  draw: (set, { reels, rows }, random) => ({
    window: Array.from({ length: reels }, () => drawCells(sets[set] ?? sets.base, rows, random)),
  }),
  refill: (set, window, isGone, random) =>
    window.map((column, reel) => {
      const kept = column.filter((_, row) => !isGone(reel, row));
      return [...drawCells(sets[set] ?? sets.base, column.length - kept.length, random), ...kept];
    }),
});

/** So many new cells, the first one drawn first. A loop, because a simulation draws millions of them. */
function drawCells(weights: readonly number[], count: number, random: RandomSource): SymbolId[] {
  const cells: SymbolId[] = [];
  while (cells.length < count) cells.push(drawCell(weights, random));
  return cells;
}

function drawCell(weights: readonly number[], random: RandomSource): SymbolId {
  let all = 0;
  for (const weight of weights) all += weight;
  let at = random.integer(all);
  return weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
}
