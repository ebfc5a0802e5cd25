import { expect, it } from 'vitest';
import { planRingRun } from '../../maths/jackpot-ring.ts';
import { planWheelTurn, wheelAngleAt, wheelPaceAt } from '../../maths/jackpot-wheel.ts';
import { pegRate, tickRate } from '../../scenes/jackpot/tick-pitch.ts';

it('tick of the ring falls by about an octave as the light slows', () => {
  const rates = planRingRun(7).map(({ holdMs }) => tickRate(holdMs));
  expect(rates[0]).toBe(1);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  expect(new Set(rates).size).toBeGreaterThan(10);
  expect(rates.at(-1)).toBeGreaterThan(0.4);
  expect(rates.at(-1)).toBeLessThan(0.55);
});

it('tick of the wheel falls as the wheel slows, at every frame rate', () => {
  const plan = planWheelTurn('mega', { paceShare: 0.5, landShare: 0.5 });
  const rates = Array.from({ length: 51 }, (_, index) =>
    pegRate(wheelPaceAt(plan, (plan.turnMs * index) / 50)),
  );
  expect(rates[0]).toBe(1);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  expect(new Set(rates).size).toBeGreaterThan(20);
  expect(rates.at(-1)).toBeCloseTo(0.6);
});

it('speed of the wheel is measured from its angle', () => {
  const plan = planWheelTurn('minor', { paceShare: 0.2, landShare: 0.7 });
  for (const at of [10, 1_000, 2_500, plan.turnMs - 10]) {
    const grown = wheelAngleAt(plan, at + 1) - wheelAngleAt(plan, at - 1);
    expect(wheelPaceAt(plan, at)).toBeCloseTo((grown / 2) * 1000, 1);
  }
  expect(wheelPaceAt(plan, plan.turnMs)).toBe(0);
});
