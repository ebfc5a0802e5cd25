import { restOf } from './layout.ts';

/** Degrees a second at full pace, and seconds until it has it. */
export const FULL_PACE = 620;
export const RISE_SECONDS = 0.7;
/** Whole turns that are left to go, at least, once the result is known. */
const LANDING_TURNS = 3;
/** A wheel without a result slows down over so many degrees. */
const CUT_DEGREES = 300;

/** How far the wheel has come and how fast it is, in degrees and degrees a second, clockwise. */
export interface WheelTurnState {
  readonly degrees: number;
  readonly pace: number;
}

/** Gathers pace from rest, and keeps it. */
export function turnFrom(degrees: number, seconds: number): WheelTurnState {
  if (seconds >= RISE_SECONDS)
    return { degrees: degrees + FULL_PACE * (seconds - RISE_SECONDS / 2), pace: FULL_PACE };
  const share = seconds / RISE_SECONDS;
  return { degrees: degrees + (FULL_PACE * RISE_SECONDS * share * share) / 2, pace: FULL_PACE * share };
}

export interface SlowingPlan {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/** From a pace to rest over a way, without a jerk: the pace falls from its first value to zero. */
function slowDown(from: number, way: number, pace: number): SlowingPlan {
  return { from, to: from + way, seconds: (way * 3) / pace };
}

interface LandingOptions {
  readonly from: number;
  readonly sector: number;
  readonly sectors: number;
  /** Where in the sector it rests, 0 to 1: by chance, and it decides nothing. */
  readonly share: number;
}

/** From full pace to rest in the sector that was decided. */
export function planLanding({ from, sector, sectors, share }: LandingOptions): SlowingPlan {
  const rest = restOf(sector, sectors, share);
  const way = ((((rest - from) % 360) + 360) % 360) + LANDING_TURNS * 360;
  return slowDown(from, way, FULL_PACE);
}

/** Plans how the wheel slows to a rest that means nothing, after a turn without a result. */
export const planCut = ({ degrees, pace }: WheelTurnState): SlowingPlan =>
  slowDown(
    degrees,
    (CUT_DEGREES * Math.max(pace, FULL_PACE * 0.2)) / FULL_PACE,
    Math.max(pace, FULL_PACE * 0.2),
  );

export function slowingAt({ from, to, seconds }: SlowingPlan, elapsed: number): WheelTurnState {
  const left = 1 - Math.min(1, Math.max(0, elapsed / seconds));
  return { degrees: from + (to - from) * (1 - left ** 3), pace: (((to - from) * 3) / seconds) * left ** 2 };
}

/** Returns the sector that is under the pointer. */
export function sectorUnder(degrees: number, sectors: number): number {
  const width = 360 / sectors;
  const turned = (((-degrees + width / 2) % 360) + 360) % 360;
  return Math.floor(turned / width) % sectors;
}
