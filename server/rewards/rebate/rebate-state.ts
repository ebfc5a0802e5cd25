import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Db } from '../../db/sql.ts';
import { readGameWeights } from '../../games/public/game-weights.ts';
import { REBATE_KEPT_DAYS } from '../default-rebate-rates.ts';
import type { DueReward } from '../public/claim-rewards.ts';
import { COIN_PROP } from '../reward-accounts.ts';
import { rebateRatesConfig, vipLevelsConfig } from '../rewards-config.ts';
import { monthBefore, utcDate } from '../utc-calendar.ts';
import { readClaimedTypes, readExperience, readStakedDays } from './rebate-queries.ts';
import {
  claimableOf,
  DAY_CLOSES_MS,
  type RebateRules,
  ratesOn,
  rebateDays,
  type StakedDay,
} from './rebate-rules.ts';

const DAY_MS = 86_400_000;

/** The UTC day that still grows, and the last one that is complete. */
const dayNow = (now: number): string => utcDate(now - DAY_CLOSES_MS);
export const lastDay = (now: number): string => utcDate(now - DAY_CLOSES_MS - DAY_MS);

/** The oldest day whose rebate can be claimed, and the first whose stakes the level of that day depends on. */
const firstKept = (now: number): string => utcDate(now - REBATE_KEPT_DAYS * DAY_MS);
export const firstNeeded = (now: number): string =>
  utcDate(monthBefore(now - REBATE_KEPT_DAYS * DAY_MS).startsAt);

export interface TypeState {
  readonly type: number;
  readonly claimable: number;
  readonly growing: number;
  /** What of it counts. */
  readonly betToday: number;
  readonly claimedUpTo: string | undefined;
}

/** What the rebate of a player follows from. */
export interface RebateFacts {
  /** Since `firstNeeded`. */
  readonly staked: readonly StakedDay[];
  /** Real-money turnover of all time. Cents. */
  readonly experience: number;
  /** The last day that was claimed of each type. */
  readonly claimed: readonly { readonly type: number; readonly upTo: string }[];
}

/** Every game type with a rate or a stake: what it has brought today, and what of the days before can be claimed. */
export function typesAt(
  rules: RebateRules,
  { staked, experience, claimed }: RebateFacts,
  now: number,
): TypeState[] {
  const today = dayNow(now);
  const days = rebateDays(rules, { days: staked, experience, since: firstKept(now) });
  const types = new Set([
    ...Object.keys(ratesOn(rules.rates, today)).map(Number),
    ...days.map(({ type }) => type),
  ]);
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
        betToday: current?.counted ?? 0,
      };
    });
}

/** The player's rebate at a moment, in milliseconds since 1970. */
export async function readTypes(db: Db, playerId: string, now: number): Promise<TypeState[]> {
  const weights = await readGameWeights(db);
  const [levels, rates, experience, staked, claimed] = await Promise.all([
    readConfig(db, vipLevelsConfig),
    readConfig(db, rebateRatesConfig),
    readExperience(db, playerId),
    readStakedDays(db, { playerId, since: firstNeeded(now), weights }),
    readClaimedTypes(db, playerId),
  ]);
  return typesAt({ levels, rates }, { staked, experience, claimed }, now);
}

/** The right of each type to everything up to the last complete day. */
export function dueRebates(types: readonly TypeState[], now: number): DueReward[] {
  const upTo = lastDay(now);
  return types
    .filter(({ claimable }) => claimable > 0)
    .map(({ type, claimable }) => ({
      source: 'rebate',
      key: `${type}:${upTo}`,
      rewards: [{ propId: COIN_PROP, count: claimable }],
    }));
}
