import type { VipLevel } from '../../../contract/config/app-config.ts';
import type { Cents } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import type { SessionInfo, UserInfo } from '../../../contract/profile/user.ts';

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

export interface LevelProgress {
  /** What comes after the highest level that was ever reached; null at the top. */
  readonly next: VipLevel | null;
  /** 0 to 1, of the way from the reached level to the next one. */
  readonly share: number;
}

/**
 * How far a player is on the way to the next level; null on a platform without levels. Bets are never lost, so a level
 * that is paused this month is reached all the same.
 */
export function levelProgress(
  levels: Readonly<Record<string, VipLevel>>,
  { vip, vipExp }: Pick<UserInfo, 'vip' | 'vipExp'>,
): LevelProgress | null {
  const sorted = Object.values(levels).toSorted((one, other) => one.level - other.level);
  if (sorted.length === 0) return null;
  const reached = sorted.findLast(({ level, experience }) => level <= vip || experience <= vipExp);
  const next = sorted.find(({ level }) => level > (reached?.level ?? vip));
  if (!next) return { next: null, share: 1 };
  const from = reached?.experience ?? 0;
  const share = (vipExp - from) / Math.max(1, next.experience - from);
  return { next, share: Math.min(1, Math.max(0, share)) };
}
