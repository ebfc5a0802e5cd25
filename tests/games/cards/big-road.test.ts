import { describe, expect, it } from 'vitest';
import { planBigRoad, ROAD_ROWS } from '../../../games/cards/big-road.ts';

/** Rounds by their letters, oldest first; `-` is a tie. */
const roadOf = (letters: string) =>
  planBigRoad([...letters].map((letter) => ({ side: letter === '-' ? null : letter })));
const placesOf = (letters: string) =>
  roadOf(letters).map(({ side, column, row }) => `${side}${column}.${row}`);

describe('big road', () => {
  it('run of one side goes down a column, and the other side begins a new one', () => {
    expect(placesOf('PPBPBB')).toEqual(['P0.0', 'P0.1', 'B1.0', 'P2.0', 'B3.0', 'B3.1']);
  });

  it('run that is longer than the road is high turns to the right', () => {
    expect(placesOf('PPPPPPPP').slice(-3)).toEqual(['P0.5', 'P1.5', 'P2.5']);
  });

  it('run that meets an earlier one turns to the right above it, and never shares a place', () => {
    const cells = roadOf('PPPPPPPPBBBBBBB');
    expect(cells.at(-1)).toMatchObject({ side: 'B', column: 3, row: 4 });
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
  });

  it('new run begins in the column beside the top of the one before it, under no tail', () => {
    expect(placesOf('PPPPPPPPB').at(-1)).toBe('B1.0');
  });

  it('ties are counted on the win before them', () => {
    expect(roadOf('P--B-').map(({ side, ties }) => [side, ties])).toEqual([
      ['P', 2],
      ['B', 1],
    ]);
  });

  it('ties before the first win wait at its place', () => {
    expect(roadOf('--').map(({ side, ties }) => [side, ties])).toEqual([[null, 2]]);
    expect(roadOf('--P').map(({ side, ties, column }) => [side, ties, column])).toEqual([['P', 2, 0]]);
  });

  it('no long row of rounds leaves the road’s rows or puts two on one place', () => {
    let seed = 7;
    const letters = Array.from({ length: 400 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return 'PPPPB-'[seed % 6];
    }).join('');
    const cells = roadOf(letters);
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
    for (const { row } of cells) expect(row).toBeLessThan(ROAD_ROWS);
  });
});
