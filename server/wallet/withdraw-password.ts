import { LOCK_MS, WITHDRAW_PASSWORD_TRIES } from '../../contract/limits.ts';
import type { setSafeboxPassword } from '../../contract/wallet/withdraw-calls.ts';
import { withdrawPasswordFault } from '../../contract/wallet/withdraw-rules.ts';
import type { Candidate } from '../auth/public/candidate.ts';
import { hashPassword, isPassword } from '../auth/public/passwords.ts';
import { provePassword } from '../auth/public/verify-password.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';

interface PasswordState {
  readonly hasPassword: boolean;
  /** Null when it is not locked now. */
  readonly lockedUntil: number | null;
}

export async function readPasswordState(db: Db, playerId: string, now: number): Promise<PasswordState> {
  const [row] = await db<{ lockedUntil: number | null }[]>`
    select locked_until from safebox_credentials where player_id = ${playerId}`;
  const lockedUntil = row?.lockedUntil ?? null;
  return {
    hasPassword: row !== undefined,
    lockedUntil: lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  };
}

/**
 * Whether the player knows their withdraw password. A try is counted before it is checked, so that a hundred at once
 * are a hundred tries, and the right one forgives the wrong ones before it.
 * @throws CallError withdrawPasswordMissing, withdrawPasswordWrong or withdrawPasswordLocked.
 */
export async function proveWithdrawPassword(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  playerId: string,
  password: string,
): Promise<void> {
  const now = clock.now();
  const [held] = await sql<{ passwordHash: string }[]>`
    select password_hash from safebox_credentials where player_id = ${playerId}`;
  if (!held) throw new CallError('withdrawPasswordMissing', 'no withdraw password is set');
  let tries = null as number | null;
  const countTry = async () => {
    const [counted] = await sql<{ failures: number }[]>`
      update safebox_credentials set
        failures = case when locked_until <= ${now} then 1 else failures + 1 end,
        locked_until = case when locked_until <= ${now} then null else locked_until end
      where player_id = ${playerId} and (locked_until is null or locked_until <= ${now})
      returning failures`;
    tries = counted?.failures ?? null;
    return tries !== null && tries <= WITHDRAW_PASSWORD_TRIES;
  };
  if (await isPassword(held.passwordHash, password, countTry)) {
    await sql`update safebox_credentials set failures = 0, locked_until = null where player_id = ${playerId}`;
    return;
  }
  if (tries !== null && tries < WITHDRAW_PASSWORD_TRIES) {
    const left = WITHDRAW_PASSWORD_TRIES - tries;
    throw new CallError('withdrawPasswordWrong', 'the withdraw password does not match', { left });
  }
  await sql`
    update safebox_credentials set locked_until = ${now + LOCK_MS}
    where player_id = ${playerId} and locked_until is null`;
  const { lockedUntil } = await readPasswordState(sql, playerId, now);
  throw new CallError('withdrawPasswordLocked', 'too many wrong withdraw passwords', { until: lockedUntil });
}

const setPassword: Handler<typeof setSafeboxPassword> = async ({ loginPassword, password }, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  const { safeboxPasswordLength } = await readConfig(sql, 'signIn');
  const fault = withdrawPasswordFault(password, safeboxPasswordLength);
  if (fault) throw new CallError('withdrawPasswordWeak', fault, { fault, length: safeboxPasswordLength });
  const [candidate] = await sql<Candidate[]>`
    select players.id, account, status, birth_date, nationality, password_hash
    from players join credentials on credentials.player_id = players.id
    where players.id = ${id}`;
  if (!candidate) throw new CallError('passwordMissing', 'the player has no password to sign in with');
  // Whoever finds an open session on a table must not be able to set this one.
  await provePassword(request, candidate, loginPassword);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await sql`
    insert into safebox_credentials (player_id, password_hash, changed_at) values (${id}, ${passwordHash}, ${now})
    on conflict (player_id) do update
    set password_hash = excluded.password_hash, failures = 0, locked_until = null, changed_at = excluded.changed_at`;
  return { hasSafeboxPassword: true };
};

export const withdrawPasswordHandlers = { setSafeboxPassword: setPassword };
