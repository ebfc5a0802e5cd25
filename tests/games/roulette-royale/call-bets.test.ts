import { describe, expect, it } from 'vitest';
import { neighboursOf, SECTORS } from '../../../games/roulette-royale/call-bets.ts';
import { trackPoint } from '../../../games/roulette-royale/track-path.ts';
import { ROULETTE_SPOTS } from '../../../maths/roulette/spots.ts';
import { ROULETTE_WHEEL } from '../../../maths/roulette/wheel.ts';

const numbersOf = (spots: readonly string[]) =>
  [
    ...new Set(spots.flatMap((name) => ROULETTE_SPOTS.find((spot) => spot.name === name)?.numbers ?? [])),
  ].sort((a, b) => a - b);
/** Numbers of the wheel from one to another, clockwise. */
const arc = (from: number, to: number) =>
  ROULETTE_WHEEL.slice(ROULETTE_WHEEL.indexOf(from), ROULETTE_WHEEL.indexOf(to) + 1);
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('bets on parts of the wheel', () => {
  it('the three sectors cover the whole wheel, each its own part', () => {
    const covered = Object.values(SECTORS).flatMap((spots) => numbersOf(spots));
    expect(sorted(covered)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  });

  it('voisins lie around the zero, tiers opposite of it', () => {
    expect(numbersOf(SECTORS.voisins)).toEqual(sorted([...arc(0, 25), ...arc(22, 26)]));
    expect(numbersOf(SECTORS.tiers)).toEqual(sorted(arc(27, 33)));
  });

  it('sectors take the chips that are usual for them', () => {
    expect(Object.values(SECTORS).map(({ length }) => length)).toEqual([9, 5, 6]);
  });

  it('neighbours of a number are the two to each side of it, around the zero too', () => {
    expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(10)).toEqual([8, 23, 10, 5, 24]);
  });
});

describe('path of the racetrack', () => {
  it('numbers lie on the oval at even distances, the zero in the middle of its upper side', () => {
    const points = ROULETTE_WHEEL.map((_, index) => trackPoint(index / ROULETTE_WHEEL.length));
    expect(points[0]).toEqual({ x: 0.5, y: 0 });
    const distances = points.map(({ x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return Math.hypot(next.x - x, (next.y - y) * 0.66);
    });
    expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.05);
    for (const { x, y } of points) {
      for (const value of [x, y]) {
        expect(value).toBeGreaterThanOrEqual(-1e-9);
        expect(value).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });
});
