import type { Db, Tx } from '../../db/sql.ts';
import type { LocalizedText } from '../../localization/localized.ts';

export interface NoticeRow {
  readonly id: number;
  readonly title: LocalizedText;
  readonly body: LocalizedText;
  readonly startsAt: number;
  /** Null: until it is stopped. */
  readonly endsAt: number | null;
  readonly isPinned: boolean;
  readonly stoppedAt: number | null;
  readonly madeBy: string;
}

export type NewNotice = Omit<NoticeRow, 'id' | 'stoppedAt'>;

const asRow = (tx: Tx, { title, body, ...row }: NewNotice) => ({
  ...row,
  title: tx.json({ ...title }),
  body: tx.json({ ...body }),
});

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<number> {
  const [row] = await tx<[{ id: number }]>`insert into notices ${tx(asRow(tx, notice))} returning id`;
  return row.id;
}

/** An existing one is not changed. */
export async function insertMissingNotice(tx: Tx, id: number, notice: NewNotice): Promise<void> {
  const known = await tx`select from notices where id = ${id}`;
  if (known.count > 0) return;
  await tx`insert into notices ${tx({ ...asRow(tx, notice), id })} on conflict do nothing`;
}

const noticeColumns = (db: Db) => db`id, title, body, starts_at, ends_at, is_pinned, stopped_at, made_by`;

/** Locked until the transaction ends. */
export async function lockNotice(tx: Tx, id: number): Promise<NoticeRow | undefined> {
  const [row] = await tx<NoticeRow[]>`select ${noticeColumns(tx)} from notices where id = ${id} for update`;
  return row;
}

type Changes = Partial<Pick<NoticeRow, 'startsAt' | 'endsAt' | 'isPinned' | 'stoppedAt'>>;

export async function updateNotice(tx: Tx, id: number, changes: Changes): Promise<void> {
  await tx`update notices set ${tx(changes)} where id = ${id}`;
}

/** Reads the newest 50 notices. */
export const readNotices = (db: Db): Promise<NoticeRow[]> =>
  db<NoticeRow[]>`select ${noticeColumns(db)} from notices order by starts_at desc, id desc limit 50`;

const isCurrent = (db: Db, now: number) =>
  db`stopped_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`;

/** Reads the notices that stand now: pinned ones first, then the newest. */
export const readCurrentNoticeRows = (db: Db, now: number, limit: number): Promise<NoticeRow[]> =>
  db<NoticeRow[]>`
    select ${noticeColumns(db)} from notices where ${isCurrent(db, now)}
    order by is_pinned desc, starts_at desc, id desc limit ${limit}`;

/** When the next one begins or ends after `now`; null when none does. */
export async function readNextNoticeChange(db: Db, now: number): Promise<number | null> {
  const [next] = await db<[{ at: number | null }]>`
    select least(min(starts_at) filter (where starts_at > ${now}), min(ends_at) filter (where ends_at > ${now})) as at
    from notices where stopped_at is null`;
  return next.at;
}
