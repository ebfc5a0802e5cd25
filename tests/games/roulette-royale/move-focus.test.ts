import { describe, expect, it } from 'vitest';
import { nearestTowards } from '../../../games/roulette-royale/move-focus.ts';
import { boxOf } from '../../../games/roulette-royale/table-geometry.ts';
import { ROULETTE_SPOTS } from '../../../maths/roulette/spots.ts';

/** The table as it lies along a wide window, with fields of 50 pixels. */
const places = ROULETTE_SPOTS.map((spot) => {
  const { u, v, du, dv } = boxOf(spot);
  return { name: spot.name, x: (u + du / 2) * 50, y: (v + dv / 2) * 50 };
});

function walk(from: string, keys: readonly string[]): readonly string[] {
  let at = places.find(({ name }) => name === from);
  return keys.map((key) => {
    const here = at;
    if (!here) throw new Error('nowhere');
    at =
      nearestTowards(
        key,
        here,
        places.filter((place) => place !== here),
      ) ?? here;
    return at.name;
  });
}

describe('arrow keys on the roulette table', () => {
  it('arrow keys walk over the lines from number to number', () => {
    expect(walk('straight-5', ['ArrowRight', 'ArrowRight'])).toEqual(['split-5-8', 'straight-8']);
    expect(walk('straight-5', ['ArrowUp', 'ArrowUp'])).toEqual(['split-5-6', 'straight-6']);
    expect(walk('straight-4', ['ArrowDown', 'ArrowRight'])).toEqual(['street-4-5-6', 'sixLine-4-5-6-7-8-9']);
  });

  it('focus stays at the end of the table, and for any other key', () => {
    expect(walk('column-3', ['ArrowRight', 'x'])).toEqual(['column-3', 'column-3']);
  });

  it('every bet can be reached from the zero', () => {
    const reached = new Set(['straight-0']);
    const open = ['straight-0'];
    for (let from = open.pop(); from; from = open.pop()) {
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const [next = ''] = walk(from, [key]);
        if (reached.has(next)) continue;
        reached.add(next);
        open.push(next);
      }
    }
    expect(ROULETTE_SPOTS.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  });
});
