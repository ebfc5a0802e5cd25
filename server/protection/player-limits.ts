import { type Cents, cents } from '../../contract/money.ts';
import type { LimitState, SelfLimited } from '../../contract/protection/protection-calls.ts';
import {
  isMoneyLimit,
  kindOf,
  type LimitKey,
  type LimitSpan,
  type MoneyKind,
  type MoneyLimitKey,
  spanOf,
} from '../../contract/protection/protection-rules.ts';
import type { Db } from '../db/sql.ts';
import type { ArrivedDeposit, Hooks } from '../hooks.ts';
import { readLimitRows, readWindowUsage } from './limit-queries.ts';
import { type LimitRow, wishOf } from './limit-rules.ts';

type Usage = Readonly<Record<MoneyKind, number>>;

/** What the player has used in a span. A loss is never below zero: an earlier win does not raise the limit. */
async function readUsage(
  db: Db,
  hooks: Hooks,
  playerId: string,
  span: LimitSpan,
  { now, arrived = null }: { now: number; arrived?: ArrivedDeposit | null },
): Promise<Usage> {
  const row = await readWindowUsage(db, hooks, { playerId, span, now, arrived });
  return { deposit: row.deposited, stake: row.staked, loss: Math.max(0, row.staked - row.won) };
}

type UsageBySpan = Readonly<Record<LimitSpan, Usage>>;

export async function readAllUsage(
  db: Db,
  hooks: Hooks,
  playerId: string,
  now: number,
): Promise<UsageBySpan> {
  const [Day, Week, Month] = await Promise.all([
    readUsage(db, hooks, playerId, 'Day', { now }),
    readUsage(db, hooks, playerId, 'Week', { now }),
    readUsage(db, hooks, playerId, 'Month', { now }),
  ]);
  return { Day, Week, Month };
}

/** What one limit leaves at a moment, below 0 where more was used; of a later one if nothing more is used until then. */
export async function readLeftOf(
  db: Db,
  hooks: Hooks,
  { playerId, key, value, now }: { playerId: string; key: MoneyLimitKey; value: number; now: number },
): Promise<number> {
  const usage = await readUsage(db, hooks, playerId, spanOf(key), { now });
  return value - usage[kindOf(key)];
}

/** Minutes that a limit of time has counted so far. */
interface TimeUsage {
  readonly sessionMinutes: number;
  readonly realityMinutes: number;
}

export function asLimitStates(
  rows: ReadonlyMap<LimitKey, LimitRow>,
  usage: UsageBySpan,
  { time, now }: { time: TimeUsage; now: number },
): LimitState[] {
  return [...rows].map(([key, row]) => {
    const used = isMoneyLimit(key) ? usage[spanOf(key)][kindOf(key)] : time[key];
    const left = row.value === null ? null : Math.max(0, row.value - used);
    return { key, value: row.value, used, left, wish: wishOf(row, now) };
  });
}

/** The lowest of several holds. */
export function lowestLeft(states: readonly LimitState[]): SelfLimited['left'] {
  const lowest = (kind: MoneyKind): Cents | null => {
    const lefts = states.flatMap(({ key, left }) =>
      left !== null && isMoneyLimit(key) && kindOf(key) === kind ? [left] : [],
    );
    return lefts.length > 0 ? cents(Math.min(...lefts)) : null;
  };
  return { deposit: lowest('deposit'), loss: lowest('loss'), stake: lowest('stake') };
}

/**
 * What may still be deposited, or credited for a deposit that has arrived; null without a limit. Only the spans with
 * a limit are added up.
 */
export async function readDepositLeft(
  db: Db,
  hooks: Hooks,
  playerId: string,
  now: number,
  arrived: ArrivedDeposit | null = null,
): Promise<number | null> {
  const rows = await readLimitRows(db, playerId);
  const lefts: number[] = [];
  for (const [key, { value }] of rows) {
    if (value === null || !isMoneyLimit(key) || kindOf(key) !== 'deposit') continue;
    const { deposit } = await readUsage(db, hooks, playerId, spanOf(key), { now, arrived });
    lefts.push(Math.max(0, value - deposit));
  }
  return lefts.length > 0 ? Math.min(...lefts) : null;
}
