import type { accountLogin } from '../../contract/calls/auth.ts';
import { LOCK_AFTER_FAILURES, LOCK_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import { CallError } from '../http/call-error.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { readConfig } from './config-store.ts';
import { findExclusion } from './leaving.ts';
import { checkNobody, isPassword } from './passwords.ts';
import { looksLikePhone, readPhone } from './phone.ts';
import { readSessionInfo, readUserInfo } from './player-profile.ts';
import { noteSignIn, openSession } from './sessions.ts';
import { makeWayOut } from './way-out-tickets.ts';

/** An account that somebody asks to enter. */
export interface Candidate {
  id: string;
  account: string;
  status: 'open' | 'excluded' | 'closed' | 'restricted';
  birthDate: string;
  nationality: string;
  passwordHash: string;
}

/** Signs in by name or number, and password; every refusal of an existing account is in its history. */
export const signIn: Handler<typeof accountLogin> = async ({ account, password }, request) => {
  const { sql } = request.context;
  const phone = looksLikePhone(account) ? await phoneOf(account, request) : '';
  const [candidate] = await sql<Candidate[]>`
    select players.id, account, status, birth_date, nationality, password_hash
    from players join credentials on credentials.player_id = players.id
    where account_key = ${account.toLowerCase()} or (${phone !== ''} and mobile = ${phone})`;
  if (!candidate) {
    await checkNobody(password);
    throw new CallError('wrongCredentials', 'Account and password do not match.');
  }
  return proveAndEnter(request, candidate, password);
};

/** A number as the players have it; empty for text that is none, which then is no account's name either. */
async function phoneOf(text: string, { context }: CallRequest): Promise<string> {
  try {
    return readPhone(text, await readConfig(context.sql, 'signIn'));
  } catch (error) {
    if (error instanceof CallError) return '';
    throw error;
  }
}

/** The one way into an account that exists. @throws CallError for a wrong password or an unwelcome player. */
export async function proveAndEnter(request: CallRequest, candidate: Candidate, password: string) {
  await provePassword(request, candidate, password);
  await refuseUnwelcome(request, candidate);
  return enter(request, candidate.id);
}

/** A fresh session with what the client shows of its player. */
export async function enter(request: CallRequest, playerId: string) {
  const { context } = request;
  const { token, sessionId } = await runTransaction(context.sql, (tx) =>
    openSession(tx, context, playerId, request),
  );
  const [userInfo, session] = await Promise.all([
    readUserInfo(context.sql, playerId),
    readSessionInfo(context.sql, playerId, sessionId),
  ]);
  return { token, userInfo, session };
}

const note = (request: CallRequest, playerId: string, outcome: 'wrong' | 'locked' | 'refused') =>
  noteSignIn(request.context.sql, request.context, { ...request, playerId, outcome });

/** @throws CallError wrongCredentials or accountLocked. */
export async function provePassword(
  request: CallRequest,
  candidate: Candidate,
  password: string,
): Promise<void> {
  const { sql, clock } = request.context;
  const now = clock.now();
  let failures = null as number | null;
  const isLocked = () => failures === null || failures > LOCK_AFTER_FAILURES;
  // The try is counted before the check: a hundred at once are still a hundred tries.
  const countTry = async () => {
    const [counted] = await sql<{ failures: number }[]>`
      update credentials set
        failures = case when locked_until <= ${now} then 1 else failures + 1 end,
        locked_until = case when locked_until <= ${now} then null else locked_until end
      where player_id = ${candidate.id} and (locked_until is null or locked_until <= ${now})
      returning failures`;
    failures = counted?.failures ?? null;
    return !isLocked();
  };
  if (await isPassword(candidate.passwordHash, password, countTry)) {
    await sql`update credentials set failures = 0, locked_until = null where player_id = ${candidate.id}`;
    return;
  }
  if (failures !== null && failures >= LOCK_AFTER_FAILURES) {
    await sql`
      update credentials set locked_until = ${now + LOCK_MS}
      where player_id = ${candidate.id} and locked_until is null`;
  }
  await note(request, candidate.id, isLocked() ? 'locked' : 'wrong');
  if (isLocked()) throw await lockedError(request.context, candidate.id);
  throw new CallError('wrongCredentials', 'Account and password do not match.');
}

async function lockedError({ sql }: Context, playerId: string): Promise<CallError> {
  const [row] = await sql<{ lockedUntil: number | null }[]>`
    select locked_until from credentials where player_id = ${playerId}`;
  return new CallError('accountLocked', 'The account is locked after too many wrong passwords.', {
    until: row?.lockedUntil ?? null,
  });
}

/** @throws CallError for a closed, excluded or restricted person; the registers are asked every time. */
export async function refuseUnwelcome(
  request: CallRequest,
  candidate: Omit<Candidate, 'passwordHash'>,
): Promise<void> {
  const refuse = async (
    key: 'selfExcluded' | 'accountClosed' | 'restrictedPerson',
    reason: string,
    details?: { until: number | null },
  ) => {
    await note(request, candidate.id, 'refused');
    // A restricted person's money waits for a person's decision; anybody else's is theirs to take.
    const wayOut = key === 'restrictedPerson' ? null : await makeWayOut(request.context, candidate.id);
    throw new CallError(key, reason, wayOut === null ? details : { ...details, wayOut });
  };
  if (candidate.status === 'excluded') {
    const own = await findExclusion(request.context.sql, candidate.id);
    await refuse('selfExcluded', 'The player is excluded.', own ? { until: own.until } : undefined);
  }
  if (candidate.status === 'closed') await refuse('accountClosed', 'The account is closed.');
  if (candidate.status === 'restricted') await refuse('restrictedPerson', 'The player is restricted.');
  const finding = await request.context.registers.find(candidate);
  if (finding === 'excluded') await refuse('selfExcluded', 'The exclusion register names this person.');
  if (finding === 'restricted') await refuse('restrictedPerson', 'The register names this person.');
}
