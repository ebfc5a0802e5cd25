import type { Db } from '../db/sql.ts';
import { type AuditRow, insertAudit } from './audit-queries.ts';

/** Records who did what to whom, in the transaction of the command itself. */
export const writeAudit = (db: Db, row: AuditRow): Promise<void> => insertAudit(db, row);
