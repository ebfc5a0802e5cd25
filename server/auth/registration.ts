import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import type { accountRegist } from '../../contract/auth/auth-calls.ts';
import { findAccountError } from '../../contract/auth/identity-rules.ts';
import { LoginType } from '../../contract/ids.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { findRegistered, type RegisteredApplicant } from './candidate-queries.ts';
import { isTaken, makePlayer } from './new-player.ts';
import { hashPassword } from './passwords.ts';
import { lengthsConfig } from './public/auth-config.ts';
import {
  findInviter,
  fingerprintOf,
  type Newcomer,
  rejectBadPassword,
  rejectBadPerson,
  rejectListed,
} from './registration-checks.ts';
import { enter, rejectUnwelcome, verifyAndEnter } from './sign-in.ts';
import { rejectClosedMethod } from './sign-in-methods.ts';

type Registration = z.output<(typeof accountRegist)['body']>;

/** A repeat follows a lost answer; no client repeats later. */
const REPEAT_MS = 3_600_000;

/**
 * Opens an account and signs in. A repeat with the same request id and details signs in to the same account
 * with a session of its own, if a sign-in would be allowed: no token is ever stored to be returned again.
 */
export const registerAccount: Handler<typeof accountRegist> = async (body, request) => {
  const repeated = await findRepeat(body, request);
  if (repeated) return enterAgain(request, repeated, body);
  await rejectClosedMethod(request.context, LoginType.account);
  await rejectBadName(body, request);
  await rejectBadPassword(request, body.password, body.account);
  await rejectBadPerson(body, request);
  const invitedBy = await findInviter(body, request);
  await rejectListed(body, body.account, request);
  const passwordHash = await hashPassword(body.password);
  const { account } = body;
  try {
    const accountType = LoginType.account;
    const playerId = await makePlayer(request, { body, account, passwordHash, invitedBy, accountType });
    return await enter(request, playerId);
  } catch (error) {
    if (!isTaken(error, /players_(account_key|request_id)_key/)) throw error;
    // Lost a race: against the same request, or against another registration of the same name.
    const winner = await findRepeat(body, request);
    if (winner) return enterAgain(request, winner, body);
    throw new CallError('accountTaken', 'The account name is taken.');
  }
};

type RepeatableRegistration = Newcomer & { readonly password?: string | undefined };

/** @throws CallError requestIdReused when the id belongs to other details, or to an old registration. */
export async function findRepeat(
  body: RepeatableRegistration,
  { context }: CallRequest,
): Promise<RegisteredApplicant | null> {
  const prior = await findRegistered(context.sql, body.requestId);
  if (!prior) return null;
  const isSame = timingSafeEqual(prior.requestFingerprint, fingerprintOf(body));
  const isFresh = context.clock.now() - prior.createdAt <= REPEAT_MS;
  if (!isSame || !isFresh) throw idReused();
  return prior;
}

const idReused = () =>
  new CallError('requestIdReused', 'This request id belongs to another or an old registration.');

/**
 * A repeat grants nothing that a sign-in would refuse; a wrong password counts as it does there. A registration
 * without a password is identified by the ticket or the code, which are in the fingerprint.
 */
export async function enterAgain(
  request: CallRequest,
  { passwordHash, ...rest }: RegisteredApplicant,
  body: RepeatableRegistration,
) {
  if (body.password === undefined || passwordHash === null) {
    if (body.password !== undefined || passwordHash !== null) throw idReused();
    await rejectUnwelcome(request, rest);
    return enter(request, rest.id);
  }
  try {
    return await verifyAndEnter(request, { ...rest, passwordHash }, body.password);
  } catch (error) {
    throw error instanceof CallError && error.key === 'wrongCredentials' ? idReused() : error;
  }
}

/** @throws CallError accountInvalid */
async function rejectBadName({ account }: Registration, { context }: CallRequest): Promise<void> {
  const lengths = await readConfig(context.sql, lengthsConfig);
  const error = findAccountError(account, lengths.account);
  if (error) throw new CallError('accountInvalid', `account: ${error}`, { error, ...lengths.account });
}
