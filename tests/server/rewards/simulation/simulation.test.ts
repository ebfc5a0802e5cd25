import { expect, it } from 'vitest';
import { simulatePlayerDays } from './simulate.ts';

it('every reward of ten thousand player-days is granted once', () => {
  const { days, grants, lost, doubled } = simulatePlayerDays(10_000, 20_261_124);
  expect({ days, lost, doubled }).toEqual({ days: 10_000, lost: 0, doubled: 0 });
  expect(grants).toBeGreaterThan(5_000);
});
