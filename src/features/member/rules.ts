import type { SessionInfo } from '../../../contract/entities/user.ts';
import { type Cents, cents } from '../../../contract/money.ts';

export type KycState = 'none' | 'pending' | 'approved' | 'rejected';
const KYC_STATES: readonly KycState[] = ['none', 'pending', 'approved', 'rejected'];

/** The wire's `hasKyc`; a number that is not known counts as not verified. */
export function kycStateOf(hasKyc: number): KycState {
  return KYC_STATES[hasKyc] ?? 'none';
}

/** What the session has brought: below zero when more was staked than won. */
export function netOf(session: Pick<SessionInfo, 'staked' | 'won'>): Cents {
  return cents(session.won - session.staked);
}

/** The letter on the badge of a player without a picture. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}
