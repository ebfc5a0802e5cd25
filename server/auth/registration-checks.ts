import { createHash } from 'node:crypto';
import { DECLARATIONS, type Declaration } from '../../contract/auth/auth-calls.ts';
import { ageInYears, findPasswordError } from '../../contract/auth/identity-rules.ts';
import { nationalitiesOf } from '../../contract/auth/nationalities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import type { CallRequest } from '../http/handler.ts';
import { marketDay } from '../market-day.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findInviterId } from './player-queries.ts';
import { lengthsConfig } from './public/auth-config.ts';

/** The details of every registration, whatever the method. */
export interface Newcomer {
  readonly requestId: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly declarations: readonly Declaration[];
  readonly acceptsTerms: boolean;
  readonly acceptsPrivacy: boolean;
  readonly inviteCode?: string | undefined;
}

/** @throws CallError passwordWeak or passwordCommon; it must not contain `name` either. */
export async function rejectBadPassword(
  { context }: CallRequest,
  password: string,
  name: string,
): Promise<void> {
  const { password: bounds } = await readConfig(context.sql, lengthsConfig);
  const weakness = findPasswordError(password, bounds);
  if (weakness) throw new CallError('passwordWeak', `password: ${weakness}`, { error: weakness, ...bounds });
  if (isCommonPassword(password, name))
    throw new CallError('passwordCommon', 'The password is among the common ones.');
}

/** @throws CallError for the first rule that the person's details break. */
export async function rejectBadPerson(newcomer: Newcomer, { context }: CallRequest): Promise<void> {
  const market = await readConfig(context.sql, marketConfig);
  const age = ageInYears(newcomer.birthDate, marketDay(context.clock.now(), market.timeZone));
  if (age === null || age > 130) {
    throw new CallError('invalidValue', 'birthDate: no such date', { field: 'birthDate' });
  }
  if (age < market.minimumAge) {
    throw new CallError('underAge', 'The person is too young.', { minimumAge: market.minimumAge });
  }
  if (!nationalitiesOf(market).includes(newcomer.nationality)) {
    throw new CallError('nationalityNotAccepted', 'The nationality is not accepted.');
  }
  const missing = missingDeclarations(newcomer);
  if (missing.length > 0) {
    throw new CallError('declarationMissing', `missing: ${missing.join(', ')}`, { missing });
  }
}

function missingDeclarations(newcomer: Newcomer): string[] {
  const missing: string[] = DECLARATIONS.filter((name) => !newcomer.declarations.includes(name));
  if (!newcomer.acceptsTerms) missing.push('terms');
  if (!newcomer.acceptsPrivacy) missing.push('privacy');
  return missing;
}

/**
 * Queries the registers. `account` is the name or number of the person. Whether somebody is self-excluded is decided by
 * what the applicant proves, never by a birth date that thousands share.
 */
export async function rejectListed(newcomer: Newcomer, account: string, request: CallRequest): Promise<void> {
  const person = { account, birthDate: newcomer.birthDate, nationality: newcomer.nationality };
  const finding = await request.context.registers.find(person);
  if (finding === 'excluded')
    throw new CallError('selfExcluded', 'The exclusion register names this person.');
  if (finding === 'restricted') throw new CallError('restrictedPerson', 'The register names this person.');
}

/** @throws CallError inviteCodeUnknown */
export async function findInviter(
  { inviteCode }: Newcomer,
  { context }: CallRequest,
): Promise<string | null> {
  const code = inviteCode?.trim().toUpperCase();
  if (!code) return null;
  const inviterId = await findInviterId(context.sql, code);
  if (inviterId === null) throw new CallError('inviteCodeUnknown', 'Nobody has this invite code.');
  return inviterId;
}

/** Everything of the request except the password, which is checked against its slow hash instead. */
export function fingerprintOf({ password: _, ...rest }: object & { password?: string | undefined }): Buffer {
  const fields = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
