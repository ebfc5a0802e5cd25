import { describe, expect, it } from 'vitest';
import { readMultiplier } from '../../../games/airship/auto-cash-out.ts';
import { layOutSky, poseAt, trailOf } from '../../../games/airship/flight-plan.ts';

describe('typed multiplier', () => {
  it.each([
    ['2', 200],
    ['2.5', 250],
    ['×1,05', 105],
    [' x10.00 ', 1_000],
    ['10000', 1_000_000],
  ])('%s is read as %i hundredths', (text, hundredths) => expect(readMultiplier(text)).toBe(hundredths));

  it.each(['', '  ', '×'])('"%s" is no choice', (text) => expect(readMultiplier(text)).toBeNull());

  it.each(['1', '1.00', '0.5', '-2', '2.505', '10000.01', '1e3', 'two', '2.5.1', '99999999'])(
    '%s is not on offer',
    (text) => expect(readMultiplier(text)).toBeUndefined(),
  );
});

describe('way of the ship', () => {
  const SIZES = [
    [412, 560],
    [675, 250],
    [1_280, 460],
  ] as const;

  it.each(SIZES)('whole ship is in the sky of %i × %i at every time of a flight', (width, height) => {
    const layout = layOutSky(width, height);
    for (let elapsed = 0; elapsed <= 133_000; elapsed += 500) {
      const { x, y } = poseAt(layout, elapsed);
      expect(x - layout.ship * 0.55).toBeGreaterThanOrEqual(-layout.ship * 0.1);
      expect(x + layout.ship * 0.45).toBeLessThanOrEqual(width);
      expect(y - layout.ship * 0.25).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it('ship lies level at its mast, climbs with its nose up, and the city sinks', () => {
    const layout = layOutSky(412, 560);
    expect(poseAt(layout, 0)).toMatchObject({ ...layout.mast, sunk: 0 });
    expect(poseAt(layout, 0).angle).toBeCloseTo(0);
    const [soon, later] = [poseAt(layout, 2_000), poseAt(layout, 20_000)];
    expect(soon.angle).toBeLessThan(-0.1);
    expect(later.y).toBeLessThan(soon.y);
    expect(later.sunk).toBeGreaterThan(soon.sunk);
    expect(later.sunk).toBeLessThan(1);
  });

  it('trail leads from the mast to the ship', () => {
    const layout = layOutSky(412, 560);
    const trail = trailOf(layout, 3_000, 10);
    expect(trail[0]).toEqual(layout.mast);
    const { x, y } = poseAt(layout, 3_000);
    expect(trail.at(-1)?.x).toBeCloseTo(x);
    expect(trail.at(-1)?.y).toBeCloseTo(y);
  });
});
