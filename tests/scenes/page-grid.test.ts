import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, GUTTER, planPageGrid } from '../../scenes/parts/page-grid.ts';

describe('atlas pages', () => {
  it('[R01] atlas pages hold as many slots as fit, and stay within the budget of the graphics card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 20, max: 400 }),
        fc.constantFrom(1, 1.5, 2),
        fc.integer({ min: 1_000_000, max: 96_000_000 }),
        (width, height, resolution, budget) => {
          const pageSize = 1024 * resolution;
          const grid = planPageGrid({ width, height, resolution, pageSize });
          expect(grid.columns * (grid.slotWidth + GUTTER)).toBeLessThanOrEqual(pageSize);
          expect((grid.columns + 1) * (grid.slotWidth + GUTTER)).toBeGreaterThan(pageSize);
          const pages = countPages(grid, budget);
          if (pages > 1) expect(pages * grid.bytes).toBeLessThanOrEqual(budget);
        },
      ),
    );
  });

  it('atlas page is no taller than its slots need', () => {
    const page = { width: 100, height: 100, resolution: 1, pageSize: 1024 };
    expect(planPageGrid(page)).toMatchObject({ columns: 10, rows: 10 });
    expect(planPageGrid({ ...page, mostSlots: 11 })).toMatchObject({ columns: 10, rows: 2 });
    expect(planPageGrid({ ...page, mostSlots: 1_000 })).toMatchObject({ columns: 10, rows: 10 });
    expect(planPageGrid({ ...page, mostSlots: 0 })).toMatchObject({ columns: 10, rows: 1 });
  });

  it('texture that is larger than an atlas page has one of its own', () => {
    const grid = planPageGrid({ width: 3_000, height: 200, resolution: 1, pageSize: 1024 });
    expect(grid).toMatchObject({ columns: 1, rows: 5 });
    expect(countPages(grid, 1)).toBe(1);
  });
});
