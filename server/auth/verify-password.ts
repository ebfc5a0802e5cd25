import { CallError } from '../call-error.ts';
import type { CallRequest } from '../http/handler.ts';
import { countTry, forgiveTry, sessionTries, type TryCounter, touchTries } from './password-attempts.ts';
import type { PasswordTryResult } from './password-try-queries.ts';
import { isPassword, nobodysHash } from './passwords.ts';
import { noteSignIn } from './sessions.ts';

/** Counts the try, and checks it unless its counter is locked. */
async function checkTry(
  { context }: CallRequest,
  passwordHash: string,
  password: string,
  tries: TryCounter,
): Promise<{ readonly isRight: boolean; readonly tried: PasswordTryResult }> {
  let tried: PasswordTryResult = { failures: null, lockedUntil: null };
  const isRight = await isPassword(passwordHash, password, async () => {
    tried = await countTry(context.sql, tries, context.clock.now());
    return tried.failures !== null;
  });
  return { isRight, tried };
}

/** The same whether or not there is such an account, and whatever the password was. */
const wrongPasswordError = ({ failures, lockedUntil }: PasswordTryResult): CallError =>
  failures === null
    ? new CallError('accountLocked', 'Too many wrong passwords.', { until: lockedUntil })
    : new CallError('wrongCredentials', 'Account and password do not match.');

interface Holder {
  readonly id: string;
  readonly passwordHash: string;
}

/** @throws CallError wrongCredentials or accountLocked. `tries`: the counter; by default that of the open session. */
export async function verifyPasswordThrottled(
  request: CallRequest,
  { id: playerId, passwordHash }: Holder,
  password: string,
  tries: TryCounter = sessionTries(playerId),
): Promise<void> {
  const { sql } = request.context;
  const { isRight, tried } = await checkTry(request, passwordHash, password, tries);
  if (isRight) return forgiveTry(sql, tries);
  const outcome = tried.failures === null ? 'locked' : 'wrong';
  await noteSignIn(sql, request.context, { ...request, playerId, outcome });
  throw wrongPasswordError(tried);
}

/** The same answer after the same work, for an account that does not exist. */
export async function rejectUnknown(
  request: CallRequest,
  password: string,
  tries: TryCounter,
): Promise<never> {
  const { tried } = await checkTry(request, await nobodysHash(), password, tries);
  // Equals the work of the row that a try adds to an account's history.
  await touchTries(request.context.sql, tries);
  throw wrongPasswordError(tried);
}
