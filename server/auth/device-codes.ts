import { createHash } from 'node:crypto';
import { CODE_VALID_MS, CODE_WAIT_MS, TICKET_MS } from '../../contract/limits.ts';
import { messageSender } from '../adapters/message-senders.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Db } from '../db/sql.ts';
import { newToken } from '../games/public/game-sessions.ts';
import type { CallRequest } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { maskNumber } from '../names/mask-number.ts';
import { drawCode, writeMessage } from './codes.ts';
import { isKnownDevice } from './public/known-devices.ts';
import { hashPassword } from './public/passwords.ts';

/** Beside the purposes that a client may ask for. */
export const NEW_DEVICE = 4;
const DAY_MS = 86_400_000;
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

interface Sent {
  readonly nextAt: number;
  readonly expiresAt: number;
}

/** The number that a code can be sent to; null where the player has none, or nobody here can send. */
async function findChannel({ context }: CallRequest, playerId: string): Promise<string | null> {
  if (!messageSender(context.settings)) return null;
  const { newDeviceCode } = await readConfig(context.sql, 'signIn');
  if (newDeviceCode === 0) return null;
  const [row] = await context.sql<{ mobile: string }[]>`
    select mobile from players where id = ${playerId} and mobile_proven_at is not null`;
  return row?.mobile || null;
}

/**
 * For a right password on a device that the player has never signed in on: sends a code to their number.
 * @throws CallError deviceCodeNeeded, with the ticket to show the code with.
 */
export async function assertDeviceKnown(request: CallRequest, playerId: string): Promise<void> {
  const phone = await findChannel(request, playerId);
  if (!phone || (await isKnownDevice(request, playerId))) return;
  const { sql, random, clock } = request.context;
  const last = await findLastCode(sql, playerId, clock.now());
  // Whoever sends the form twice has the code of the first time.
  const sent = last && last.nextAt > clock.now() ? last : await sendCode(request, playerId, phone);
  const ticket = newToken(random);
  await sql`
    insert into device_tickets (ticket_hash, player_id, expires_at)
    values (${hashOf(ticket)}, ${playerId}, ${clock.now() + TICKET_MS})`;
  throw new CallError('deviceCodeNeeded', 'The device is new to the account: a code was sent.', {
    ticket,
    phone: maskNumber(phone),
    ...sent,
  });
}

async function findLastCode(db: Db, playerId: string, now: number): Promise<Sent | null> {
  const [last] = await db<{ madeAt: number; expiresAt: number }[]>`
    select made_at, expires_at from codes
    where player_id = ${playerId} and purpose = ${NEW_DEVICE} and made_at <= ${now + CODE_WAIT_MS}
    order by made_at desc limit 1`;
  return last ? { nextAt: last.madeAt + CODE_WAIT_MS, expiresAt: last.expiresAt } : null;
}

/** Counted by player alone: the password was right, so neither an address nor another purpose of the number uses it up. */
export async function sendCode(request: CallRequest, playerId: string, phone: string): Promise<Sent> {
  const { sql, settings, random, clock, newId, log } = request.context;
  const sender = messageSender(settings);
  if (!sender) throw new CallError('messageNotSent', 'Nobody here can send a message.');
  const { smsCode } = await readConfig(sql, 'lengths');
  const { smsCodeSendLimit } = await readConfig(sql, 'signIn');
  const code = drawCode(random, smsCode.max);
  const codeHash = await hashPassword(code);
  const now = clock.now();
  const row = { id: newId(), phone, purpose: NEW_DEVICE, playerId, codeHash, madeAt: now };
  await runTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`device code ${playerId}`}, 0))`;
    const last = await findLastCode(tx, playerId, now);
    if (last && last.nextAt > now)
      throw new CallError('codeTooSoon', 'The last code was sent just now.', { nextAt: last.nextAt });
    const [counted] = await tx<[{ sent: number }]>`
      select count(*)::int as sent from codes
      where player_id = ${playerId} and purpose = ${NEW_DEVICE} and made_at > ${now - DAY_MS}`;
    if (counted.sent >= smsCodeSendLimit)
      throw new CallError('codeLimitReached', 'No more codes today for this account.');
    await tx`insert into codes ${tx({ ...row, expiresAt: now + CODE_VALID_MS, address: '', deviceId: '' })}`;
  });
  try {
    const text = await writeMessage('newDevice', code, request);
    await sender.send({ reference: row.id, to: phone, text }, now);
  } catch (error) {
    log.warn({ err: error }, 'message not sent');
    await sql`delete from codes where id = ${row.id}`;
    throw new CallError('messageNotSent', 'The message could not be sent.');
  }
  return { nextAt: now + CODE_WAIT_MS, expiresAt: now + CODE_VALID_MS };
}

export interface Owner {
  id: string;
  account: string;
  status: 'open' | 'excluded' | 'closed' | 'restricted';
  birthDate: string;
  nationality: string;
  mobile: string;
}

/** @throws CallError ticketExpired */
export async function findOwner({ sql, clock }: CallRequest['context'], ticket: string): Promise<Owner> {
  const [owner] = await sql<Owner[]>`
    select players.id, account, status, birth_date, nationality, mobile
    from device_tickets join players on players.id = player_id
    where ticket_hash = ${hashOf(ticket)} and expires_at > ${clock.now()} and mobile_proven_at is not null`;
  if (!owner) throw new CallError('ticketExpired', 'The sign-in has run out: begin again.');
  return owner;
}

/** @returns whether it was still there: of two at once, one only. */
export async function spendDeviceTicket(db: Db, ticket: string): Promise<boolean> {
  const { count } = await db`delete from device_tickets where ticket_hash = ${hashOf(ticket)}`;
  return count > 0;
}
