import { randomUUID } from 'node:crypto';
import { DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import type { TestApp } from './app.ts';

export const GOOD_PASSWORD = 'Quiet-Harbour-71';

let made = 0;

/** A unique birth date: an exclusion in one test must not affect the next one. */
const birthDayOf = (count: number) =>
  new Date(Date.UTC(1970, 0, 1) + (count % 10_000) * 86_400_000).toISOString().slice(0, 10);

/** A valid registration with a unique name. */
export function registration(changes: Record<string, unknown> = {}) {
  made += 1;
  return {
    requestId: randomUUID(),
    account: `guest_${made}_${process.pid}`,
    password: GOOD_PASSWORD,
    birthDate: birthDayOf(made),
    nationality: 'PH',
    declarations: [...DECLARATIONS],
    acceptsTerms: true,
    acceptsPrivacy: true,
    ...changes,
  };
}

export interface NewAccount {
  readonly account: string;
  readonly token: string;
  /** The player's id. */
  readonly playerId: string;
  readonly sessionId: string;
}

/** Registers a player through the public call. */
export async function newAccount(app: TestApp, changes: Record<string, unknown> = {}): Promise<NewAccount> {
  const body = registration(changes);
  const { code, data, msg } = await app.call('accountRegist', body);
  if (code !== 0) throw new Error(`registration refused: ${code} ${msg}`);
  return {
    account: body.account,
    token: data.token,
    playerId: data.userInfo.uuid,
    sessionId: data.session.id,
  };
}

/** A mobile number of the market that no other test uses. */
export function newPhone(): string {
  made += 1;
  return `+63917${String(1_000_000 + (process.pid % 800) * 10_000 + made)
    .padStart(7, '0')
    .slice(-7)}`;
}
