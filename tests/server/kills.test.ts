import { expect, it } from 'vitest';
import { runKills } from '../load/kill-run.ts';

it('[C31] [C32] [C90] [T09] loses no promise and keeps none twice when server and database are killed under players who insist', async () => {
  const report = await runKills({
    kills: 3,
    seed: 71,
    calmMs: 1_000,
    crowd: { depositor: 2, spinner: 2, drawer: 1, locker: 1, taker: 1 },
  });
  expect(report).toMatchObject({ lost: 0, doubled: 0, faults: [], isSound: true });
  for (const told of Object.values(report.told)) expect(told).toBeGreaterThan(0);
}, 400_000);
