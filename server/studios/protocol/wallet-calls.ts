import { releaseHostedWin, saveHostedEvent } from '../../games/public/hosted-rounds.ts';
import type { ProtocolBody } from './protocol-bodies.ts';
import { balanceAnswer, readSessionBalance, type SessionCall } from './session-call.ts';

export async function readBalanceAnswer(call: SessionCall) {
  return { balance: balanceAnswer(await readSessionBalance(call), call.currency) };
}

/** Pays the win that waits. Nothing refuses it but an unknown session: the money is the player's already. */
export async function endRound({ context, session, currency }: SessionCall) {
  return { balance: balanceAnswer(await releaseHostedWin(context, session), currency) };
}

/** Notes how far the page has shown the active round; without one there is nothing to come back to. */
export async function saveEvent({ context, session }: SessionCall, { event }: ProtocolBody<'event'>) {
  await saveHostedEvent(context.sql, session, event);
  return { event };
}
