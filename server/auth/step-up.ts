import { createHash } from 'node:crypto';
import type { proveSelf } from '../../contract/auth/security-calls.ts';
import { PROOF_MS } from '../../contract/limits.ts';
import { CallError } from '../call-error.ts';
import { newToken } from '../games/public/game-sessions.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { Candidate } from './public/candidate.ts';
import { notePlayerAct } from './public/player-actions.ts';
import { provePassword } from './public/verify-password.ts';

/** Longer than a call of a page takes; after it the token before a proof opens nothing any more. */
const OLD_TOKEN_MS = 60_000;

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
    // What is set is read before it is set: the old one becomes the token of until now, with the proof it had.
    await tx`
      update sessions set proved_at = ${now}, old_proved_at = coalesce(proved_at, started_at), old_token_hash = token_hash, old_until = ${now + OLD_TOKEN_MS},
        token_hash = ${tokenHash}
      where player_id = ${id} and id = ${sessionId}`;
    await notePlayerAct(tx, request, { act: 'proof', details: {} });
  });
  return { token, provedUntil: now + PROOF_MS };
};

export const proofHandlers = { proveSelf: prove };
