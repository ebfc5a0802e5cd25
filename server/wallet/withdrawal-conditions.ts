import type { KycState } from '../../contract/kyc/kyc-calls.ts';
import type { WithdrawNeed } from '../../contract/wallet/withdrawal.ts';
import { readKycState } from '../auth/public/kyc-state.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { isDepositNeeded } from '../rewards/public/free-bonus-deposit.ts';
import { readWagering, type WageringState } from '../rewards/public/wagering.ts';

/** The one rule of whose money may leave: the identity is checked, a free bonus has its deposit, deposits are bet. */
export interface WithdrawalConditions {
  readonly kyc: KycState;
  readonly wagering: WageringState;
  /** Those that are not met, in the order in which they are resolved. */
  readonly unmet: readonly Condition[];
}

type Condition = Extract<WithdrawNeed, 'kyc' | 'deposit' | 'wagering'>;

interface Withdrawer {
  readonly playerId: string;
  /** Whether the player may not play any more, and so can bet nothing. */
  readonly isWithdrawalOnly: boolean;
}

export async function readWithdrawalConditions(
  db: Db,
  hooks: Hooks,
  { playerId, isWithdrawalOnly }: Withdrawer,
): Promise<WithdrawalConditions> {
  const [kyc, needsDeposit, wagering] = await Promise.all([
    readKycState(db, playerId),
    isDepositNeeded(db, hooks, playerId),
    readWagering(db, playerId, { isWithdrawalOnly }),
  ]);
  const isMet: Record<Condition, boolean> = {
    kyc: kyc === 'approved',
    deposit: !needsDeposit,
    wagering: wagering.left === 0,
  };
  const unmet = (Object.keys(isMet) as Condition[]).filter((condition) => !isMet[condition]);
  return { kyc, wagering, unmet };
}

/** The refusal of a withdrawal by a condition. */
export function refusalOf(condition: Condition, { wagering: { left } }: WithdrawalConditions): CallError {
  if (condition === 'kyc') return new CallError('kycMissing', 'the identity check is not approved yet');
  if (condition === 'deposit')
    return new CallError('depositNeeded', 'a free bonus is paid out after a paid deposit');
  return new CallError('wageringLeft', `bets of ${left} are missing`, { left });
}
