import { describe, expect, it } from 'vitest';
import {
  BALL_SECONDS,
  BALL_SPEED,
  ballHeight,
  planEnd,
  pocketAngle,
  REST_SECONDS,
  ROTOR_SPEED,
} from '../../../games/roulette-royale/wheel-motion.ts';
import { ROULETTE_WHEEL } from '../../../maths/roulette/wheel.ts';

const FULL_TURN = Math.PI * 2;
const STARTS = [
  [0, 0],
  [1.3, -4.2],
  [5.9, -0.4],
] as const;
const cases = ROULETTE_WHEEL.flatMap((number) =>
  STARTS.map(([rotor, ball]) => [number, rotor, ball] as const),
);

/** How far two directions are apart. Radians. */
function apart(one: number, other: number): number {
  const turned = (((one - other) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return Math.min(turned, FULL_TURN - turned);
}

describe('end of a spin', () => {
  it.each(cases)('ball meets the pocket of %i from rotor %f and ball %f', (number, rotor, ball) => {
    const { rotorAt, ballEnd } = planEnd(number, rotor, ball);
    expect(apart(ballEnd, rotorAt(BALL_SECONDS) + pocketAngle(number))).toBeLessThan(1e-9);
  });

  it.each(cases)('wheel stands with %i at the top from rotor %f and ball %f', (number, rotor, ball) => {
    const { rotorEnd, rotorAt } = planEnd(number, rotor, ball);
    expect(apart(rotorEnd + pocketAngle(number), 0)).toBeLessThan(1e-9);
    expect(rotorAt(BALL_SECONDS + REST_SECONDS)).toBeCloseTo(rotorEnd, 9);
  });

  it.each(cases)(
    'rotor and ball run on for %i, at most half a turn more or less, from %f and %f',
    (number, rotor, ball) => {
      const { rotorEnd, ballEnd } = planEnd(number, rotor, ball);
      const rotorWay = rotorEnd - rotor;
      const ballWay = ball - ballEnd;
      expect(Math.abs(rotorWay - (ROTOR_SPEED * (BALL_SECONDS + REST_SECONDS)) / 2)).toBeLessThanOrEqual(
        Math.PI + 1e-9,
      );
      expect(Math.abs(ballWay - (BALL_SPEED * BALL_SECONDS) / 2)).toBeLessThanOrEqual(Math.PI + 1e-9);
      expect(rotorWay).toBeGreaterThan(0);
      expect(ballWay).toBeGreaterThan(0);
    },
  );

  it('ball stays on its track, falls, jumps and lies in the pocket', () => {
    expect(ballHeight(0)).toBe(1);
    expect(ballHeight(0.6)).toBe(1);
    expect(ballHeight(1)).toBeCloseTo(0, 9);
    const heights = Array.from({ length: 200 }, (_, step) => ballHeight(step / 200));
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(1);
    }
  });
});
