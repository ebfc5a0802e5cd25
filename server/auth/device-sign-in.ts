import type { confirmDevice, sendDeviceCode } from '../../contract/auth/device-calls.ts';
import { CallError } from '../call-error.ts';
import type { Handler } from '../http/handler.ts';
import { guardGuesses } from './brute-force-guard.ts';
import { consumeCode } from './codes.ts';
import { findOwner, NEW_DEVICE, sendCode, spendDeviceTicket } from './device-codes.ts';
import { enter, rejectUnwelcome } from './sign-in.ts';

const sendDeviceCodeAgain: Handler<typeof sendDeviceCode> = async ({ ticket }, request) => {
  const { id, mobile } = await findOwner(request.context, ticket);
  return sendCode(request, id, mobile);
};

const confirmNewDevice: Handler<typeof confirmDevice> = ({ ticket, code }, request) =>
  guardGuesses(request, async () => {
    const { context } = request;
    const { mobile, ...owner } = await findOwner(context, ticket);
    await consumeCode(context, { phone: mobile, purpose: NEW_DEVICE, playerId: owner.id, code });
    if (!(await spendDeviceTicket(context.sql, ticket)))
      throw new CallError('ticketExpired', 'The sign-in was finished already.');
    await rejectUnwelcome(request, owner);
    return enter(request, owner.id);
  });

export const deviceCodeHandlers = { sendDeviceCode: sendDeviceCodeAgain, confirmDevice: confirmNewDevice };
