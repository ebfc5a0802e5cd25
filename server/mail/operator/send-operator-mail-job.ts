import type { Context } from '../../context.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { mayAdvertise } from '../../rights/public/may-advertise.ts';
import { pushMails } from '../push-mails.ts';
import {
  insertOperatorMails,
  leaseOpenCampaign,
  type OperatorCampaign,
  saveOperatorBatch,
} from './operator-campaign-queries.ts';
import { type Recipients, readRecipients } from './read-recipients.ts';

/**
 * Players in one transaction, and in one round of the jobs: some milliseconds in every few seconds, so that far less than
 * one bet in a hundred meets it.
 */
const BATCH = 500;
/** A batch of a process that died is another's after this time. */
const LEASE_MS = 60_000;
/** Consents that are asked at once: fewer than the connections that calls need. */
const ASKED_AT_ONCE = 4;
const DAY_MS = 86_400_000;
/** How long a mail can be read after its attachment has lapsed, so that the player sees what lapsed and when. */
const READABLE_MS = 30 * DAY_MS;

/**
 * A job: sends the next batch of what operators have approved. Returns how many mails are new; none may also mean that
 * nobody in the batch may be sent it, or that another process has it.
 */
export async function sendOperatorMail(context: Context): Promise<number> {
  const { sql, clock } = context;
  const now = clock.now();
  const campaign = await runTransaction(sql, (tx) => leaseOpenCampaign(tx, now, now + LEASE_MS));
  if (!campaign) return 0;
  const after = campaign.reachedPlayerId;
  const page = await readRecipients(sql, campaign.audience, { after, limit: BATCH, now });
  // Registers may be asked: before the transaction, never in it.
  const admitted = campaign.isPromotion ? await whoMayBeAdvertised(context, page.playerIds) : page.playerIds;
  return runTransaction(sql, (tx) => saveBatch(tx, context, { campaign, page, admitted }));
}

interface PreparedBatch {
  readonly campaign: OperatorCampaign;
  readonly page: Recipients;
  readonly admitted: readonly string[];
}

async function saveBatch(
  tx: Parameters<typeof insertOperatorMails>[0],
  { clock, newId }: Pick<Context, 'clock' | 'newId'>,
  { campaign, page, admitted }: PreparedBatch,
): Promise<number> {
  const sentAt = clock.now();
  const isSaved = await saveOperatorBatch(tx, campaign.id, {
    after: campaign.reachedPlayerId,
    reached: page.reached,
    sent: admitted.length,
    withheld: page.playerIds.length - admitted.length,
    finishedAt: page.isLast ? sentAt : null,
  });
  if (!isSaved || admitted.length === 0) return 0;
  const { id, category, isPromotion } = campaign;
  const told = admitted.map((playerId) => ({ playerId, key: `mail:${id}` }));
  await pushMails(tx, told, { category, isPromotion, now: sentAt });
  const claimUntil = campaign.claimDays === null ? null : sentAt + campaign.claimDays * DAY_MS;
  return insertOperatorMails(tx, {
    campaign,
    playerIds: admitted,
    ids: admitted.map(() => newId()),
    sentAt,
    claimUntil,
    expiresAt: claimUntil === null ? null : claimUntil + READABLE_MS,
  });
}

/** Which of these players have agreed to advertising in the mail box and may be offered something now. */
async function whoMayBeAdvertised(context: Context, playerIds: readonly string[]): Promise<string[]> {
  const admitted: string[] = [];
  for (let from = 0; from < playerIds.length; from += ASKED_AT_ONCE) {
    const asked = playerIds.slice(from, from + ASKED_AT_ONCE);
    const answers = await Promise.all(asked.map((id) => mayAdvertise(context, id, 'email')));
    admitted.push(...asked.filter((_, at) => answers[at]));
  }
  return admitted;
}
