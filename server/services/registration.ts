import { createHash, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import { type accountRegist, DECLARATIONS } from '../../contract/calls/auth.ts';
import { accountFault, ageInYears, passwordFault } from '../../contract/identity-rules.ts';
import { sqlState, type Tx } from '../db/sql.ts';
import { CallError } from '../http/call-error.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { isCommonPassword } from './common-passwords.ts';
import { readConfig } from './config-store.ts';
import { isExcludedPerson } from './leaving.ts';
import { marketDay } from './market-day.ts';
import { hashPassword } from './passwords.ts';
import { type Candidate, enter, proveAndEnter } from './sign-in.ts';

type Registration = z.output<(typeof accountRegist)['body']>;

/** A repeat is a lost answer asked for again, and nobody asks for that longer. */
const REPEAT_MS = 3_600_000;

/**
 * Opens an account and signs in. A repeat with the same request id and details signs in to the same account
 * with a session of its own, if sign-in would let it: no token is ever stored to be answered again.
 */
export const register: Handler<typeof accountRegist> = async (body, request) => {
  const repeated = await findRepeat(body, request);
  if (repeated) return enterAgain(request, repeated, body);
  await refuseBadDetails(body, request);
  const invitedBy = await findInviter(body, request);
  const finding = await request.context.registers.find(body);
  if (finding === 'excluded')
    throw new CallError('selfExcluded', 'The exclusion register names this person.');
  if (await isExcludedPerson(request.context.sql, body))
    throw new CallError('selfExcluded', 'Somebody of these details has excluded themselves.');
  if (finding === 'restricted') throw new CallError('restrictedPerson', 'The register names this person.');
  const passwordHash = await hashPassword(body.password);
  try {
    const playerId = await makePlayer(request, { body, passwordHash, invitedBy });
    return await enter(request, playerId);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Lost a race: against the same request, or against somebody with the same name.
    const winner = await findRepeat(body, request);
    if (winner) return enterAgain(request, winner, body);
    throw new CallError('accountTaken', 'The account name is taken.');
  }
};

const isTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' && /players_(account_key|request_id)_key/.test(String(error));

/** Everything of the request but the password, which is proven by its slow hash instead. */
function fingerprintOf({ password: _, ...rest }: Registration): Buffer {
  const fields = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/** @throws CallError requestIdReused when the id stands for other details, or for a registration long past. */
async function findRepeat(body: Registration, { context }: CallRequest): Promise<Candidate | null> {
  const [prior] = await context.sql<(Candidate & { requestFingerprint: Buffer; createdAt: number })[]>`
    select players.id, account, status, birth_date, nationality, password_hash, request_fingerprint, created_at
    from players join credentials on credentials.player_id = players.id
    where request_id = ${body.requestId}`;
  if (!prior) return null;
  const isSame = timingSafeEqual(prior.requestFingerprint, fingerprintOf(body));
  const isFresh = context.clock.now() - prior.createdAt <= REPEAT_MS;
  if (!isSame || !isFresh) throw idReused();
  return prior;
}

const idReused = () =>
  new CallError('requestIdReused', 'This request id stands for another registration, or for one long past.');

/** A repeat opens no door that sign-in would hold shut; a wrong password counts here as it does there. */
async function enterAgain(request: CallRequest, candidate: Candidate, { password }: Registration) {
  try {
    return await proveAndEnter(request, candidate, password);
  } catch (error) {
    throw error instanceof CallError && error.key === 'wrongCredentials' ? idReused() : error;
  }
}

/** @throws CallError for the first rule that the details break, cheapest first. */
async function refuseBadDetails(body: Registration, { context }: CallRequest): Promise<void> {
  const [lengths, market] = await Promise.all([
    readConfig(context.sql, 'lengths'),
    readConfig(context.sql, 'market'),
  ]);
  const fault = accountFault(body.account, lengths.account);
  if (fault) throw new CallError('accountInvalid', `account: ${fault}`, { fault, ...lengths.account });
  const weakness = passwordFault(body.password, lengths.password);
  if (weakness) {
    throw new CallError('passwordWeak', `password: ${weakness}`, { fault: weakness, ...lengths.password });
  }
  if (isCommonPassword(body.password, body.account)) {
    throw new CallError('passwordCommon', 'The password is among the common ones.');
  }
  const age = ageInYears(body.birthDate, marketDay(context.clock.now(), market.timeZone));
  if (age === null || age > 130) {
    throw new CallError('invalidValue', 'birthDate: no such day of birth', { field: 'birthDate' });
  }
  if (age < market.minimumAge) {
    throw new CallError('underAge', 'The person is too young.', { minimumAge: market.minimumAge });
  }
  if (market.nationalities.length > 0 && !market.nationalities.includes(body.nationality)) {
    throw new CallError('nationalityNotAccepted', 'The nationality is not accepted.');
  }
  const missing = missingDeclarations(body);
  if (missing.length > 0) {
    throw new CallError('declarationMissing', `missing: ${missing.join(', ')}`, { missing });
  }
}

function missingDeclarations(body: Registration): string[] {
  const missing: string[] = DECLARATIONS.filter((name) => !body.declarations.includes(name));
  if (!body.acceptsTerms) missing.push('terms');
  if (!body.acceptsPrivacy) missing.push('privacy');
  return missing;
}

/** @throws CallError inviteCodeUnknown */
async function findInviter({ inviteCode }: Registration, { context }: CallRequest): Promise<string | null> {
  const code = inviteCode?.trim().toUpperCase();
  if (!code) return null;
  const [inviter] = await context.sql<{ id: string }[]>`select id from players where invite_code = ${code}`;
  if (!inviter) throw new CallError('inviteCodeUnknown', 'Nobody has this invite code.');
  return inviter.id;
}

interface NewPlayer {
  readonly body: Registration;
  readonly passwordHash: string;
  readonly invitedBy: string | null;
}

const MOST_DRAWS = 5;

/** Number and invite code are drawn: one that somebody has already is no fault of the newcomer. */
async function makePlayer(request: CallRequest, player: NewPlayer): Promise<string> {
  for (let draws = 1; ; draws += 1) {
    try {
      return await runTransaction(request.context.sql, (tx) => insertPlayer(tx, request, player));
    } catch (error) {
      if (!isDrawnTwice(error) || draws === MOST_DRAWS) throw error;
    }
  }
}

const isDrawnTwice = (error: unknown): boolean =>
  sqlState(error) === '23505' && /players_(display_id|invite_code)_key/.test(String(error));

async function insertPlayer(
  tx: Tx,
  { context, ip }: CallRequest,
  { body, passwordHash, invitedBy }: NewPlayer,
): Promise<string> {
  const now = context.clock.now();
  const playerId = context.newId();
  await tx`
    insert into players ${tx({
      id: playerId,
      displayId: makeDisplayId(context.random.bytes(6)),
      account: body.account,
      accountKey: body.account.toLowerCase(),
      birthDate: body.birthDate,
      nationality: body.nationality,
      inviteCode: makeInviteCode(context.random.bytes(8)),
      invitedBy,
      requestId: body.requestId,
      requestFingerprint: fingerprintOf(body),
      createdAt: now,
    })}`;
  await tx`insert into credentials ${tx({ playerId, passwordHash, changedAt: now })}`;
  const accepted = [...DECLARATIONS, 'terms', 'privacy'].map((name) => ({
    playerId,
    name,
    acceptedAt: now,
    ip,
  }));
  await tx`insert into declarations ${tx(accepted)}`;
  return playerId;
}

/** Nine digits that tell nothing of how many players there are. */
export function makeDisplayId(bytes: Uint8Array): number {
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return 100_000_000 + (number % 900_000_000);
}

/** Without letters and digits that look alike. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function makeInviteCode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('');
}
