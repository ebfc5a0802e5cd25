import { expect, it } from 'vitest';
import { winsOf } from '../../maths/slot/line-wins.ts';
import { SCATTER_LINE, type SlotSymbol } from '../../maths/slot/slot-model.ts';
import { walkColumns } from '../../maths/slot/walk-cycle.ts';
import { columnsOf, countScatters, windowAt } from '../../maths/slot/window.ts';

const small = {
  symbols: [
    { name: 'wild', role: 'wild', pays: {} },
    { name: 'star', role: 'scatter', pays: { 3: 1 } },
    { name: 'red', role: 'plain', pays: { 2: 1, 3: 5, 4: 20 } },
    { name: 'blue', role: 'plain', pays: { 3: 2, 4: 9 } },
  ] satisfies readonly SlotSymbol[],
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ],
  rows: 2,
  wildMultiplier: 3,
  strips: [
    [2, 3, 1, 2, 3],
    [0, 2, 3, 1, 3, 2],
    [3, 2, 0, 1, 2],
    [1, 2, 3, 0, 3, 2, 2],
  ],
};

it('walk of the cycle counts the same pays as an enumeration of every window', () => {
  const { strips } = small;
  const plain = new Map<string, number>();
  const lengths = strips.map((strip) => strip.length);
  const size = lengths.reduce((product, length) => product * length, 1);
  for (let index = 0; index < size; index += 1) {
    let rest = index;
    const stops = lengths.map((length) => {
      const stop = rest % length;
      rest = Math.floor(rest / length);
      return stop;
    });
    const window = windowAt(strips, stops, small.rows);
    const pay = winsOf(small, window).reduce(
      (sum, win) => sum + (win.line === SCATTER_LINE ? 0 : win.pay),
      0,
    );
    const key = `${countScatters(small, window)} stars, ${pay}`;
    plain.set(key, (plain.get(key) ?? 0) + 1);
  }
  const walked = new Map<string, number>();
  const cycle = walkColumns(
    small,
    strips.map((strip) => columnsOf(strip, small.rows)),
  );
  cycle.counts.forEach((row, stars) => {
    for (const [pay, times] of row) walked.set(`${stars} stars, ${pay}`, times);
  });
  expect(cycle.size).toBe(size);
  expect(walked).toEqual(plain);
});
