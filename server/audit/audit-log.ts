import type { JSONValue } from 'postgres';
import type { Db } from '../db/sql.ts';

interface Audited {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, JSONValue>>;
}

/** Writes down who did what to whom, with the work itself and in its transaction. */
export async function writeAudit(db: Db, row: Audited): Promise<void> {
  await db`insert into audit_log ${db({ ...row, details: db.json({ ...row.details }) })}`;
}
