import { readConfig } from '../../config/public/config-store.ts';
import type { Db } from '../../db/sql.ts';
import { REBATE_KEPT_DAYS } from '../public/default-rebate-rates.ts';
import { monthBefore, utcDate } from '../utc-calendar.ts';
import { readClaimedTypes, readExperience, readStakedDays } from './rebate-queries.ts';
import { claimableOf, DAY_CLOSES_MS, ratesOn, rebateDays } from './rebate-rules.ts';

const DAY_MS = 86_400_000;

/** The UTC day that still grows, and the last one that is complete. */
const dayNow = (now: number): string => utcDate(now - DAY_CLOSES_MS);
export const lastDay = (now: number): string => utcDate(now - DAY_CLOSES_MS - DAY_MS);

export interface TypeState {
  readonly type: number;
  readonly claimable: number;
  readonly growing: number;
  readonly betToday: number;
  readonly claimedUpTo: string | undefined;
}

/** Every game type with a rate or a stake: what it has brought today, and what of the days before can be claimed. */
export async function readTypes(db: Db, playerId: string, now: number): Promise<TypeState[]> {
  const today = dayNow(now);
  const firstKept = now - REBATE_KEPT_DAYS * DAY_MS;
  const [levels, rates, experience, staked, claimed] = await Promise.all([
    readConfig(db, 'vipLevels'),
    readConfig(db, 'rebateRates'),
    readExperience(db, playerId),
    readStakedDays(db, playerId, utcDate(monthBefore(firstKept).startsAt)),
    readClaimedTypes(db, playerId),
  ]);
  const days = rebateDays({ levels, rates }, { days: staked, experience, since: utcDate(firstKept) });
  const types = new Set([...Object.keys(ratesOn(rates, today)).map(Number), ...days.map(({ type }) => type)]);
  return [...types]
    .sort((one, other) => one - other)
    .map((type) => {
      const claimedUpTo = claimed.find((one) => one.type === type)?.upTo;
      const current = days.find((row) => row.type === type && row.day === today);
      return {
        type,
        claimedUpTo,
        claimable: claimableOf(days, { type, today, claimedUpTo }),
        growing: current?.amount ?? 0,
        betToday: current?.staked ?? 0,
      };
    });
}
