import type * as z from 'zod/mini';
import { accountLogin, accountRegist } from '../../../contract/auth/auth-calls.ts';
import {
  accountLoginSms,
  accountRegist4,
  type enteredOrNewSchema,
} from '../../../contract/auth/code-calls.ts';
import type { CallBody } from '../../../contract/call.ts';
import type { SessionInfo } from '../../../contract/profile/user.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { offerSaferPlay } from '../../session/overlays/safer-play.ts';
import { completeSignIn } from '../../session/sign-in/sign-in.ts';
import { toast } from '../../ui/toast.ts';
import { personOf, type RegistrationValues, type RegistrationWay, registrationBody } from './auth-rules.ts';
import { deleteInviteCode, deleteTicket, saveTicket } from './newcomer.ts';
import { createAttempts } from './same-attempt.ts';

const attempts = createAttempts(newRequestId);

/** @throws CallFailure with the reason to show */
export async function signIn(values: CallBody<typeof accountLogin>): Promise<void> {
  const answer = await callServer(accountLogin, values);
  completeSignIn(answer);
  greet(answer.session);
}

/**
 * Opens an account and signs in. After a lost answer the same values ask for the result of the first try.
 * @throws CallFailure with the reason to show
 */
export async function register(values: RegistrationValues, by: KnownPhone): Promise<void> {
  const answer = await attempts.holdWhileUnsure(() => openAccount(values, by));
  deleteTicket();
  deleteInviteCode();
  completeSignIn(answer);
  offerSaferPlay();
  greet(answer.session);
}

/** How the newcomer is known, and the ticket that says so. */
export interface KnownPhone {
  readonly way: RegistrationWay;
  readonly ticket?: string | undefined;
}

function openAccount(values: RegistrationValues, { way, ticket }: KnownPhone) {
  if (way === 'account') {
    const fields = registrationBody(values);
    const body: CallBody<typeof accountRegist> = { ...fields, requestId: attempts.idFor(fields) };
    return callServer(accountRegist, body);
  }
  const { phone } = values;
  const proof = {
    ticket: { ticket },
    phone: { phone, code: values.code },
    phonePassword: { phone, password: values.password },
  }[way];
  const fields = { ...personOf(values), ...proof };
  return callServer(accountRegist4, { ...fields, requestId: attempts.idFor(fields) });
}

/**
 * Signs in with a code.
 * @returns whether there was an account; without one the newcomer's details come next.
 * @throws CallFailure with the reason to show
 */
export async function signInByCode(phone: string, code: string): Promise<boolean> {
  return finishSignIn(await callServer(accountLoginSms, { phone, code }));
}

/** Handles an answer that is either a sign-in or a ticket. @returns whether it was a sign-in. */
export function finishSignIn({ signedIn, newcomer }: z.output<typeof enteredOrNewSchema>): boolean {
  if (newcomer) saveTicket(newcomer);
  if (!signedIn) return false;
  completeSignIn(signedIn);
  greet(signedIn.session);
  return true;
}

/** Says when this account was signed in last, so that its owner notices a stranger. */
export function greet({ lastSignInAt }: SessionInfo): void {
  if (lastSignInAt === null) {
    toast(t('auth.signedIn.first'), 'good');
    return;
  }
  const format = momentFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  toast(t('auth.signedIn.last', { time: format.format(lastSignInAt) }), 'good');
}
