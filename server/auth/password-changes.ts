import type {
  bindAccount,
  changePassword,
  forgetPassword,
  initPassword,
} from '../../contract/auth/code-calls.ts';
import { CodePurpose } from '../../contract/ids.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { type CallRequest, type Handler, memberOf, type WorkRequest } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { guardGuesses } from './brute-force-guard.ts';
import { findApplicantByPhone, findCandidate } from './candidate-queries.ts';
import { consumeCode } from './codes.ts';
import { forgetDevices, KNOWN_DEVICE_MS, rememberDevice } from './known-devices.ts';
import { clearTries } from './password-attempts.ts';
import { checkNobody, hashPassword } from './passwords.ts';
import { readPhone } from './phone.ts';
import { linkPhone } from './phone-numbers.ts';
import { readSignInNames, savePassword } from './player-queries.ts';
import { signInConfig } from './public/auth-config.ts';
import { notePlayerAction } from './public/player-actions.ts';
import { rejectBadPassword } from './registration-checks.ts';
import { hasStepUp } from './require-step-up.ts';
import { endAllSessions } from './sessions.ts';
import { enter } from './sign-in.ts';
import { verifyPasswordThrottled } from './verify-password.ts';

/**
 * Whether the caller is the session's owner: by the password, or without one by having just signed in. A session
 * that was stolen or left open must not give control of the account.
 * @throws CallError wrongCredentials, accountLocked or signInTooOld.
 */
export async function verifyOwner(request: CallRequest, password: string | undefined): Promise<void> {
  const candidate = await findCandidate(request.context.sql, memberOf(request).id);
  if (candidate) return verifyPasswordThrottled(request, candidate, password ?? '');
  if (hasStepUp(request)) return;
  throw new CallError('signInTooOld', 'Sign in again first: the player has no password.');
}

/** Ends every session and makes every device unknown: the old password may have been stolen. */
async function replacePassword(
  tx: Tx,
  { context }: WorkRequest,
  { playerId, passwordHash }: { playerId: string; passwordHash: string },
): Promise<void> {
  const now = context.clock.now();
  await savePassword(tx, { playerId, passwordHash, changedAt: now });
  await clearTries(tx, await readSignInNames(tx, playerId));
  await forgetDevices(tx, playerId);
  await endAllSessions(tx, context.hooks, { playerId, reason: 'password', now });
}

const resetForgottenPassword: Handler<typeof forgetPassword> = async (
  { phone: typed, code, password },
  request,
) => {
  const { context } = request;
  const phone = readPhone(typed, await readConfig(context.sql, signInConfig));
  await rejectBadPassword(request, password, phone);
  await guardGuesses(request, () => consumeCode(context, { phone, purpose: CodePurpose.forget, code }));
  const player = await findApplicantByPhone(context.sql, phone);
  if (!player) {
    // The number has another owner since the code was sent.
    await checkNobody(password);
    throw new CallError('codeExpired', 'There is no valid code for this number.');
  }
  const passwordHash = await hashPassword(password);
  const device = await runTransaction(context.sql, async (tx) => {
    await replacePassword(tx, request, { playerId: player.id, passwordHash });
    // Nobody is signed in: the change is made by whoever holds the phone, of whom only the address is known.
    await writeAudit(tx, {
      id: context.newId(),
      at: context.clock.now(),
      actor: 'player',
      act: 'password reset',
      subject: player.id,
      details: { ip: request.ip },
    });
    // The code was entered on this device: the sign-in that follows needs no second one.
    return rememberDevice(tx, request, player.id);
  });
  request.device.remember(device.token, KNOWN_DEVICE_MS);
  return { account: player.account };
};

const setFirstPassword: Handler<typeof initPassword> = async ({ password }, request) => {
  const { id, account } = memberOf(request);
  if (await findCandidate(request.context.sql, id))
    throw new CallError('passwordThere', 'The player has a password: it can be changed.');
  await verifyOwner(request, undefined);
  await rejectBadPassword(request, password, account);
  return setAndEnter(request, password);
};

const changeOwnPassword: Handler<typeof changePassword> = async ({ current, password }, request) => {
  const { id, account } = memberOf(request);
  const candidate = await findCandidate(request.context.sql, id);
  if (!candidate) throw new CallError('passwordMissing', 'The player has no password yet.');
  await rejectBadPassword(request, password, account);
  await verifyPasswordThrottled(request, candidate, current);
  return setAndEnter(request, password);
};

/** Sets a new password and replaces all sessions with one new one. */
async function setAndEnter(request: CallRequest, password: string) {
  const playerId = memberOf(request).id;
  const passwordHash = await hashPassword(password);
  await runTransaction(request.context.sql, async (tx) => {
    await replacePassword(tx, request, { playerId, passwordHash });
    await notePlayerAction(tx, request, { act: 'password set', details: {} });
  });
  return enter(request, playerId);
}

const bindPhone: Handler<typeof bindAccount> = async ({ phone: typed, code, password }, request) => {
  const { context } = request;
  const playerId = memberOf(request).id;
  const phone = readPhone(typed, await readConfig(context.sql, signInConfig));
  await verifyOwner(request, password);
  await consumeCode(context, { phone, purpose: CodePurpose.bind, playerId, code });
  await runTransaction(context.sql, async (tx) => {
    await linkPhone(tx, { playerId, phone, provenAt: context.clock.now() });
    await notePlayerAction(tx, request, { act: 'phone joined', details: {} });
  });
  return { mobile: phone };
};

export const passwordHandlers = {
  forgetPassword: resetForgottenPassword,
  initPassword: setFirstPassword,
  changePassword: changeOwnPassword,
  bindAccount: bindPhone,
};
