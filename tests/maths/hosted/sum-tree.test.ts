import { describe, expect, it } from 'vitest';
import { climb, type SumNode } from '../../../maths/hosted/sum-tree.ts';
import { BLOCK_LINES, findLine } from '../../../maths/hosted/table-block.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import { seededRandom } from '../seeded-random.ts';
import { MadeTable, madeRows } from './made-table.ts';

/** The line of a number as a server looks it up. */
function lookUp({ tree, blocks }: MadeTable, number: bigint): number {
  const { block, before } = tree.find(number);
  const line = findLine(blocks[block] as Uint8Array, number - before);
  return block * BLOCK_LINES + (line?.at ?? Number.NaN);
}

const random = seededRandom(7);
const smallTables = Array.from({ length: 40 }, (_, at) => {
  const rows = madeRows(1 + random.integer(at < 20 ? 5 : 500), () => BigInt(random.integer(4)));
  return new MadeTable([...rows, { id: 100_004n, weight: 1n, payout: 0n }]);
});

describe('tree of sums over a table', () => {
  it('each line of a small table is found by exactly as many numbers as its weight', () => {
    for (const table of smallTables) {
      const counts = table.rows.map(() => 0n);
      for (let number = 0n; number < table.tree.top.sum; number += 1n) {
        const line = lookUp(table, number);
        counts[line] = (counts[line] ?? 0n) + 1n;
      }
      expect(counts).toEqual(table.rows.map(({ weight }) => weight));
    }
  });

  it('number finds the line of a plain walk through a table of huge weights', () => {
    const table = new MadeTable(
      madeRows(1_000, (at) => (at % 5 === 0 ? 0n : 2n ** 40n + BigInt(at) * 2n ** 43n)),
    );
    const { sum } = table.tree.top;
    let start = 0n;
    for (const { weight } of table.rows) {
      if (weight > 0n) expect(lookUp(table, start)).toBe(table.walk(start));
      if (weight > 0n) expect(lookUp(table, start + weight - 1n)).toBe(table.walk(start + weight - 1n));
      start += weight;
    }
    expect(start).toBe(sum);
  });

  it('way of every block leads to the top, with the weights before it', () => {
    for (const count of [1, 2, 3, 5, 7, 8, 9, 13, 16, 33]) {
      const { tree, blocks } = new MadeTable(madeRows(count * BLOCK_LINES - 3, (at) => BigInt(at % 4)));
      expect(blocks).toHaveLength(count);
      let before = 0n;
      for (const index of blocks.keys()) {
        const leaf = tree.leaf(index);
        const path = tree.path(index);
        const climbed = climb(leaf, index, count, path);
        expect([hexOf(climbed?.top.hash as Uint8Array), climbed?.top.sum, climbed?.before]).toEqual([
          hexOf(tree.top.hash),
          tree.top.sum,
          before,
        ]);
        expect(climb(leaf, index, count, [...path, leaf])).toBeNull();
        if (count > 1) expect(climb(leaf, index, count, path.slice(1))).toBeNull();
        before += leaf.sum;
      }
    }
  });

  it('sum that is moved from one node of a pair to the other gives another top', () => {
    const { tree } = new MadeTable(madeRows(4 * BLOCK_LINES, () => 10n));
    const [first, second] = tree.path(0) as [SumNode, SumNode];
    const moved = climb({ ...tree.leaf(0), sum: tree.leaf(0).sum + 1n }, 0, 4, [
      { ...first, sum: first.sum - 1n },
      second,
    ]);
    expect(moved?.top.sum).toBe(tree.top.sum);
    expect(moved?.top.hash).not.toEqual(tree.top.hash);
  });
});
