import type { enterWayOut } from '../../contract/calls/way-out.ts';
import { CallError } from '../http/call-error.ts';
import type { Handler } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { writeAudit } from './audit-log.ts';
import { openWayOutSession } from './sessions.ts';
import { spendWayOut } from './way-out-tickets.ts';

interface Person {
  displayId: number;
  account: string;
  status: string;
  birthDate: string;
  nationality: string;
}

const enter: Handler<typeof enterWayOut> = async ({ ticket }, request) => {
  const { context } = request;
  const now = context.clock.now();
  return runTransaction(context.sql, async (tx) => {
    const playerId = await spendWayOut(tx, ticket, now);
    if (playerId === null) throw new CallError('ticketExpired', 'The ticket is unknown, used or too old.');
    const [player] = await tx<Person[]>`
      select display_id, account, status, birth_date, nationality from players where id = ${playerId}`;
    if (!player) throw new Error(`player ${playerId} is gone`);
    // A restriction that came meanwhile holds the money for a person's decision.
    if (player.status === 'restricted' || (await context.registers.find(player)) === 'restricted')
      throw new CallError('restrictedPerson', 'The register names this person.');
    const { token, sessionId, endsAt } = await openWayOutSession(tx, context, playerId, request);
    await writeAudit(tx, {
      id: context.newId(),
      at: now,
      actor: 'player',
      act: 'way out entered',
      subject: playerId,
      details: { sessionId, ip: request.ip },
    });
    return { token, endsAt, id: player.displayId };
  });
};

export const wayOutHandlers = { enterWayOut: enter };
