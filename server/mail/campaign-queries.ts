import type { MailCategory } from '../../contract/mail/mail-calls.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { CampaignProgress, MailContent, MailTemplate } from '../outbox.ts';

export type CampaignRow = MailContent & {
  readonly id: string;
  readonly category: MailCategory;
  /** The last player whom a committed batch has reached; null before the first. */
  readonly reachedPlayerId: string | null;
};

interface NewCampaign {
  readonly id: string;
  readonly category: MailCategory;
  readonly content: MailContent;
  readonly startedAt: number;
}

export async function insertCampaign(tx: Tx, { content, ...campaign }: NewCampaign): Promise<void> {
  const { template, params } = content;
  await tx`insert into mail_campaigns ${tx({ ...campaign, template, params: { ...params } })}`;
}

/** The oldest unfinished one that no other process has locked. */
export async function lockOpenCampaign(tx: Tx, template: MailTemplate): Promise<CampaignRow | undefined> {
  const [row] = await tx<CampaignRow[]>`
    select id, category, template, params, reached_player_id from mail_campaigns
    where finished_at is null and template = ${template}
    order by started_at, id limit 1 for update skip locked`;
  return row;
}

/** After a batch. @param reached its last player; null where it had none */
export async function saveCampaignBatch(
  tx: Tx,
  id: string,
  { reached, sent, finishedAt }: { reached: string | null; sent: number; finishedAt: number | null },
): Promise<void> {
  await tx`
    update mail_campaigns set reached_player_id = coalesce(${reached}, reached_player_id), sent = sent + ${sent},
      finished_at = ${finishedAt}
    where id = ${id}`;
}

export const readCampaignProgress = (db: Db, ids: readonly string[]): Promise<CampaignProgress[]> =>
  db<CampaignProgress[]>`
    select id, sent, finished_at,
      (select count(*) from mails where campaign_id = mail_campaigns.id and read_at is not null) as read
    from mail_campaigns where id = any(${[...ids]}::uuid[])`;
