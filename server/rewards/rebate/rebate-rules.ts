import type { VipLevel } from '../../../contract/config/app-config.ts';
import { cents } from '../../../contract/money.ts';
import { multiplyRate } from '../../../contract/money-arithmetic.ts';
import { monthBefore, utcDate, utcMonth } from '../utc-calendar.ts';
import { levelInForce } from '../vip/vip-level.ts';

/**
 * A day is complete so long after its end: a bet that was being booked at midnight belongs to the day before and must be
 * in its sum.
 */
export const DAY_CLOSES_MS = 60_000;

/** Real-money stakes of a UTC day (YYYY-MM-DD) in games of a type. Cents. */
export interface StakedDay {
  readonly day: string;
  readonly type: number;
  /** All of it, which levels go by. */
  readonly staked: number;
  /** What of it counts by the weights of the games, which the rebate is a share of. */
  readonly counted: number;
}

export interface RateRow {
  readonly from: string;
  readonly byType: Readonly<Record<string, readonly number[]>>;
}

export interface RebateRules {
  readonly levels: readonly VipLevel[];
  readonly rates: readonly RateRow[];
}

export interface RebateDay extends StakedDay {
  readonly ratePpm: number;
  readonly amount: number;
}

/** The rates of a day by game type: those of the last row that has begun. */
export function ratesOn(rates: readonly RateRow[], day: string): RateRow['byType'] {
  const begun = rates
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return begun.at(-1)?.byType ?? {};
}

/** The VIP theme, 1 to 6, of a level. */
export const themeOf = (levels: readonly VipLevel[], vip: number): number =>
  levels.find(({ level }) => level === vip)?.showType ?? 1;

/** The rate in millionths for a type at a theme; 0 for a type without one. */
export const rateOf = (byType: RateRow['byType'], type: number, theme: number): number =>
  byType[String(type)]?.[theme - 1] ?? 0;

const dayAt = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The rebate of each day and type, rounded down to cents, at the level that counted when the day ended: what a day has
 * earned does not change with later bets.
 * @param days of three months, so that the level of each day from `since` on can be told
 * @param experience real-money turnover of all time, in cents
 */
export function rebateDays(
  { levels, rates }: RebateRules,
  { days, experience, since }: { days: readonly StakedDay[]; experience: number; since: string },
): RebateDay[] {
  const sumOf = (from: string, before: string) =>
    days.reduce((sum, { day, staked }) => (day >= from && day < before ? sum + staked : sum), 0);
  const END = '9999';
  const themes = new Map<string, number>();
  const themeAt = (day: string): number => {
    const known = themes.get(day);
    if (known !== undefined) return known;
    const at = dayAt(day);
    const next = utcDate(at + 86_400_000);
    const month = utcDate(utcMonth(at).startsAt);
    const turnover = {
      all: experience - sumOf(next, END),
      thisMonth: sumOf(month, next),
      lastMonth: sumOf(utcDate(monthBefore(at).startsAt), month),
    };
    const theme = themeOf(levels, levelInForce(levels, turnover));
    themes.set(day, theme);
    return theme;
  };
  return days
    .filter(({ day }) => day >= since)
    .map((row) => {
      const ratePpm = rateOf(ratesOn(rates, row.day), row.type, themeAt(row.day));
      return { ...row, ratePpm, amount: multiplyRate(cents(row.counted), ratePpm, 1_000_000) };
    });
}

/** What a type has to claim: of days before today that no claim covers. @param claimedUpTo the last day claimed */
export const claimableOf = (
  days: readonly RebateDay[],
  { type, today, claimedUpTo }: { type: number; today: string; claimedUpTo: string | undefined },
): number =>
  days
    .filter((row) => row.type === type && row.day < today && row.day > (claimedUpTo ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
