import type { gsap } from 'gsap';
import { expect, it, vi } from 'vitest';
import { RailEntrances, riseOf } from '../../scenes/lobby/rail-entrances.ts';
import { fullMotion, lowPowerMotion, reducedMotion } from '../../scenes/parts/motion.ts';

const hidden = (count: number) => Array.from({ length: count }, () => ({ share: 0 }));

it('rail shows its posters one after the other, once', () => {
  const entrances = new RailEntrances(fullMotion);
  const entries = hidden(4);
  expect(entrances.isWaiting('slots')).toBe(true);
  const place = vi.fn();
  const movement = entrances.see('slots', entries, place) as gsap.core.Tween;
  movement.pause();
  // 220 ms each, 35 ms apart.
  expect(movement.totalDuration()).toBeCloseTo(0.22 + 3 * 0.035, 5);
  movement.time(0.1);
  const shares = entries.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeGreaterThan(shares[3] as number);
  movement.progress(1);
  expect(entries.map(riseOf)).toEqual([0, 0, 0, 0]);
  expect(place).toHaveBeenCalled();
  expect(entrances.isWaiting('slots')).toBe(false);
  expect(entrances.see('slots', hidden(4), place)).toBeNull();
});

it.each([
  ['less motion', reducedMotion],
  ['less data or power', lowPowerMotion],
])('rail leaves its posters in position for %s', (_, motion) => {
  const entrances = new RailEntrances(motion);
  expect(entrances.isWaiting('slots')).toBe(false);
  expect(entrances.see('slots', hidden(2), () => undefined)).toBeNull();
});

it('posters of a rail rise by ten pixels', () => {
  expect([0, 0.5, 1].map((share) => riseOf({ share }))).toEqual([10, 5, 0]);
});
