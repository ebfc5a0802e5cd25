import { type Cents, cents, NO_CENTS } from '../../../contract/money.ts';
import { couponKindOf } from '../../../contract/rewards/bonus-rules.ts';
import type { ClaimSource } from '../../../contract/rewards/record-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { CallError } from '../../call-error.ts';
import type { Context, Work } from '../../context.ts';
import type { Tx } from '../../db/sql.ts';
import { addWagering } from '../../ledger/player-totals.ts';
import { postJournal } from '../../ledger/post-journal.ts';
import { readBalance } from '../../ledger/read-balance.ts';
import { withGrantRequest } from '../../protection/public/may-play.ts';
import { insertMissingClaim } from '../claim-queries.ts';
import { PAY_PROP } from '../reward-accounts.ts';
import { grantCoupon } from './grant-coupon.ts';

/** A right to rewards: what it is for, and the key under which it is claimed once. */
export interface DueReward {
  readonly source: ClaimSource;
  readonly key: string;
  readonly rewards: readonly Reward[];
  /** Bets that come before a withdrawal; default: none. Cents. */
  readonly wagering?: Cents;
}

interface ClaimRequest {
  readonly playerId: string;
  readonly call: string;
  readonly requestId: string;
  readonly body: unknown;
}

/** What is due at a moment, in milliseconds since 1970, read under the player's lock. */
type FindDue = (tx: Tx, now: number) => Promise<readonly DueReward[]>;

interface ClaimedRewards {
  rewards: { propId: number; count: number }[];
  coin: Cents;
}

/**
 * One claim, all of it or nothing: it is granted once, whatever is tapped twice, repeated or raced.
 * @throws CallError rewardNotDue, rewardClaimed, or why nothing may be granted to this player now.
 */
export async function claimRewards(
  context: Context,
  request: ClaimRequest,
  findDue: FindDue,
): Promise<ClaimedRewards> {
  const { playerId } = request;
  return withGrantRequest(context, request, async (tx, now) => {
    const due = (await findDue(tx, now)).filter(({ rewards }) => rewards.length > 0);
    if (due.length === 0) throw new CallError('rewardNotDue', `nothing is due for ${request.call}`);
    for (const one of due) await grantDue(tx, context, { playerId, requestId: request.requestId, now }, one);
    const rewards = due.flatMap((one) => one.rewards.map((reward) => ({ ...reward })));
    return { rewards, coin: cents(await readBalance(tx, playerId, 'coin')) };
  });
}

interface RewardGrant {
  readonly playerId: string;
  /** Null: the platform grants it by itself. */
  readonly requestId: string | null;
  readonly now: number;
}

/** Grants one right, once. Who calls it has made sure that it may be granted. @throws CallError rewardClaimed */
export async function grantDue(
  tx: Tx,
  { newId }: Pick<Work, 'newId'>,
  { playerId, requestId, now }: RewardGrant,
  { source, key, rewards, wagering = NO_CENTS }: DueReward,
): Promise<void> {
  const journalId = newId();
  const isNew = await insertMissingClaim(tx, { playerId, source, key, journalId, rewards, now });
  if (!isNew) throw new CallError('rewardClaimed', `${source} ${key} was claimed before`);
  const coupons = rewards.filter(({ propId }) => couponKindOf(propId) !== null);
  const entries = rewards
    .filter((one) => !coupons.includes(one))
    .flatMap(({ propId, count }) => payOf(propId)(count));
  const journal = { playerId, id: journalId, kind: 'rewardClaimed', at: now } as const;
  if (entries.length > 0) await postJournal(tx, { ...journal, requestId, entries });
  for (const { propId, count } of coupons)
    await grantCoupon(tx, { playerId, id: newId(), propId, value: count, now });
  if (wagering > NO_CENTS) await addWagering(tx, playerId, wagering);
}

function payOf(propId: number) {
  const pay = PAY_PROP[propId];
  if (!pay) throw new Error(`reward ${propId} cannot be paid`);
  return pay;
}
