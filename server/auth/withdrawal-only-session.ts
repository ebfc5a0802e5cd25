import type { startWithdrawalOnly } from '../../contract/auth/withdrawal-only-calls.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import type { Handler } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { findPerson, type Person } from './player-queries.ts';
import { createWithdrawalOnlySession } from './sessions.ts';
import { consumeWithdrawalTicket, findTicketPlayer } from './withdrawal-only-tickets.ts';

const ticketExpired = () => new CallError('ticketExpired', 'The ticket is unknown, used or too old.');

async function readPerson(db: Db, playerId: string): Promise<Person> {
  const person = await findPerson(db, playerId);
  if (!person) throw new Error(`player ${playerId} is gone`);
  return person;
}

const startWithdrawalOnlySession: Handler<typeof startWithdrawalOnly> = async ({ ticket }, request) => {
  const { context } = request;
  const now = context.clock.now();
  const owner = await findTicketPlayer(context.sql, ticket, now);
  if (owner === null) throw ticketExpired();
  // Before the transaction: a slow answer would hold its connection.
  const finding = await context.registers.find(await readPerson(context.sql, owner));
  return runTransaction(context.sql, async (tx) => {
    const spent = await consumeWithdrawalTicket(tx, ticket, now);
    if (spent === null) throw ticketExpired();
    const { playerId } = spent;
    const player = await readPerson(tx, playerId);
    // A restriction since then holds the money for an operator's decision.
    if (player.status === 'restricted' || finding === 'restricted')
      throw new CallError('restrictedPerson', 'The register names this person.');
    const { token, sessionId, endsAt } = await createWithdrawalOnlySession(tx, context, spent, request);
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

export const withdrawalOnlyHandlers = { startWithdrawalOnly: startWithdrawalOnlySession };
