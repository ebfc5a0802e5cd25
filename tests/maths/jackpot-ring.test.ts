import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOnRing, planRingRun, RING_ORDER } from '../../maths/jackpot-ring.ts';

const anyCell = fc.constantFrom(...RING_ORDER);

describe('path of the ring light', () => {
  it('[K05] light visits all ten cells in the order 0,1,2,3,5,9,8,7,6,4 and starts again', () => {
    expect(RING_ORDER).toEqual([0, 1, 2, 3, 5, 9, 8, 7, 6, 4]);
    expect(new Set(RING_ORDER).size).toBe(10);
    const round = [...RING_ORDER, RING_ORDER[0]];
    for (const [index, cell] of RING_ORDER.entries()) expect(nextOnRing(cell)).toBe(round[index + 1]);
    fc.assert(
      fc.property(anyCell, anyCell, (winner, start) => {
        const cells = planRingRun(winner, start).map(({ cell }) => cell);
        expect(cells[0]).toBe(start);
        for (const [index, cell] of cells.slice(1).entries())
          expect(cell).toBe(nextOnRing(cells[index] ?? -1));
      }),
    );
  });

  it('[T10] light stays 80 ms on each cell for the first 3 s', () => {
    const steps = planRingRun(7);
    const early = steps.filter(({ atMs }) => atMs < 3_000);
    expect(early).toHaveLength(38);
    expect(new Set(early.map(({ holdMs }) => holdMs))).toEqual(new Set([80]));
  });

  it('[T10] each step after 3 s is 20 ms longer than the one before', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (winner, start) => {
        const steps = planRingRun(winner, start);
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1];
          if (!before) continue;
          expect(step.atMs).toBe(before.atMs + before.holdMs);
          expect(step.holdMs - before.holdMs).toBe(step.atMs >= 3_000 ? 20 : 0);
        }
      }),
    );
  });

  it.each(RING_ORDER)('[T10] light stops on winning cell %i at its first step above 300 ms', (winner) => {
    const steps = planRingRun(winner);
    expect(steps.at(-1)?.cell).toBe(winner);
    expect(steps.at(-1)?.holdMs).toBeGreaterThan(300);
    const earlier = steps.slice(0, -1).filter(({ cell, holdMs }) => cell === winner && holdMs > 300);
    expect(earlier).toEqual([]);
    const { atMs, holdMs } = steps.at(-1) ?? { atMs: 0, holdMs: 0 };
    expect(atMs + holdMs).toBeLessThan(9_500);
    expect(holdMs).toBeLessThanOrEqual(500);
  });

  it('[T10] light starts from the cell where it waited, by the same rule', () => {
    expect(planRingRun(6, 9)[0]).toEqual({ cell: 9, atMs: 0, holdMs: 80 });
    expect(planRingRun(6, 9).at(-1)?.cell).toBe(6);
  });

  it.each([-1, 10, 1.5, Number.NaN])('cell %s, which the ring does not have, is rejected', (cell) => {
    expect(() => planRingRun(cell)).toThrow(RangeError);
    expect(() => planRingRun(0, cell)).toThrow(RangeError);
  });
});
