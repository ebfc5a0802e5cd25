import { ActivityId } from '../../contract/ids.ts';
import type { SignUpBonus } from '../../contract/onboarding/sign-up-bonus-calls.ts';
import { readActivityPeriod } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import { readSpent } from '../rewards/public/reward-budget.ts';
import { signUpBonusConfig } from './onboarding-config.ts';
import { findNewcomer, isTakenByAnother } from './sign-up-bonus-queries.ts';

export const SIGN_UP_SOURCE = 'signUpBonus';
/** There is one for each player, ever. */
export const SIGN_UP_KEY = 'first';

const DAY_MS = 86_400_000;

type SignUpState = Pick<SignUpBonus, 'state' | 'endsAt'>;

interface SignUpStateQuery {
  readonly playerId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Known to the caller, who then need not look. */
  readonly isBudgetLeft?: boolean;
}

/** What the bonus is to this account, apart from what may be granted to anybody; cheapest first, as a red dot asks for it. */
export async function readSignUpState(
  db: Db,
  { playerId, now, isBudgetLeft }: SignUpStateQuery,
): Promise<SignUpState> {
  const none = { state: 'none', endsAt: null } as const;
  const period = await readActivityPeriod(db, ActivityId.signUpBonus, now);
  const newcomer = period && (await findNewcomer(db, playerId));
  if (!newcomer) return none;
  if (newcomer.isClaimed) return { state: 'claimed', endsAt: null };
  const { amount, days, budget } = await readConfig(db, signUpBonusConfig);
  if (amount === 0 || newcomer.createdAt < period.startAt) return none;
  const endsAt = Math.min(newcomer.createdAt + days * DAY_MS, period.endAt);
  if (newcomer.isDeclined) return { state: 'declined', endsAt };
  if (now >= endsAt) return { state: 'late', endsAt };
  if (!isBudgetLeft && (await readSpent(db, SIGN_UP_SOURCE)) + amount > budget) return none;
  if (!newcomer.isVerified) return { state: 'unverified', endsAt };
  return { state: (await isTakenByAnother(db, playerId)) ? 'taken' : 'open', endsAt };
}
