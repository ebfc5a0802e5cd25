import type { ErrorKey } from '../../contract/errors.ts';
import { ActivityId } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import type {
  declineSignUpBonus,
  getSignUpBonus,
  receiveSignUpBonus,
  SignUpBonusState,
} from '../../contract/onboarding/sign-up-bonus-calls.ts';
import { assertActivityRuns, isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { readEdge } from '../rewards/public/bonus-offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { COIN_PROP } from '../rewards/public/reward-accounts.ts';
import { updateSpent } from '../rewards/public/reward-budget.ts';
import { signUpBonusConfig } from './onboarding-config.ts';
import { insertDecline, isTakenByAnother } from './sign-up-bonus-queries.ts';
import { readSignUpState, SIGN_UP_KEY, SIGN_UP_SOURCE } from './sign-up-state.ts';

const MILLION = 1_000_000;

const readSignUpBonus: Handler<typeof getSignUpBonus> = async (_body, request) => {
  const { context } = request;
  const { sql, clock } = context;
  const { id: playerId } = memberOf(request);
  const now = clock.now();
  const [isRunning, { amount, multiple, days }, { state, endsAt }, isOffered, edgePpm] = await Promise.all([
    isActivityRunning(sql, ActivityId.signUpBonus, now),
    readConfig(sql, signUpBonusConfig),
    readSignUpState(sql, { playerId, now }),
    mayBeOffered(context, playerId),
    readEdge(sql),
  ]);
  if (!isRunning) throw new CallError('activityClosed', 'there is no bonus for new accounts');
  return {
    amount: cents(amount),
    multiple,
    wagering: cents(amount * multiple),
    cost: cents(Math.ceil((amount * multiple * edgePpm) / MILLION)),
    days,
    state,
    endsAt,
    canClaim: state === 'open' && isOffered,
  };
};

type RefusedState = Exclude<SignUpBonusState, 'open'>;

/** Why a claim is refused in a state other than `open`. */
const REFUSALS = {
  none: ['rewardNotDue', 'there is no bonus for this account'],
  late: ['signUpBonusLate', 'the days of this account are over'],
  unverified: ['kycMissing', 'the identity check comes first'],
  taken: ['signUpBonusTaken', 'another account of this device or document has had the bonus'],
  claimed: ['rewardClaimed', 'the bonus was claimed before'],
  declined: ['signUpBonusDeclined', 'the bonus was declined'],
} as const satisfies Record<RefusedState, readonly [ErrorKey, string]>;

function refusalOf(state: RefusedState): CallError {
  const [key, why] = REFUSALS[state];
  return new CallError(key, why);
}

const claimSignUpBonus: Handler<typeof receiveSignUpBonus> = ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveSignUpBonus', requestId, body: {} };
  return claimRewards(request.context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.signUpBonus, now);
    const { amount, multiple, budget } = await readConfig(tx, signUpBonusConfig);
    // A bonus that is spent is `none` to whoever looks, and has its own answer to a claim.
    const { state } = await readSignUpState(tx, { playerId, now, isBudgetLeft: true });
    if (state !== 'open') throw refusalOf(state);
    if (!(await updateSpent(tx, { source: SIGN_UP_SOURCE, amount, budget })))
      throw new CallError('rewardBudgetSpent', `${amount} more would exceed the budget of ${budget}`);
    // The budget's row is locked until the end: of two accounts of one device the second sees the claim of the first.
    if (await isTakenByAnother(tx, playerId)) throw refusalOf('taken');
    const rewards = [{ propId: COIN_PROP, count: amount }];
    return [{ source: SIGN_UP_SOURCE, key: SIGN_UP_KEY, rewards, wagering: cents(amount * multiple) }];
  });
};

const declineBonus: Handler<typeof declineSignUpBonus> = (_body, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  return runTransaction(sql, async (tx) => {
    await lockPlayer(tx, playerId);
    const now = clock.now();
    await assertActivityRuns(tx, ActivityId.signUpBonus, now);
    const { state } = await readSignUpState(tx, { playerId, now });
    if (state === 'claimed') throw refusalOf('claimed');
    await insertDecline(tx, playerId, now);
    return { state: 'declined' } as const;
  });
};

export const signUpBonusHandlers = {
  getSignUpBonus: readSignUpBonus,
  receiveSignUpBonus: claimSignUpBonus,
  declineSignUpBonus: declineBonus,
};
