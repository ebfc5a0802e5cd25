import { createHash } from 'node:crypto';
import { CODE_VALID_MS, CODE_WAIT_MS, TICKET_MS } from '../../contract/limits.ts';
import { messageSender } from '../adapters/message-senders.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import type { CallRequest } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { maskNumber } from '../names/mask-number.ts';
import { newToken } from '../new-token.ts';
import { type ApplicantWithPhone, findApplicantByDeviceTicket } from './candidate-queries.ts';
import { countCodesOfPlayer, findLastCodeOfPlayer, insertCode, lockDeviceCodes } from './code-queries.ts';
import { drawCode } from './codes.ts';
import { isKnownDevice } from './known-devices.ts';
import { hashPassword } from './passwords.ts';
import { findVerifiedPhone } from './phone-queries.ts';
import { lengthsConfig, signInConfig } from './public/auth-config.ts';
import { sendCodeMessage } from './send-code-message.ts';
import { deleteDeviceTicket, insertDeviceTicket } from './ticket-queries.ts';

/** Beside the purposes that a client may ask for. */
export const NEW_DEVICE = 4;
const DAY_MS = 86_400_000;
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

interface SentCode {
  readonly nextAt: number;
  readonly expiresAt: number;
}

/** The number that a code can be sent to; null where the player has none, or the platform has no sender. */
async function findChannel({ context }: CallRequest, playerId: string): Promise<string | null> {
  if (!messageSender(context.settings)) return null;
  const { newDeviceCode } = await readConfig(context.sql, signInConfig);
  if (newDeviceCode === 0) return null;
  return findVerifiedPhone(context.sql, playerId);
}

/**
 * For a right password on an unknown device: sends a code to the player's number.
 * @throws CallError deviceCodeNeeded, with the ticket to submit the code with.
 */
export async function assertDeviceKnown(request: CallRequest, playerId: string): Promise<void> {
  const phone = await findChannel(request, playerId);
  if (!phone || (await isKnownDevice(request, playerId))) return;
  const { sql, random, clock } = request.context;
  const last = await findLastCode(sql, playerId, clock.now());
  // A form that is sent twice uses the first code.
  const sent = last && last.nextAt > clock.now() ? last : await sendCode(request, playerId, phone);
  const ticket = newToken(random);
  await insertDeviceTicket(sql, { ticketHash: hashOf(ticket), playerId, expiresAt: clock.now() + TICKET_MS });
  throw new CallError('deviceCodeNeeded', 'The device is new to the account: a code was sent.', {
    ticket,
    phone: maskNumber(phone),
    ...sent,
  });
}

async function findLastCode(db: Db, playerId: string, now: number): Promise<SentCode | null> {
  const last = await findLastCodeOfPlayer(db, { playerId, purpose: NEW_DEVICE, until: now + CODE_WAIT_MS });
  return last ? { nextAt: last.madeAt + CODE_WAIT_MS, expiresAt: last.expiresAt } : null;
}

/**
 * Counted by player alone: the password was right, so neither an address nor another purpose of the number exhausts
 * it.
 */
export async function sendCode(request: CallRequest, playerId: string, phone: string): Promise<SentCode> {
  const { sql, settings, random, clock, newId } = request.context;
  const sender = messageSender(settings);
  if (!sender) throw new CallError('messageNotSent', 'The platform has no message sender.');
  const { smsCode } = await readConfig(sql, lengthsConfig);
  const { smsCodeSendLimit } = await readConfig(sql, signInConfig);
  const code = drawCode(random, smsCode.max);
  const codeHash = await hashPassword(code);
  const now = clock.now();
  const row = { id: newId(), phone, purpose: NEW_DEVICE, playerId, codeHash, madeAt: now };
  await runTransaction(sql, async (tx) => {
    await lockDeviceCodes(tx, playerId);
    const last = await findLastCode(tx, playerId, now);
    if (last && last.nextAt > now)
      throw new CallError('codeTooSoon', 'The last code was sent just now.', { nextAt: last.nextAt });
    const count = await countCodesOfPlayer(tx, { playerId, purpose: NEW_DEVICE, since: now - DAY_MS });
    if (count >= smsCodeSendLimit)
      throw new CallError('codeLimitReached', 'No more codes today for this account.');
    await insertCode(tx, { ...row, expiresAt: now + CODE_VALID_MS, address: '', deviceId: '' });
  });
  await sendCodeMessage(request, sender, { ...row, code, message: 'newDevice' });
  return { nextAt: now + CODE_WAIT_MS, expiresAt: now + CODE_VALID_MS };
}

/** @throws CallError ticketExpired */
export async function findOwner(
  { sql, clock }: CallRequest['context'],
  ticket: string,
): Promise<ApplicantWithPhone> {
  const owner = await findApplicantByDeviceTicket(sql, hashOf(ticket), clock.now());
  if (!owner) throw new CallError('ticketExpired', 'The sign-in has expired: begin again.');
  return owner;
}

/** @returns whether it still existed: true for one of two concurrent calls. */
export const spendDeviceTicket = (db: Db, ticket: string): Promise<boolean> =>
  deleteDeviceTicket(db, hashOf(ticket));
