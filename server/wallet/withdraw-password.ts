import { LOCK_MS, WITHDRAW_PASSWORD_TRIES } from '../../contract/limits.ts';
import type { setSafeboxPassword } from '../../contract/wallet/withdraw-calls.ts';
import { findWithdrawPasswordError } from '../../contract/wallet/withdraw-rules.ts';
import { signInConfig } from '../auth/public/auth-config.ts';
import { findCandidate } from '../auth/public/candidate.ts';
import { hashPassword, isPassword } from '../auth/public/passwords.ts';
import { verifyPasswordThrottled } from '../auth/public/verify-password.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import {
  addPasswordTry,
  clearPasswordTries,
  findPasswordLock,
  findWithdrawPasswordHash,
  savePasswordLock,
  saveWithdrawPassword,
} from './withdraw-password-queries.ts';

interface PasswordState {
  readonly hasPassword: boolean;
  /** Null when it is not locked now. */
  readonly lockedUntil: number | null;
}

export async function readPasswordState(db: Db, playerId: string, now: number): Promise<PasswordState> {
  const found = await findPasswordLock(db, playerId);
  const lockedUntil = found?.lockedUntil ?? null;
  return {
    hasPassword: found !== undefined,
    lockedUntil: lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  };
}

/**
 * Whether the player knows their withdraw password. A try is counted before it is checked, so that a hundred concurrent
 * tries count as a hundred, and the right password clears the wrong ones before it.
 * @throws CallError withdrawPasswordMissing, withdrawPasswordWrong or withdrawPasswordLocked.
 */
export async function verifyWithdrawPassword(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  playerId: string,
  password: string,
): Promise<void> {
  const now = clock.now();
  const passwordHash = await findWithdrawPasswordHash(sql, playerId);
  if (passwordHash === null) throw new CallError('withdrawPasswordMissing', 'no withdraw password is set');
  let tries = null as number | null;
  const countTry = async () => {
    tries = await addPasswordTry(sql, playerId, now);
    return tries !== null && tries <= WITHDRAW_PASSWORD_TRIES;
  };
  if (await isPassword(passwordHash, password, countTry)) return clearPasswordTries(sql, playerId);
  if (tries !== null && tries < WITHDRAW_PASSWORD_TRIES) {
    const left = WITHDRAW_PASSWORD_TRIES - tries;
    throw new CallError('withdrawPasswordWrong', 'the withdraw password does not match', { left });
  }
  await savePasswordLock(sql, playerId, now + LOCK_MS);
  const { lockedUntil } = await readPasswordState(sql, playerId, now);
  throw new CallError('withdrawPasswordLocked', 'too many wrong withdraw passwords', { until: lockedUntil });
}

const setWithdrawPassword: Handler<typeof setSafeboxPassword> = async (
  { loginPassword, password },
  request,
) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  const { safeboxPasswordLength } = await readConfig(sql, signInConfig);
  const error = findWithdrawPasswordError(password, safeboxPasswordLength);
  if (error) throw new CallError('withdrawPasswordWeak', error, { error, length: safeboxPasswordLength });
  const candidate = await findCandidate(sql, id);
  if (!candidate) throw new CallError('passwordMissing', 'the player has no account password');
  // Whoever finds an unattended open session must not be able to set it.
  await verifyPasswordThrottled(request, candidate, loginPassword);
  const passwordHash = await hashPassword(password);
  await saveWithdrawPassword(sql, { playerId: id, passwordHash, now: clock.now() });
  return { hasSafeboxPassword: true };
};

export const withdrawPasswordHandlers = { setSafeboxPassword: setWithdrawPassword };
