import { MAX_CLAIMED_MAILS, type receiveMail } from '../../contract/mail/mail-calls.ts';
import { type Cents, cents } from '../../contract/money.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { COIN_PROP } from '../rewards/public/reward-accounts.ts';
import { findAttachmentState, updateClaimedMails } from './claim-queries.ts';

/** Why nothing of this mail can be claimed. */
async function whyNot(tx: Tx, key: { playerId: string; id: string }, now: number): Promise<CallError> {
  const state = await findAttachmentState(tx, key, now);
  if (!state) return new CallError('mailUnknown', 'the player has no such mail');
  if (state.claimedAt !== null) return new CallError('rewardClaimed', `mail ${key.id} was claimed before`);
  if (state.hasRewards)
    return new CallError('mailRewardLapsed', `the attachment of mail ${key.id} has lapsed`);
  return new CallError('rewardNotDue', `nothing is attached to mail ${key.id}`);
}

/** Bets that come before a withdrawal of the money in it. */
const wageringOf = (rewards: readonly Reward[], multiple: number): Cents =>
  cents(rewards.reduce((sum, { propId, count }) => (propId === COIN_PROP ? sum + count * multiple : sum), 0));

export const claimMail: Handler<typeof receiveMail> = ({ requestId, id }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveMail', requestId, body: { id } };
  return claimRewards(request.context, about, async (tx, now) => {
    const claimed = await updateClaimedMails(tx, { playerId, id, limit: MAX_CLAIMED_MAILS }, now);
    if (claimed.length === 0 && id !== null) throw await whyNot(tx, { playerId, id }, now);
    return claimed.map(({ id: key, rewards, wageringMultiple }) => ({
      source: 'mail',
      key,
      rewards,
      wagering: wageringOf(rewards, wageringMultiple),
    }));
  });
};
