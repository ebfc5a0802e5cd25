import type { accountLogin } from '../../contract/auth/auth-calls.ts';
import { readNumber } from '../../contract/auth/mobile-number.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { RefusedSignIn } from '../hooks.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { guardGuesses } from './brute-force-guard.ts';
import { type Applicant, type Candidate, findCandidateByName } from './candidate-queries.ts';
import { assertDeviceKnown } from './device-codes.ts';
import { isKnownDevice, KNOWN_DEVICE_MS, rememberDevice } from './known-devices.ts';
import { deviceTries, strangerTries, type TryCounter } from './password-attempts.ts';
import { isPhoneLike } from './phone.ts';
import { signInConfig } from './public/auth-config.ts';
import { readMember } from './read-member.ts';
import { noteSignIn, openSession } from './sessions.ts';
import { rejectUnknown, verifyPasswordThrottled } from './verify-password.ts';
import { issueWithdrawalTicket } from './withdrawal-only-tickets.ts';

/** Signs in by name or number, and password; every refusal for an existing account is recorded in its history. */
export const signIn: Handler<typeof accountLogin> = async ({ account, password }, request) => {
  const { sql } = request.context;
  const phone = isPhoneLike(account) ? await phoneOf(account, request) : '';
  const candidate = await findCandidateByName(sql, { accountKey: account.toLowerCase(), phone });
  const { token } = request.device;
  if (candidate && token && (await isKnownDevice(request, candidate.id)))
    return verifyAndEnter(request, candidate, password, deviceTries(candidate.id, token));
  const tries = strangerTries(phone || account);
  return guardGuesses(request, () =>
    candidate ? verifyAndEnter(request, candidate, password, tries) : rejectUnknown(request, password, tries),
  );
};

/** A number in the stored form; empty for other text, which then is no account's name either. */
async function phoneOf(text: string, { context }: CallRequest): Promise<string> {
  const { countryCode } = await readConfig(context.sql, signInConfig);
  return readNumber(text, countryCode) ?? '';
}

/** Signs in to an existing account. @throws CallError for a wrong password, a blocked player or a new device. */
export async function verifyAndEnter(
  request: CallRequest,
  candidate: Candidate,
  password: string,
  tries: TryCounter = strangerTries(candidate.account),
) {
  await verifyPasswordThrottled(request, candidate, password, tries);
  await rejectUnwelcome(request, candidate);
  await assertDeviceKnown(request, candidate.id);
  return enter(request, candidate.id);
}

/** Opens a session and returns what the client shows of its player; its device becomes known. */
export async function enter(request: CallRequest, playerId: string) {
  const { context } = request;
  const { token, sessionId, device } = await runTransaction(context.sql, async (tx) => {
    // Of an exclusion and a sign-in at once the session is ended by the one, or never opened.
    await context.hooks.assertMayPlay(tx, context.clock, playerId, { isBreakAllowed: true });
    const known = await rememberDevice(tx, request, playerId);
    if (known.isNew)
      await context.hooks.deviceAdded(tx, { playerId, deviceId: known.id, now: context.clock.now() });
    const { ip, userAgent, locale } = request;
    const origin = { ip, userAgent, locale, knownDeviceId: known.id };
    return { ...(await openSession(tx, context, playerId, origin)), device: known };
  });
  request.device.remember(device.token, KNOWN_DEVICE_MS);
  return { token, ...(await readMember(context, { playerId, sessionId })) };
}

const note = (request: CallRequest, playerId: string, outcome: 'refused') =>
  noteSignIn(request.context.sql, request.context, { ...request, playerId, outcome });

/** @throws CallError for a closed, excluded or restricted person; the registers are queried every time. */
export async function rejectUnwelcome(request: CallRequest, candidate: Applicant): Promise<void> {
  const { id: playerId, status } = candidate;
  const reject = async (key: RefusedSignIn['key'], reason: string) => {
    const { context } = request;
    await note(request, playerId, 'refused');
    // A restricted person's money waits for an operator's decision; all others may withdraw theirs.
    const withdrawalTicket =
      key === 'restrictedPerson' ? null : await issueWithdrawalTicket(context, playerId);
    const details = { ...(withdrawalTicket !== null && { withdrawalTicket }) };
    for (const tell of context.hooks.refusalDetails)
      Object.assign(details, await tell(context.sql, { playerId, key, status }));
    throw new CallError(key, reason, Object.keys(details).length > 0 ? details : undefined);
  };
  if (status === 'excluded') await reject('selfExcluded', 'The player is excluded.');
  if (status === 'closed') await reject('accountClosed', 'The account is closed.');
  if (status === 'restricted') await reject('restrictedPerson', 'The player is restricted.');
  const finding = await request.context.registers.find(candidate);
  if (finding === 'excluded') await reject('selfExcluded', 'The exclusion register names this person.');
  if (finding === 'restricted') await reject('restrictedPerson', 'The register names this person.');
}
