import type { accountLoginSms } from '../../contract/calls/codes.ts';
import { CodePurpose, LoginType } from '../../contract/ids.ts';
import type { Handler } from '../http/handler.ts';
import { takeCode } from './codes.ts';
import { readConfig } from './config-store.ts';
import { readPhone } from './phone.ts';
import { findByPhone } from './phone-numbers.ts';
import { type Candidate, enter, refuseUnwelcome } from './sign-in.ts';
import { refuseClosedWay } from './sign-in-ways.ts';
import { makeTicket } from './tickets.ts';

/** Whether a number has an account is told only to whoever has its code. */
const signInByCode: Handler<typeof accountLoginSms> = async ({ phone: typed, code }, request) => {
  const { context } = request;
  await refuseClosedWay(context, LoginType.phone);
  const phone = readPhone(typed, await readConfig(context.sql, 'signIn'));
  await takeCode(context, { phone, purpose: CodePurpose.loginAndRegister, code });
  const player = await findByPhone<Omit<Candidate, 'passwordHash'>>(context.sql, phone);
  if (!player) {
    const ticket = await makeTicket(context, { kind: 'phone', subject: phone, name: phone, mail: '' });
    return { signedIn: null, newcomer: ticket };
  }
  await refuseUnwelcome(request, player);
  return { signedIn: await enter(request, player.id), newcomer: null };
};

export const codeSignInHandlers = { accountLoginSms: signInByCode };
