import type { CallBody } from '../../../contract/call.ts';
import { accountLogin, accountRegist } from '../../../contract/calls/auth.ts';
import type { SessionInfo } from '../../../contract/entities/user.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { completeSignIn } from '../../session/sign-in.ts';
import { toast } from '../../ui/toast.ts';
import type { RegistrationValues, SignInValues } from './rules.ts';
import { registrationBody } from './rules.ts';
import { createAttempts } from './same-attempt.ts';

const attempts = createAttempts(newRequestId);

/** @throws CallFailure with the reason to show */
export async function signIn(values: SignInValues): Promise<void> {
  const answer = await callServer(accountLogin, {
    account: values.account.trim(),
    password: values.password,
  });
  completeSignIn(answer);
  greet(answer.session);
}

/**
 * Opens an account and signs in. After a lost answer the same values ask for the result of the first try.
 * @throws CallFailure with the reason to show
 */
export async function register(values: RegistrationValues): Promise<void> {
  const fields = registrationBody(values);
  const body: CallBody<typeof accountRegist> = { ...fields, requestId: attempts.idFor(fields) };
  const answer = await attempts.keepWhileUnsure(() => callServer(accountRegist, body));
  completeSignIn(answer);
  greet(answer.session);
}

/** Says when this account was signed in last, so that its owner notices a stranger. */
function greet({ lastSignInAt }: SessionInfo): void {
  if (lastSignInAt === null) {
    toast(t('auth.signedIn.first'), 'good');
    return;
  }
  const format = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  toast(t('auth.signedIn.last', { time: format.format(lastSignInAt) }), 'good');
}
