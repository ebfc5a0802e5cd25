import type { accountLoginSms } from '../../contract/auth/code-calls.ts';
import { CodePurpose, LoginType } from '../../contract/ids.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Handler } from '../http/handler.ts';
import { guardGuesses } from './brute-force-guard.ts';
import { findApplicantByPhone } from './candidate-queries.ts';
import { consumeCode } from './codes.ts';
import { readPhone } from './phone.ts';
import { signInConfig } from './public/auth-config.ts';
import { makeTicket } from './registration-tickets.ts';
import { enter, rejectUnwelcome } from './sign-in.ts';
import { rejectClosedMethod } from './sign-in-methods.ts';

/** Whether a number has an account is revealed only to whoever has its code. */
const signInByCode: Handler<typeof accountLoginSms> = async ({ phone: typed, code }, request) => {
  const { context } = request;
  await rejectClosedMethod(context, LoginType.phone);
  const phone = readPhone(typed, await readConfig(context.sql, signInConfig));
  const shown = { phone, purpose: CodePurpose.loginAndRegister, code };
  await guardGuesses(request, () => consumeCode(context, shown));
  const player = await findApplicantByPhone(context.sql, phone);
  if (!player) {
    const ticket = await makeTicket(context, { kind: 'phone', subject: phone, name: phone, mail: '' });
    return { signedIn: null, newcomer: ticket };
  }
  await rejectUnwelcome(request, player);
  return { signedIn: await enter(request, player.id), newcomer: null };
};

export const codeSignInHandlers = { accountLoginSms: signInByCode };
