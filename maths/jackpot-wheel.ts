import type { JackpotTier } from '../contract/ids.ts';

/** Sectors clockwise, the first one beginning under the pointer of a wheel at rest (0 degrees). */
export const WHEEL_ORDER = ['mini', 'mega', 'minor', 'major'] as const satisfies readonly JackpotTier[];

/** The wheel makes these whole turns before it stops. */
export const WHEEL_BASE_DEGREES = 1_800;
export const WHEEL_TURN_MS = { min: 4_000, max: 6_000 } as const;
/**
 * While it is fast its pegs are one sound: those of a turn that lasts `turnMs`, over this share of it. Other durations
 * play it at another rate.
 */
export const WHEEL_WHIRR = { turnMs: 5_000, endDegrees: 1_980, share: 0.45 } as const;
/** The wheel closes this long after it has come to rest. */
export const WHEEL_CLOSE_MS = 2_000;

const SECTOR_DEGREES = 360 / WHEEL_ORDER.length;
/** Margin on both sides of a sector: a stop on an edge would be ambiguous. */
const EDGE_DEGREES = 9;

export interface WheelTurn {
  readonly tier: JackpotTier;
  readonly turnMs: number;
  /** Clockwise from rest; brings the tier's sector under the pointer. */
  readonly endDegrees: number;
}

/** Random numbers for the animation alone, each from 0 (included) to 1 (excluded). The result is decided before. */
export interface WheelShares {
  /** How long it turns. */
  readonly paceShare: number;
  /** Where in the sector it stops. */
  readonly landShare: number;
}

/** The turn that shows a tier which the server has chosen. */
export function planWheelTurn(tier: JackpotTier, { paceShare, landShare }: WheelShares): WheelTurn {
  const start = WHEEL_ORDER.indexOf(tier) * SECTOR_DEGREES;
  const inSector = EDGE_DEGREES + landShare * (SECTOR_DEGREES - 2 * EDGE_DEGREES);
  const { min, max } = WHEEL_TURN_MS;
  return {
    tier,
    turnMs: Math.round(min + paceShare * (max - min)),
    // A wheel that turns clockwise brings what lies before its start under the pointer.
    endDegrees: WHEEL_BASE_DEGREES + 360 - (start + inSector),
  };
}

/** The tier under the pointer of a wheel that has turned clockwise by this much. */
export function tierAtPointer(degrees: number): JackpotTier {
  const under = (((-degrees % 360) + 360) % 360) / SECTOR_DEGREES;
  return WHEEL_ORDER[Math.min(Math.floor(under), WHEEL_ORDER.length - 1)] ?? WHEEL_ORDER[0];
}

/** The wheel's angle at a time: fast at first, slowing down to rest. Degrees, clockwise. */
export function wheelAngleAt({ turnMs, endDegrees }: WheelTurn, elapsedMs: number): number {
  const done = Math.min(Math.max(elapsedMs / turnMs, 0), 1);
  return endDegrees * (1 - (1 - done) ** 3);
}

/** Its speed at that time, in degrees a second; 0 at rest. */
export function wheelPaceAt({ turnMs, endDegrees }: WheelTurn, elapsedMs: number): number {
  const done = Math.min(Math.max(elapsedMs / turnMs, 0), 1);
  return ((endDegrees * 3) / turnMs) * (1 - done) ** 2 * 1000;
}
