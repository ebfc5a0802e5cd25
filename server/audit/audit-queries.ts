import type { JSONValue } from 'postgres';
import type { Db, Tx } from '../db/sql.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  /** The object of the command. */
  readonly subject: string;
  readonly details: Readonly<Record<string, JSONValue>>;
}

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db`insert into audit_log ${db({ ...row, details: db.json({ ...row.details }) })}`;
}

interface HeadRow {
  /** Number of the last row, from 1. */
  readonly place: number;
  readonly hash: Uint8Array;
}

/** Undefined before the first row. */
export async function findAuditHead(tx: Tx): Promise<HeadRow | undefined> {
  const [head] = await tx<HeadRow[]>`select place, hash from audit_head`;
  return head;
}

/** Undefined when it has not grown, or when it was logged after `before`. */
export async function saveAuditHeadTold(db: Db, now: number, before: number): Promise<HeadRow | undefined> {
  const [head] = await db<HeadRow[]>`
    update audit_head set told_at = ${now}, told_place = place
    where place > told_place and told_at <= ${before}
    returning place, hash`;
  return head;
}

export interface AuditLink {
  readonly place: number;
  readonly previousHash: Uint8Array;
  readonly rowHash: Uint8Array;
  /** The input of the row's hash, with the hash before it. */
  readonly content: string;
}

/** Rows of the chain after a place. */
export const readAuditLinks = (
  tx: Tx,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<AuditLink[]> =>
  tx<AuditLink[]>`
    select place, previous_hash, row_hash,
      jsonb_build_array(place, id, (extract(epoch from at) * 1000000)::bigint, actor, act, subject, details)::text
        as content
    from audit_log where place > ${after} and place <= ${upTo} order by place limit ${limit}`;

/** Rows before the first and after the last of the chain. */
export async function countAuditOutsideChain(tx: Tx): Promise<number> {
  const [beyond] = await tx<{ count: number }[]>`
    select count(*)::int as count from audit_log where place < 1 or place > (select place from audit_head)`;
  return beyond?.count ?? 0;
}
