import type { MailCategory } from '../../../contract/mail/mail-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import type { Db, Tx } from '../../db/sql.ts';
import type { Audience } from './audience.ts';

/** The template of every mail that an operator wrote; which text it is stands in the values. */
const OPERATOR_TEMPLATE = 'operatorMail';

/** A version of a text with what it is filled in with. */
interface OperatorParams {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Enclosure {
  /** Null: nothing is attached. */
  readonly rewards: readonly Reward[] | null;
  readonly wageringMultiple: number;
  /** From the sending of a mail on; null without an attachment. */
  readonly claimDays: number | null;
}

export interface OperatorCampaign extends Enclosure {
  readonly id: string;
  readonly category: MailCategory;
  readonly params: OperatorParams;
  readonly audience: Audience;
  readonly isPromotion: boolean;
  readonly reachedPlayerId: string | null;
  readonly previewedBy: string;
  readonly previewedAt: number;
  /** Null until it was approved. */
  readonly startedAt: number | null;
  readonly stoppedAt: number | null;
  readonly finishedAt: number | null;
}

const campaignColumns = (db: Db) => db`
  id, category, params, audience, rewards, wagering_multiple, claim_days, is_promotion, reached_player_id, previewed_by,
  previewed_at, started_at, stopped_at, finished_at`;

type Preview = Omit<OperatorCampaign, 'reachedPlayerId' | 'startedAt' | 'stoppedAt' | 'finishedAt'>;

export async function insertPreview(tx: Tx, { params, audience, rewards, ...row }: Preview): Promise<void> {
  await tx`
    insert into mail_campaigns ${tx({
      ...row,
      template: OPERATOR_TEMPLATE,
      params: tx.json({ text: params.text, values: { ...params.values } }),
      audience: tx.json({ ...audience, vip: audience.vip && [...audience.vip] }),
      rewards: rewards && tx.json(rewards.map((one) => ({ ...one }))),
    })}`;
}

export async function findOperatorCampaign(db: Db, id: string): Promise<OperatorCampaign | undefined> {
  const [row] = await db<OperatorCampaign[]>`
    select ${campaignColumns(db)} from mail_campaigns where id = ${id} and template = ${OPERATOR_TEMPLATE}`;
  return row;
}

/** Locked until the transaction ends. */
export async function lockOperatorCampaign(tx: Tx, id: string): Promise<OperatorCampaign | undefined> {
  const [row] = await tx<OperatorCampaign[]>`
    select ${campaignColumns(tx)} from mail_campaigns where id = ${id} and template = ${OPERATOR_TEMPLATE} for update`;
  return row;
}

interface Approval {
  readonly id: string;
  readonly recipients: number;
  readonly askedBy: string;
  readonly approvedBy: string;
  readonly startedAt: number;
}

export async function updateApproved(tx: Tx, { id, ...approval }: Approval): Promise<void> {
  await tx`update mail_campaigns set ${tx(approval)} where id = ${id}`;
}

export async function updateStopped(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update mail_campaigns set stopped_at = ${now}, finished_at = ${now} where id = ${id}`;
}

/** The oldest that is to be sent and that no other process prepares; it is this process's until `leasedUntil`. */
export async function leaseOpenCampaign(
  tx: Tx,
  now: number,
  leasedUntil: number,
): Promise<OperatorCampaign | undefined> {
  const [row] = await tx<OperatorCampaign[]>`
    update mail_campaigns set leased_until = ${leasedUntil}
    where id = (
      select id from mail_campaigns
      where template = ${OPERATOR_TEMPLATE} and finished_at is null and started_at is not null
        and (leased_until is null or leased_until <= ${now})
      order by started_at, id limit 1 for update skip locked)
    returning ${campaignColumns(tx)}`;
  return row;
}

interface Batch {
  /** Where it began. */
  readonly after: string | null;
  readonly reached: string | null;
  readonly sent: number;
  readonly withheld: number;
  readonly finishedAt: number | null;
}

/** @returns false where the campaign was stopped, or another process has sent the batch */
export async function saveOperatorBatch(tx: Tx, id: string, batch: Batch): Promise<boolean> {
  const { after, reached, sent, withheld, finishedAt } = batch;
  const { count } = await tx`
    update mail_campaigns set reached_player_id = coalesce(${reached}, reached_player_id), sent = sent + ${sent},
      withheld = withheld + ${withheld}, finished_at = ${finishedAt}, leased_until = null
    where id = ${id} and finished_at is null and reached_player_id is not distinct from ${after}`;
  return count > 0;
}

interface CampaignLine extends OperatorCampaign {
  readonly name: string;
  readonly sent: number;
  readonly withheld: number;
  readonly recipients: number | null;
  readonly askedBy: string | null;
  readonly approvedBy: string | null;
  readonly read: number;
  readonly claimed: number;
}

/** Reads the newest 50 campaigns. */
export const readOperatorCampaigns = (db: Db): Promise<CampaignLine[]> =>
  db<CampaignLine[]>`
    select ${campaignColumns(db)}, sent, withheld, recipients, asked_by, approved_by,
      (select name from mail_templates where mail_templates.id = (params ->> 'text')::uuid) as name,
      (select count(*)::int from mails where campaign_id = mail_campaigns.id and read_at is not null) as read,
      (select count(*)::int from mails where campaign_id = mail_campaigns.id and claimed_at is not null) as claimed
    from mail_campaigns where template = ${OPERATOR_TEMPLATE} order by previewed_at desc limit 50`;

interface BatchOfMails {
  readonly campaign: OperatorCampaign;
  readonly playerIds: readonly string[];
  readonly ids: readonly string[];
  readonly sentAt: number;
  readonly claimUntil: number | null;
  readonly expiresAt: number | null;
}

/** Skips players whom the campaign has reached before. Returns how many mails are new. */
export async function insertOperatorMails(tx: Tx, batch: BatchOfMails): Promise<number> {
  const { campaign, playerIds, ids, sentAt, claimUntil, expiresAt } = batch;
  const { id, category, params, rewards, wageringMultiple } = campaign;
  const { count } = await tx`
    insert into mails (player_id, id, category, template, params, campaign_id, sent_at, expires_at, rewards,
      wagering_multiple, claim_until)
    select reader.player_id, reader.id, ${category}, ${OPERATOR_TEMPLATE},
      ${tx.json({ text: params.text, values: { ...params.values } })}, ${id}, ${sentAt}, ${expiresAt},
      ${rewards && tx.json(rewards.map((one) => ({ ...one })))}::jsonb, ${wageringMultiple}, ${claimUntil}
    from unnest(${[...playerIds]}::uuid[], ${[...ids]}::uuid[]) as reader (player_id, id)
    on conflict (campaign_id, player_id) where campaign_id is not null do nothing`;
  return count;
}
