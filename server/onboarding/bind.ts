import { ActivityId, LoginType } from '../../contract/ids.ts';
import type {
  BindReward,
  getBindReward,
  receiveBindReward,
  SignInWay,
} from '../../contract/onboarding/bind-calls.ts';
import { assertActivityRuns, isActivityRunning } from '../activities/public/running-activities.ts';
import { hasSocialClient } from '../adapters/social-clients.ts';
import { SOCIAL_NAMES } from '../adapters/social-names.ts';
import { signInConfig } from '../auth/public/auth-config.ts';
import { offeredWays } from '../auth/public/sign-in-methods.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { hasClaimedReward } from '../rewards/public/has-claimed-reward.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { readSignInWays } from './bind-queries.ts';
import { bindConfig } from './onboarding-config.ts';

const SOURCE = 'bind';
/** There is one for each player, ever. */
const KEY = 'first';

type Bound = Pick<BindReward, 'steps' | 'needed' | 'rewards' | 'state'>;

async function readBound(db: Db, { settings }: Pick<Context, 'settings'>, playerId: string): Promise<Bound> {
  const signIn = await readConfig(db, signInConfig);
  const { points, needed } = await readConfig(db, bindConfig);
  const has = await readSignInWays(db, playerId);
  const isOffered: Readonly<Record<SignInWay, boolean>> = {
    phone: offeredWays(signIn, settings).includes(LoginType.phone),
    password: true,
    social: SOCIAL_NAMES.some((name) => hasSocialClient(name, settings)),
  };
  const steps = (['phone', 'password', 'social'] as const)
    .filter((way) => isOffered[way])
    .map((way) => ({ way, isDone: has[way] }));
  const isClaimed = await hasClaimedReward(db, { playerId, source: SOURCE, key: KEY });
  const done = steps.filter(({ isDone }) => isDone).length;
  const open = done >= needed ? 'open' : 'missing';
  const state = isClaimed ? 'claimed' : steps.length < needed ? 'none' : open;
  return { steps, needed, rewards: [{ propId: POINTS_PROP, count: points }], state };
}

const readBindReward: Handler<typeof getBindReward> = async (_body, request) => {
  const { context } = request;
  const { sql, clock } = context;
  const { id } = memberOf(request);
  const [isRunning, bound, canClaim] = await Promise.all([
    isActivityRunning(sql, ActivityId.bind, clock.now()),
    readBound(sql, context, id),
    mayBeOffered(context, id),
  ]);
  if (!isRunning) throw new CallError('activityClosed', 'nothing is offered for the ways to sign in');
  return { ...bound, canClaim };
};

const claimBindReward: Handler<typeof receiveBindReward> = ({ requestId }, request) => {
  const { context } = request;
  const { settings } = context;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveBindReward', requestId, body: {} };
  return claimRewards(context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.bind, now);
    const { state, needed, rewards } = await readBound(tx, { settings }, playerId);
    if (state === 'none') return [];
    if (state === 'missing')
      throw new CallError('bindStepsMissing', `the account has fewer than ${needed} ways to sign in`);
    return [{ source: SOURCE, key: KEY, rewards }];
  });
};

export const bindHandlers = { getBindReward: readBindReward, receiveBindReward: claimBindReward };
