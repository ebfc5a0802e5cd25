import type { Tx } from '../db/sql.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { MailContent, MailTemplate, ReadAudience, SendingContext } from '../outbox.ts';
import { type CampaignRow, insertCampaign, lockOpenCampaign, saveCampaignBatch } from './campaign-queries.ts';
import { MAIL_TEMPLATES } from './mail-content.ts';
import { insertMails } from './mail-queries.ts';
import { pushMails } from './push-mails.ts';

/** Players in one transaction. */
const BATCH = 500;
/** In one round of the jobs, so that other jobs have their turn. */
const BATCHES_AT_ONCE = 20;

/** A mail to many, to be delivered by the job of the domain that knows its readers. */
export const startCampaign = (
  tx: Tx,
  { id, content, now }: { readonly id: string; readonly content: MailContent; readonly now: number },
): Promise<void> =>
  insertCampaign(tx, { id, content, category: MAIL_TEMPLATES[content.template].category, startedAt: now });

/**
 * Delivers the unfinished campaigns of a template, a batch in each transaction. How far it came is committed with
 * the batch, so that it is resumed there after a crash; and a player has one mail of a campaign at most.
 * @returns how many mails are new
 */
export async function sendCampaigns(
  context: SendingContext,
  template: MailTemplate,
  readAudience: ReadAudience,
): Promise<number> {
  let sent = 0;
  for (let batches = 0; batches < BATCHES_AT_ONCE; batches += 1) {
    const count = await runTransaction(context.sql, async (tx) => {
      const campaign = await lockOpenCampaign(tx, template);
      return campaign ? sendBatch(tx, context, campaign, readAudience) : null;
    });
    if (count === null) break;
    sent += count;
  }
  return sent;
}

async function sendBatch(
  tx: Tx,
  { clock, newId }: Pick<SendingContext, 'clock' | 'newId'>,
  { reachedPlayerId: after, id: campaignId, ...content }: CampaignRow,
  readAudience: ReadAudience,
): Promise<number> {
  const sentAt = clock.now();
  const players = await readAudience(tx, campaignId, { after, limit: BATCH });
  const mails = players.map((playerId) => ({ ...content, playerId, id: newId(), campaignId, sentAt }));
  const sent = mails.length > 0 ? await insertMails(tx, mails) : 0;
  const told = players.map((playerId) => ({ playerId, key: `mail:${campaignId}` }));
  await pushMails(tx, told, { category: content.category, now: sentAt });
  await saveCampaignBatch(tx, campaignId, {
    reached: players.at(-1) ?? null,
    sent,
    finishedAt: players.length < BATCH ? sentAt : null,
  });
  return sent;
}
