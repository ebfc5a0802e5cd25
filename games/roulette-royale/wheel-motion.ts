import { ROULETTE_WHEEL } from '../../maths/roulette/wheel.ts';

const FULL_TURN = Math.PI * 2;
/** Radians a second: the rotor one way, the ball the other. */
export const ROTOR_SPEED = 1.5;
export const BALL_SPEED = 6.4;
/** From the known result until the ball lies; then the rotor runs on to its rest. */
export const BALL_SECONDS = 3.4;
export const REST_SECONDS = 1.1;
/** The share of its way after which the ball leaves the rim. */
const DROP_AT = 0.66;

/** The angle of a number's pocket on the rotor, clockwise from its zero. Radians. */
export function pocketAngle(number: number): number {
  return (ROULETTE_WHEEL.indexOf(number) / ROULETTE_WHEEL.length) * FULL_TURN;
}

/** The angle at or above `least` that is the same direction as `wanted`. */
function nextSame(wanted: number, least: number): number {
  const turns = Math.ceil((least - wanted) / FULL_TURN);
  return wanted + turns * FULL_TURN;
}

interface SpinPlan {
  /** Where the rotor stops: with the number at the top. */
  readonly rotorEnd: number;
  /** Where the ball meets its pocket. */
  readonly ballEnd: number;
  rotorAt(seconds: number): number;
}

/**
 * The end of a spin, from the angles that rotor and ball have reached. Both slow down evenly, so that they go on at
 * nearly the speed that they had.
 */
export function planEnd(number: number, rotor: number, ball: number): SpinPlan {
  const seconds = BALL_SECONDS + REST_SECONDS;
  // Zero at the top is angle 0: the pocket is there once the rotor is turned back by its angle.
  const rotorEnd = nextSame(-pocketAngle(number), rotor + (ROTOR_SPEED * seconds) / 2 - Math.PI);
  const rotorAt = (at: number) => rotor + (rotorEnd - rotor) * slowedShare(at / seconds);
  const meets = rotorAt(BALL_SECONDS) + pocketAngle(number);
  // The ball runs against the rotor: its angle falls.
  const ballEnd = -nextSame(-meets, -ball + (BALL_SPEED * BALL_SECONDS) / 2 - Math.PI);
  return { rotorEnd, ballEnd, rotorAt };
}

/** Slows a movement towards its end: a share from 0 to 1 becomes another one. */
export const slowedShare = (share: number): number => 1 - (1 - Math.min(1, share)) ** 2;

/** How far out the ball is: 1 on its track at the rim, 0 in a pocket. It jumps twice before it stays. */
export function ballHeight(share: number): number {
  if (share <= DROP_AT) return 1;
  const fall = (share - DROP_AT) / (1 - DROP_AT);
  if (fall < 0.4) return 1 - (fall / 0.4) ** 2;
  if (fall < 0.75) return 0.34 * archHeight((fall - 0.4) / 0.35);
  return 0.13 * archHeight((fall - 0.75) / 0.25);
}

const archHeight = (share: number): number => 4 * share * (1 - Math.min(1, share));
