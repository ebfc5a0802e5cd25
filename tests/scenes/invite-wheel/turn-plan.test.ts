import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restOf } from '../../../scenes/invite-wheel/layout.ts';
import {
  FULL_PACE,
  planCut,
  planLanding,
  RISE_SECONDS,
  sectorUnder,
  slowingAt,
  turnFrom,
} from '../../../scenes/invite-wheel/turn-plan.ts';

const wheels = fc.integer({ min: 8, max: 24 }).chain((sectors) =>
  fc.record({
    sectors: fc.constant(sectors),
    sector: fc.integer({ min: 0, max: sectors - 1 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    from: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
  }),
);

describe('turn of the invite wheel', () => {
  it('wheel rests in the sector that was decided, from wherever it comes', () => {
    fc.assert(
      fc.property(wheels, (landing) => {
        const { to } = planLanding(landing);
        expect(sectorUnder(to, landing.sectors)).toBe(landing.sector);
      }),
    );
  });

  it('wheel never rests within a quarter of a sector from its edge', () => {
    fc.assert(
      fc.property(wheels, ({ sector, sectors, share }) => {
        const width = 360 / sectors;
        const fromMiddle = Math.abs(restOf(sector, sectors, share) + sector * width);
        expect(fromMiddle).toBeLessThanOrEqual(width * 0.25);
      }),
    );
  });

  it('landing begins at full pace, takes 5 to 8 seconds and ends still', () => {
    fc.assert(
      fc.property(wheels, (landing) => {
        const plan = planLanding(landing);
        expect(slowingAt(plan, 0).degrees).toBeCloseTo(landing.from, 6);
        expect(slowingAt(plan, 0).pace).toBeCloseTo(FULL_PACE, 6);
        expect(slowingAt(plan, plan.seconds).degrees).toBeCloseTo(plan.to, 6);
        expect(slowingAt(plan, plan.seconds).pace).toBe(0);
        expect(plan.seconds).toBeGreaterThan(5);
        expect(plan.seconds).toBeLessThan(8);
      }),
    );
  });

  it('wheel gathers pace without a jerk and keeps it', () => {
    expect(turnFrom(10, 0)).toEqual({ degrees: 10, pace: 0 });
    const [before, after] = [turnFrom(0, RISE_SECONDS - 1e-9), turnFrom(0, RISE_SECONDS)];
    expect(before.degrees).toBeCloseTo(after.degrees, 4);
    expect(turnFrom(0, 9).pace).toBe(FULL_PACE);
    expect(turnFrom(0, 9).degrees).toBeGreaterThan(turnFrom(0, 8).degrees);
  });

  it('wheel without a result comes to rest within two seconds', () => {
    const plan = planCut({ degrees: 100, pace: FULL_PACE });
    expect(plan.seconds).toBeLessThan(2);
    expect(slowingAt(plan, plan.seconds).pace).toBe(0);
  });
});
