import type { Db } from '../db/sql.ts';
import { type AuditRow, insertAudit } from './audit-queries.ts';

/** Writes down who did what to whom, with the work itself and in its transaction. */
export const writeAudit = (db: Db, row: AuditRow): Promise<void> => insertAudit(db, row);
