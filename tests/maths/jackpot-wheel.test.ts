import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import {
  planWheelTurn,
  tierAtPointer,
  WHEEL_BASE_DEGREES,
  WHEEL_CLOSE_MS,
  WHEEL_ORDER,
  wheelAngleAt,
} from '../../maths/jackpot-wheel.ts';

const anyTier = fc.constantFrom(...JACKPOT_TIERS);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('jackpot wheel', () => {
  it('[K06] [T11] wheel has the sectors Mini, Mega, Minor and Major and closes 2 s after it stops', () => {
    expect(WHEEL_ORDER).toEqual(['mini', 'mega', 'minor', 'major']);
    expect(WHEEL_CLOSE_MS).toBe(2_000);
    // A quarter turn back from the stop brings the next sector under the pointer.
    expect([0, 90, 180, 270].map((start) => tierAtPointer(-start - 45))).toEqual(WHEEL_ORDER);
  });

  it('[K06] [T11] wheel turns 1800 degrees and at most one turn more, in 4 to 6 s, and lands on the given tier', () => {
    fc.assert(
      fc.property(anyTier, share, share, (tier, paceShare, landShare) => {
        const turn = planWheelTurn(tier, { paceShare, landShare });
        expect(turn.turnMs).toBeGreaterThanOrEqual(4_000);
        expect(turn.turnMs).toBeLessThanOrEqual(6_000);
        expect(turn.endDegrees).toBeGreaterThan(WHEEL_BASE_DEGREES);
        expect(turn.endDegrees).toBeLessThan(WHEEL_BASE_DEGREES + 360);
        expect(tierAtPointer(turn.endDegrees)).toBe(tier);
      }),
    );
  });

  it('[T11] wheel never stops near the edge of a sector', () => {
    fc.assert(
      fc.property(anyTier, share, share, (tier, paceShare, landShare) => {
        const { endDegrees } = planWheelTurn(tier, { paceShare, landShare });
        expect([tierAtPointer(endDegrees - 8), tierAtPointer(endDegrees + 8)]).toEqual([tier, tier]);
      }),
    );
  });

  it('[T11] wheel only turns forward, decelerates and stops exactly at its end', () => {
    const turn = planWheelTurn('major', { paceShare: 0.5, landShare: 0.3 });
    const angles = Array.from({ length: 101 }, (_, index) => wheelAngleAt(turn, (turn.turnMs * index) / 100));
    const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
    expect(angles[0]).toBe(0);
    expect(angles.at(-1)).toBe(turn.endDegrees);
    for (const [index, step] of steps.entries()) {
      expect(step).toBeGreaterThan(0);
      if (index > 0) expect(step).toBeLessThan(steps[index - 1] ?? 0);
    }
    expect(wheelAngleAt(turn, turn.turnMs + 60_000)).toBe(turn.endDegrees);
  });
});
