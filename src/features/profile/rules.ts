import type { VipLevel } from '../../../contract/config/app-config.ts';
import type { Cents } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import type { SessionInfo } from '../../../contract/profile/user.ts';

export type KycState = 'none' | 'pending' | 'approved' | 'rejected';
const KYC_STATES: readonly KycState[] = ['none', 'pending', 'approved', 'rejected'];

/** The wire's `hasKyc`; a number that is not known counts as not verified. */
export function kycStateOf(hasKyc: number): KycState {
  return KYC_STATES[hasKyc] ?? 'none';
}

/** What the session has brought: below zero when more was staked than won. */
export function netOf(session: Pick<SessionInfo, 'staked' | 'won'>): Cents {
  return subtractCents(session.won, session.staked);
}

/** A calendar day in the reader's language; it has no time, so no zone may move it. */
export function showDay(day: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** A country by its two letters; the letters themselves where the browser knows no name. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The level after this one; null on the highest. */
export function nextLevel(levels: Readonly<Record<string, VipLevel>>, level: number): VipLevel | null {
  return levels[String(level + 1)] ?? null;
}
