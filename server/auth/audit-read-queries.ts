import type { Tx } from '../db/sql.ts';

interface AuditedAct {
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** The log names players by their key; the account name is looked up while the account exists. */
  readonly account: string | null;
}

/** Reads the latest rows of the audit log, newest first. */
export const readAuditedActs = (tx: Tx, count: number): Promise<AuditedAct[]> =>
  tx<AuditedAct[]>`
    select at, actor, act, subject, details, account from audit_log
      left join players on players.id::text = subject
    order by place desc limit ${count}`;
