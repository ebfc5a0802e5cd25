import { REBATE_RATES } from '../../../../server/rewards/default-rebate-rates.ts';
import { VIP_LEVELS, VIP_REWARDS } from '../../../../server/rewards/default-vip-levels.ts';
import { seededRandom } from '../../../maths/seeded-random.ts';
import { type Program, playDays, type Tally } from './play-days.ts';

const DAYS_EACH = 500;
/** 1 January 2024, in days since 1970: a leap year. */
const FIRST_DAY = 19_723;
const FINE = 2 ** 30;

const DEFAULT_PROGRAM: Program = { levels: VIP_LEVELS, rewards: VIP_REWARDS, rates: REBATE_RATES };

/** Players who each bet and claim for 500 days, until there are as many days. @param program default: the product's */
export function simulatePlayerDays(days: number, seed: number, program = DEFAULT_PROGRAM): Tally {
  const source = seededRandom(seed);
  const random = () => source.integer(FINE) / FINE;
  const tally: Tally = { days: 0, grants: 0, lost: 0, doubled: 0 };
  while (tally.days < days) {
    const firstDay = FIRST_DAY + source.integer(400);
    playDays({ program, firstDay, days: Math.min(DAYS_EACH, days - tally.days), random }, tally);
  }
  return tally;
}
