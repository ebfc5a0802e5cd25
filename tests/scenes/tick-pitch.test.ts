import { expect, it } from 'vitest';
import { planRingRun } from '../../maths/jackpot-ring.ts';
import { tickRate } from '../../scenes/jackpot/tick-pitch.ts';

it('lowers the tick with every step of a run that slows, from its own pitch by about an octave', () => {
  const rates = planRingRun(7).map(({ holdMs }) => tickRate(holdMs));
  expect(rates[0]).toBe(1);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  expect(new Set(rates).size).toBeGreaterThan(10);
  expect(rates.at(-1)).toBeGreaterThan(0.4);
  expect(rates.at(-1)).toBeLessThan(0.55);
});
