import type { JSONValue } from 'postgres';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Tx } from '../../db/sql.ts';
import { memberOf, type WorkRequest } from '../../http/handler.ts';

/** An act of the player's own that must be provable later, in the transaction that does it. */
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
