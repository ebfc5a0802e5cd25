import type * as z from 'zod/mini';
import type { accountRegist4 } from '../../contract/auth/code-calls.ts';
import { CodePurpose, LoginType } from '../../contract/ids.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import type { VerifiedIdentity } from '../hooks.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { sealerOf } from '../seal-keys.ts';
import { consumeCode } from './codes.ts';
import { makePlayer } from './new-player.ts';
import { hashPassword } from './passwords.ts';
import { readPhone } from './phone.ts';
import { linkPhone } from './phone-numbers.ts';
import { signInConfig } from './public/auth-config.ts';
import { enterAgain, findRepeat } from './registration.ts';
import { findInviter, rejectBadPassword, rejectBadPerson, rejectListed } from './registration-checks.ts';
import { findTicket, spendTicket } from './registration-tickets.ts';
import { enter } from './sign-in.ts';
import { rejectClosedMethod } from './sign-in-methods.ts';
import { linkSocial } from './social-identities.ts';

type Body = z.output<(typeof accountRegist4)['body']>;

/** Identity and proof of a registration without a chosen name. */
interface Proof {
  readonly accountType: LoginType;
  /** The name or number by which the registers are queried. */
  readonly goesBy: string;
  readonly nickname: string;
  /** What the applicant has proven to own; null for a number that is not proven. */
  readonly proven: VerifiedIdentity | null;
  /** Consumes the code or ticket; called when all other checks have passed. */
  readonly spend: () => Promise<void>;
  /** Assigns the proven identity to the player, in the transaction that creates them. */
  readonly tie: (tx: Tx, playerId: string) => Promise<void>;
}

/**
 * Opens an account by a phone number or a provider. Details are checked first and the code last, so that a missing
 * field does not consume a code.
 */
const registerVerified: Handler<typeof accountRegist4> = async (body, request) => {
  const repeated = await findRepeat(body, request);
  if (repeated) return enterAgain(request, repeated, body);
  try {
    return await openAccount(body, request);
  } catch (error) {
    // A repeat that lost the race finds its code or ticket consumed by its own first request.
    const winner = await findRepeat(body, request);
    if (!winner) throw error;
    return enterAgain(request, winner, body);
  }
};

async function openAccount(body: Body, request: CallRequest) {
  const proof = await readVerification(body, request);
  if (body.password !== undefined) await rejectBadPassword(request, body.password, proof.goesBy);
  await rejectBadPerson(body, request);
  const invitedBy = await findInviter(body, request);
  await rejectListed(body, proof.goesBy, request);
  await proof.spend();
  await assertNotExcluded(proof.proven, request);
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
  const { accountType, nickname, tie } = proof;
  const player = { body, account: null, passwordHash, invitedBy, accountType, nickname, alsoDo: tie };
  return enter(request, await makePlayer(request, player));
}

async function readVerification(body: Body, request: CallRequest): Promise<Proof> {
  if (body.ticket !== undefined) return verifyByTicket(body.ticket, request);
  const { context } = request;
  if (body.phone === undefined)
    throw new CallError('invalidValue', 'a ticket or a number', { field: 'phone' });
  const phone = readPhone(body.phone, await readConfig(context.sql, signInConfig));
  const { code } = body;
  if (code === undefined) return verifyByPassword(phone, body, request);
  await rejectClosedMethod(context, LoginType.phone);
  return {
    accountType: LoginType.phone,
    goesBy: phone,
    nickname: '',
    proven: { kind: 'phone', value: phone },
    spend: () => consumeCode(context, { phone, purpose: CodePurpose.register, code }),
    tie: (tx, playerId) => linkPhone(tx, { playerId, phone, provenAt: context.clock.now() }),
  };
}

/** @throws CallError selfExcluded */
async function assertNotExcluded(proven: VerifiedIdentity | null, { context }: CallRequest): Promise<void> {
  if (!proven) return;
  const { sql, settings, hooks } = context;
  if (!(await hooks.isExcludedIdentity(sql, sealerOf(settings), proven))) return;
  throw new CallError('selfExcluded', 'This number or account belongs to an excluded person.');
}

const doNothing = async () => undefined;

/** An unproven number is no more than a name: it needs a password. */
async function verifyByPassword(phone: string, { password }: Body, { context }: CallRequest): Promise<Proof> {
  await rejectClosedMethod(context, LoginType.phoneNoOtp);
  if (password === undefined) throw new CallError('invalidValue', 'a password', { field: 'password' });
  return {
    accountType: LoginType.phoneNoOtp,
    goesBy: phone,
    nickname: '',
    proven: null,
    spend: doNothing,
    tie: (tx, playerId) => linkPhone(tx, { playerId, phone, provenAt: null }),
  };
}

async function verifyByTicket(ticket: string, { context }: CallRequest): Promise<Proof> {
  const now = context.clock.now();
  const expired = () => new CallError('ticketExpired', 'The ticket or code has expired or was used.');
  const voucher = await findTicket(context.sql, ticket, now);
  if (!voucher) throw expired();
  const { kind, subject, name } = voucher;
  return {
    accountType: kind === 'phone' ? LoginType.phone : LoginType.account,
    goesBy: subject,
    proven: { kind, value: subject },
    nickname: kind === 'phone' ? '' : name.slice(0, 24),
    spend: doNothing,
    async tie(tx, playerId) {
      if (!(await spendTicket(tx, ticket))) throw expired();
      if (kind === 'phone') await linkPhone(tx, { playerId, phone: subject, provenAt: now });
      else await linkSocial(tx, { ...voucher, kind, playerId, at: now });
    },
  };
}

export const verifiedRegistrationHandlers = { accountRegist4: registerVerified };
