import type { JSONValue } from 'postgres';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Tx } from '../../db/sql.ts';
import { memberOf, type WorkRequest } from '../../http/handler.ts';

/** Audits an action of the player that must be provable later, in its own transaction. */
export async function notePlayerAction(
  tx: Tx,
  request: WorkRequest,
  { act, details }: { act: string; details: Readonly<Record<string, JSONValue>> },
): Promise<void> {
  const { clock, newId } = request.context;
  const { id, sessionId } = memberOf(request);
  await writeAudit(tx, {
    id: newId(),
    at: clock.now(),
    actor: 'player',
    act,
    subject: id,
    details: { ...details, sessionId, ip: request.ip },
  });
}
