import type { Db } from '../../../server/db/sql.ts';
import { auditLedger as auditWithHooks, type LedgerAudit } from '../../../server/ledger/audit-ledger.ts';
import { hooks } from '../../../server/modules.ts';

/** The audit of the operator's command, with the checks of all domains. */
export const auditLedger = (db: Db): Promise<LedgerAudit> => auditWithHooks(db, hooks);
