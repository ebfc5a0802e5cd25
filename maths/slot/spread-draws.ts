import type { CountSpace } from './count-space.ts';

/** Mean and mean square of what is still to come, by the place of the counts. */
export interface Values {
  readonly mean: Float64Array;
  readonly square: Float64Array;
}

export const noValues = ({ size }: CountSpace): Values => ({
  mean: new Float64Array(size),
  square: new Float64Array(size),
});

interface SpreadState {
  /** How many symbols, first in the order of the counts, are not drawn in either array. */
  readonly open: number;
  /** The highest count of a symbol that is not drawn yet: it has not won. */
  readonly most: number;
  /** By the number of cells to fill: the chances that so many of them show the symbol. */
  readonly chances: readonly Float64Array[];
  /** Values once the last symbol in the order of the counts is drawn. */
  readonly after: Values;
}

/**
 * Values before the cells of one symbol are drawn: the mean over how many of the cells to fill show it. It is the last in
 * the order of the counts, where adding to it moves the place by one term; in the result it is the first, so that the
 * next one is last.
 */
export function spreadDraws(counts: CountSpace, { open, most, chances, after }: SpreadState): Values {
  const { symbols, cells, terms } = counts;
  const before = noValues(counts);
  const last = symbols - 1;
  const own = terms[last] as Float64Array;
  const first = terms[0] as Float64Array;
  const tuple = new Int32Array(symbols);

  /** @param sum of the counts but the last one's @param place of them */
  const fill = (sum: number, place: number): void => {
    for (let count = 0; count <= Math.min(most, cells - sum); count += 1) {
      const row = chances[cells - sum - count] as Float64Array;
      let [mean, square] = [0, 0];
      for (let added = 0; added < row.length; added += 1) {
        const chance = row[added] as number;
        const at = place + (own[sum + count + added] as number);
        mean += chance * (after.mean[at] as number);
        square += chance * (after.square[at] as number);
      }
      let upTo = count;
      let turned = first[count] as number;
      for (let other = 0; other < last; other += 1) {
        upTo += tuple[other] as number;
        turned += (terms[other + 1] as Float64Array)[upTo] as number;
      }
      before.mean[turned] = mean;
      before.square[turned] = square;
    }
  };

  const walk = (at: number, sum: number, place: number): void => {
    if (at === last) {
      fill(sum, place);
      return;
    }
    const term = terms[at] as Float64Array;
    const highest = at < open ? Math.min(most, cells - sum) : cells - sum;
    for (let count = 0; count <= highest; count += 1) {
      tuple[at] = count;
      walk(at + 1, sum + count, place + (term[sum + count] as number));
    }
  };
  walk(0, 0, 0);
  return before;
}
