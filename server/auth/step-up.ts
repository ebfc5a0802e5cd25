import { createHash } from 'node:crypto';
import type { reauthenticate } from '../../contract/auth/security-calls.ts';
import { STEP_UP_MS } from '../../contract/limits.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { newToken } from '../new-token.ts';
import { findCandidate } from './candidate-queries.ts';
import { notePlayerAction } from './public/player-actions.ts';
import { updateSessionSteppedUp } from './session-queries.ts';
import { verifyPasswordThrottled } from './verify-password.ts';

/** Longer than a call of a page takes; after it the token from before the step-up is invalid. */
const OLD_TOKEN_MS = 60_000;

const confirmIdentityAgain: Handler<typeof reauthenticate> = async ({ password }, request) => {
  const { sql, clock, random } = request.context;
  const { id, sessionId } = memberOf(request);
  const candidate = await findCandidate(sql, id);
  // Players who sign in by phone or provider may have none: they sign in again instead.
  if (!candidate) throw new CallError('signInTooOld', 'the player has no password');
  await verifyPasswordThrottled(request, candidate, password);
  const token = newToken(random);
  const tokenHash = createHash('sha256').update(token).digest();
  const now = clock.now();
  await runTransaction(sql, async (tx) => {
    const oldUntil = now + OLD_TOKEN_MS;
    await updateSessionSteppedUp(tx, { playerId: id, sessionId, now, tokenHash, oldUntil });
    await notePlayerAction(tx, request, { act: 'proof', details: {} });
  });
  return { token, provedUntil: now + STEP_UP_MS };
};

export const stepUpHandlers = { reauthenticate: confirmIdentityAgain };
