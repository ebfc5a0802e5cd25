import type * as z from 'zod/mini';
import type { accountRegist4 } from '../../contract/auth/code-calls.ts';
import { CodePurpose, LoginType } from '../../contract/ids.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Tx } from '../db/sql.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { isExcludedIdentity, type ProvenIdentity } from '../protection/public/exclusion-marks.ts';
import { sealerOf } from '../seal-keys.ts';
import { takeCode } from './codes.ts';
import { readPhone } from './phone.ts';
import { givePhone } from './phone-numbers.ts';
import { makePlayer } from './public/new-player.ts';
import { hashPassword } from './public/passwords.ts';
import { refuseClosedWay } from './public/sign-in-methods.ts';
import { linkSocial } from './public/social-identities.ts';
import { enterAgain, findRepeat } from './registration.ts';
import { findInviter, refuseBadPassword, refuseBadPerson, refuseListed } from './registration-checks.ts';
import { findTicket, spendTicket } from './registration-tickets.ts';
import { enter } from './sign-in.ts';

type Body = z.output<(typeof accountRegist4)['body']>;

/** How somebody without a name of their own is known. */
interface Proof {
  readonly accountType: LoginType;
  /** What the registers are asked by. */
  readonly goesBy: string;
  readonly nickname: string;
  /** What the newcomer has proven to hold; null for a number that nobody has proven. */
  readonly proven: ProvenIdentity | null;
  /** Spends what can be used once; called when all else is fine. */
  readonly spend: () => Promise<void>;
  /** Ties the proof to the player, in the transaction that makes them. */
  readonly tie: (tx: Tx, playerId: string) => Promise<void>;
}

/**
 * Opens an account for somebody who comes by a number or a provider. Details are checked first and the code last, so
 * that a forgotten box does not cost a code.
 */
const registerByProof: Handler<typeof accountRegist4> = async (body, request) => {
  const repeated = await findRepeat(body, request);
  if (repeated) return enterAgain(request, repeated, body);
  try {
    return await openAccount(body, request);
  } catch (error) {
    // A repeat that lost the race finds its code or ticket spent: by itself.
    const winner = await findRepeat(body, request);
    if (!winner) throw error;
    return enterAgain(request, winner, body);
  }
};

async function openAccount(body: Body, request: CallRequest) {
  const proof = await readProof(body, request);
  if (body.password !== undefined) await refuseBadPassword(request, body.password, proof.goesBy);
  await refuseBadPerson(body, request);
  const invitedBy = await findInviter(body, request);
  await refuseListed(body, proof.goesBy, request);
  await proof.spend();
  await assertNotExcluded(proof.proven, request);
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
  const { accountType, nickname, tie } = proof;
  const player = { body, account: null, passwordHash, invitedBy, accountType, nickname, alsoDo: tie };
  return enter(request, await makePlayer(request, player));
}

async function readProof(body: Body, request: CallRequest): Promise<Proof> {
  if (body.ticket !== undefined) return proofByTicket(body.ticket, request);
  const { context } = request;
  if (body.phone === undefined)
    throw new CallError('invalidValue', 'a ticket or a number', { field: 'phone' });
  const phone = readPhone(body.phone, await readConfig(context.sql, 'signIn'));
  const { code } = body;
  if (code === undefined) return proofByPassword(phone, body, request);
  await refuseClosedWay(context, LoginType.phone);
  return {
    accountType: LoginType.phone,
    goesBy: phone,
    nickname: '',
    proven: { kind: 'phone', value: phone },
    spend: () => takeCode(context, { phone, purpose: CodePurpose.register, code }),
    tie: (tx, playerId) => givePhone(tx, { playerId, phone, provenAt: context.clock.now() }),
  };
}

/** @throws CallError selfExcluded */
async function assertNotExcluded(proven: ProvenIdentity | null, { context }: CallRequest): Promise<void> {
  if (!proven || !(await isExcludedIdentity(context.sql, sealerOf(context.settings), proven))) return;
  throw new CallError('selfExcluded', 'An excluded person holds this number or account.');
}

const nothing = async () => undefined;

/** A number that nobody has proven is worth no more than a name: it needs a password. */
async function proofByPassword(phone: string, { password }: Body, { context }: CallRequest): Promise<Proof> {
  await refuseClosedWay(context, LoginType.phoneNoOtp);
  if (password === undefined) throw new CallError('invalidValue', 'a password', { field: 'password' });
  return {
    accountType: LoginType.phoneNoOtp,
    goesBy: phone,
    nickname: '',
    proven: null,
    spend: nothing,
    tie: (tx, playerId) => givePhone(tx, { playerId, phone, provenAt: null }),
  };
}

async function proofByTicket(ticket: string, { context }: CallRequest): Promise<Proof> {
  const now = context.clock.now();
  const expired = () => new CallError('ticketExpired', 'The proof has run out or was used.');
  const voucher = await findTicket(context.sql, ticket, now);
  if (!voucher) throw expired();
  const { kind, subject, name } = voucher;
  return {
    accountType: kind === 'phone' ? LoginType.phone : LoginType.account,
    goesBy: subject,
    proven: { kind, value: subject },
    nickname: kind === 'phone' ? '' : name.slice(0, 24),
    spend: nothing,
    async tie(tx, playerId) {
      if (!(await spendTicket(tx, ticket))) throw expired();
      if (kind === 'phone') await givePhone(tx, { playerId, phone: subject, provenAt: now });
      else await linkSocial(tx, { ...voucher, kind, playerId, at: now });
    },
  };
}

export const proofRegistrationHandlers = { accountRegist4: registerByProof };
