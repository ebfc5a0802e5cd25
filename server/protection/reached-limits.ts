import { DEFAULT_MIN_DEPOSIT_CENTS } from '../../contract/limits.ts';
import type { LimitKey, MoneyLimitKey } from '../../contract/protection/protection-rules.ts';
import { isMoneyLimit, kindOf } from '../../contract/protection/protection-rules.ts';
import type { Db } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { readLeastStake } from './limit-queries.ts';
import type { LimitRow } from './limit-rules.ts';
import { asLimitStates, readAllUsage } from './player-limits.ts';

export interface ReachedLimit {
  readonly key: MoneyLimitKey;
  readonly value: number;
  /** The least stake or deposit, for which it leaves too little. */
  readonly needed: number;
}

/** Limits of money that leave too little for the least stake or deposit. */
export async function findReachedLimits(
  db: Db,
  hooks: Hooks,
  { playerId, rows, now }: { playerId: string; rows: ReadonlyMap<LimitKey, LimitRow>; now: number },
): Promise<ReachedLimit[]> {
  if (![...rows].some(([key, { value }]) => value !== null && isMoneyLimit(key))) return [];
  const [usage, leastStake] = await Promise.all([readAllUsage(db, hooks, playerId, now), readLeastStake(db)]);
  const time = { sessionMinutes: 0, realityMinutes: 0 };
  return asLimitStates(rows, usage, { time, now }).flatMap(({ key, value, left }) => {
    if (value === null || left === null || !isMoneyLimit(key)) return [];
    const needed = kindOf(key) === 'deposit' ? DEFAULT_MIN_DEPOSIT_CENTS : leastStake;
    return left < needed ? [{ key, value, needed }] : [];
  });
}
