import { createHash } from 'node:crypto';
import type { proveSelf } from '../../contract/calls/security.ts';
import { PROOF_MS } from '../../contract/limits.ts';
import { CallError } from '../http/call-error.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { newToken } from './game-sessions.ts';
import { notePlayerAct } from './player-acts.ts';
import { type Candidate, provePassword } from './sign-in.ts';

/** Longer than a call of a page takes; after it the token before a proof opens nothing any more. */
const OLD_TOKEN_MS = 60_000;

/** Whether the player signed in, or proved who they are, within the one window that all acts share. */
export function isProved(request: CallRequest): boolean {
  return memberOf(request).provedAt + PROOF_MS > request.context.clock.now();
}

/**
 * For acts that an open page on a table must not be enough for.
 * @throws CallError proofNeeded unless the player signed in, or proved who they are, in the last ten minutes.
 */
export function requireProof(request: CallRequest): void {
  if (isProved(request)) return;
  throw new CallError('proofNeeded', 'the session has not been proved in the last ten minutes');
}

const prove: Handler<typeof proveSelf> = async ({ password }, request) => {
  const { sql, clock, random } = request.context;
  const { id, sessionId } = memberOf(request);
  const [candidate] = await sql<Candidate[]>`
    select players.id, account, status, birth_date, nationality, password_hash
    from players join credentials on credentials.player_id = players.id
    where players.id = ${id}`;
  // Players by phone or provider may have none: their proof is a new sign-in.
  if (!candidate) throw new CallError('signInTooOld', 'the player has no password to ask for');
  await provePassword(request, candidate, password);
  const token = newToken(random);
  const tokenHash = createHash('sha256').update(token).digest();
  const now = clock.now();
  await runTransaction(sql, async (tx) => {
    // What is set is read before it is set: the old one becomes the token of until now.
    await tx`
      update sessions set proved_at = ${now}, old_token_hash = token_hash, old_until = ${now + OLD_TOKEN_MS},
        token_hash = ${tokenHash}
      where player_id = ${id} and id = ${sessionId}`;
    await notePlayerAct(tx, request, { act: 'proof', details: {} });
  });
  return { token, provedUntil: now + PROOF_MS };
};

export const proofHandlers = { proveSelf: prove };
