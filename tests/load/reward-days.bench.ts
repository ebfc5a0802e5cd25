import { simulatePlayerDays } from '../server/rewards/simulation/simulate.ts';
import type { Bench } from './bench.ts';

const DAYS = 1_000_000;
const SEED = 20_261_124;

/** Level-up, daily, sign-in and monthly rewards and rebate of a million simulated player-days, each against what is to be granted. */
export const bench: Bench = {
  name: 'rewards of player-days',
  async run() {
    const { days, grants, lost, doubled } = simulatePlayerDays(DAYS, SEED);
    return [
      { name: 'simulated player-days', value: days, unit: '', limit: { atLeast: DAYS } },
      { name: 'grants', value: grants, unit: '' },
      { name: 'grants lost', value: lost, unit: '', limit: { atMost: 0 } },
      { name: 'grants doubled', value: doubled, unit: '', limit: { atMost: 0 } },
    ];
  },
};
