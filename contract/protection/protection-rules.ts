/** Rules of limits, breaks and exclusions that the server enforces and the page explains. Days are UTC days. */

export const MONEY_LIMIT_KEYS = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
  'stakeDay',
  'stakeWeek',
  'stakeMonth',
] as const;
export type MoneyLimitKey = (typeof MONEY_LIMIT_KEYS)[number];

/** What a limit of money counts. */
export const MONEY_KINDS = ['deposit', 'loss', 'stake'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

export function kindOf(key: MoneyLimitKey): MoneyKind {
  if (key.startsWith('deposit')) return 'deposit';
  return key.startsWith('loss') ? 'loss' : 'stake';
}

export const TIME_LIMIT_KEYS = ['sessionMinutes', 'realityMinutes'] as const;
export const LIMIT_KEYS = [...MONEY_LIMIT_KEYS, ...TIME_LIMIT_KEYS] as const;
export type LimitKey = (typeof LIMIT_KEYS)[number];

export const BREAK_PERIODS = ['day', 'week', 'month', 'sixWeeks'] as const;
export type BreakPeriod = (typeof BREAK_PERIODS)[number];

export const EXCLUSION_PERIODS = ['halfYear', 'year', 'threeYears', 'fiveYears', 'forGood'] as const;
export type ExclusionPeriod = (typeof EXCLUSION_PERIODS)[number];

/** A looser limit waits this long, and then for a confirmation. */
export const LOOSEN_AFTER_MS = 86_400_000;
/** A change that is not confirmed for this long lapses: it must not stay ready for another day. */
export const WISH_LAPSES_MS = 7 * 86_400_000;
/** After this long without a change the page offers a review of the limits. */
export const REVIEW_MONTHS = 6;
/** The reality check is due after this time of play; a player may set it earlier. */
export const REALITY_DEFAULT_MINUTES = 60;
/** After this long without play the session's time restarts at the next sign-in. */
export const REST_MS = 3_600_000;

export const MAX_LIMIT_CENTS = 1e12;

/** What a limit may be; `none` where it may be absent. */
const LIMIT_BOUNDS = {
  money: { min: 0, max: MAX_LIMIT_CENTS },
  sessionMinutes: { min: 5, max: 1_440 },
  realityMinutes: { min: 5, max: REALITY_DEFAULT_MINUTES },
} as const;

export const isMoneyLimit = (key: LimitKey): key is MoneyLimitKey =>
  (MONEY_LIMIT_KEYS as readonly string[]).includes(key);

export function boundsOfLimit(key: LimitKey): { readonly min: number; readonly max: number } {
  return key === 'sessionMinutes' || key === 'realityMinutes' ? LIMIT_BOUNDS[key] : LIMIT_BOUNDS.money;
}

/** True where the limit may have this value. Only the reality check is never without one. */
export function isLimitValue(key: LimitKey, value: number | null): boolean {
  if (value === null) return key !== 'realityMinutes';
  const { min, max } = boundsOfLimit(key);
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

/** Whether `next` lets through less than `current`; null lets through everything. The same is not tighter. */
export function isTighter(current: number | null, next: number | null): boolean {
  if (next === null) return false;
  return current === null || next < current;
}

/**
 * The same time of the same day, this many months later or earlier. Where the month has no such day it is the first
 * moment of the month after: no period of protection ends early.
 */
export function addMonths(at: number, months: number): number {
  const from = new Date(at);
  const day = from.getUTCDate();
  const there = new Date(at);
  there.setUTCDate(1);
  there.setUTCMonth(from.getUTCMonth() + months);
  const year = there.getUTCFullYear();
  const month = there.getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (day > lastDay) return Date.UTC(year, month + 1, 1);
  there.setUTCDate(day);
  return there.getTime();
}

const DAY_MS = 86_400_000;

export type LimitSpan = 'Day' | 'Week' | 'Month';

export function spanOf(key: MoneyLimitKey): LimitSpan {
  if (key.endsWith('Day')) return 'Day';
  return key.endsWith('Week') ? 'Week' : 'Month';
}

export function breakEnd(period: BreakPeriod, now: number): number {
  if (period === 'month') return addMonths(now, 1);
  return now + { day: DAY_MS, week: 7 * DAY_MS, sixWeeks: 42 * DAY_MS }[period];
}

/** Returns when an exclusion ends; null for a permanent one. */
export function exclusionEnd(period: ExclusionPeriod, now: number): number | null {
  const months = { halfYear: 6, year: 12, threeYears: 36, fiveYears: 60, forGood: null }[period];
  return months === null ? null : addMonths(now, months);
}
