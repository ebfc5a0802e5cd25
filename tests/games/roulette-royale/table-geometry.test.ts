import { describe, expect, it } from 'vitest';
import {
  boxOf,
  type FieldBox,
  TABLE_DEPTH,
  TABLE_LENGTH,
} from '../../../games/roulette-royale/table-geometry.ts';
import { ROULETTE_SPOTS, type RouletteSpot } from '../../../maths/roulette/spots.ts';

/** The smallest field that the style sheet allows. CSS pixels. */
const FIELD = 48;
const SMALLEST_TARGET = 24;

const isOnLine = ({ kind }: RouletteSpot) => ['split', 'street', 'corner', 'sixLine'].includes(kind);
const middle = ({ u, v, du, dv }: FieldBox) => [u + du / 2, v + dv / 2] as const;
const spotOf = (name: string) => {
  const spot = ROULETTE_SPOTS.find((one) => one.name === name);
  if (!spot) throw new Error(`no spot ${name}`);
  return spot;
};
const touches = (box: FieldBox, [u, v]: readonly [number, number]) =>
  u >= box.u && u <= box.u + box.du && v >= box.v && v <= box.v + box.dv;

describe('layout of the roulette table', () => {
  it('every bet lies on the table, large enough for a finger', () => {
    for (const spot of ROULETTE_SPOTS) {
      const { u, v, du, dv } = boxOf(spot);
      expect(u, spot.name).toBeGreaterThanOrEqual(0);
      expect(v, spot.name).toBeGreaterThanOrEqual(-0.25);
      expect(u + du, spot.name).toBeLessThanOrEqual(TABLE_LENGTH);
      expect(v + dv, spot.name).toBeLessThanOrEqual(TABLE_DEPTH);
      expect(Math.min(du, dv) * FIELD, spot.name).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    }
  });

  it('no two bets on lines overlap', () => {
    const boxes = ROULETTE_SPOTS.filter(isOnLine).map(boxOf);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) {
        const isApart = Math.abs(box.u - other.u) >= box.du || Math.abs(box.v - other.v) >= box.dv;
        expect(isApart).toBe(true);
      }
    });
  });

  it('bet on a line touches each of its numbers, but for rows that it takes from their end', () => {
    for (const spot of ROULETTE_SPOTS.filter(({ kind }) => kind === 'split' || kind === 'corner')) {
      for (const number of spot.numbers) {
        // The four with the zero lie where the line of the zero meets the outer one.
        if (spot.name === 'corner-0-1-2-3' && number > 1) continue;
        expect(touches(boxOf(spotOf(`straight-${number}`)), middle(boxOf(spot))), spot.name).toBe(true);
      }
    }
  });

  it('each number is its own field, and dozens and columns lie along their numbers', () => {
    const fields = ROULETTE_SPOTS.filter(({ kind }) => kind === 'straight').map((spot) => boxOf(spot));
    expect(new Set(fields.map(({ u, v }) => `${u} ${v}`)).size).toBe(37);
    expect(boxOf(spotOf('dozen-2'))).toMatchObject({ u: 5, du: 4 });
    expect(boxOf(spotOf('column-3')).v).toBe(boxOf(spotOf('straight-36')).v);
  });
});
