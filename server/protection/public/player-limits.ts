import { type Cents, cents } from '../../../contract/money.ts';
import type { LimitState, SelfLimited } from '../../../contract/protection/protection-calls.ts';
import {
  isMoneyLimit,
  LIMIT_KEYS,
  type LimitKey,
  type LimitSpan,
  type MoneyLimitKey,
  spanOf,
  windowStart,
} from '../../../contract/protection/protection-rules.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { type LimitRow, unsetLimit, wishOf } from '../limit-rules.ts';

/** Every limit of a player by its key, set or not. */
export async function readLimitRows(db: Db, playerId: string): Promise<ReadonlyMap<LimitKey, LimitRow>> {
  const rows = await db<(LimitRow & { key: LimitKey })[]>`
    select key, value, wish_value, wish_at from player_limits where player_id = ${playerId}`;
  const set = new Map(rows.map(({ key, ...row }) => [key, row]));
  return new Map(LIMIT_KEYS.map((key) => [key, set.get(key) ?? unsetLimit(key)]));
}

export async function writeLimitRow(tx: Tx, playerId: string, key: LimitKey, row: LimitRow): Promise<void> {
  await tx`
    insert into player_limits (player_id, key, value, wish_value, wish_at)
    values (${playerId}, ${key}, ${row.value}, ${row.wishValue}, ${row.wishAt})
    on conflict (player_id, key) do update
    set value = excluded.value, wish_value = excluded.wish_value, wish_at = excluded.wish_at`;
}

/** Whatever sets or uses up a limit of a player waits here for the others of the same player. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx`select from players where id = ${playerId} for no key update`;
}

interface Usage {
  readonly deposit: number;
  readonly stake: number;
  /** Never below zero: a win before does not make the limit wider. */
  readonly loss: number;
}

/**
 * A deposit whose payment has come and is to be judged. Paid in time, it was asked for before the open ones that came
 * after it; paid late, it has lost its place to all that are open.
 */
export interface ArrivedDeposit {
  readonly id: string;
  readonly isInTime: boolean;
}

/** Open deposits that count before the one that has arrived; all of them where none has. */
const countsBefore = (db: Db, arrived: ArrivedDeposit | null) => {
  if (arrived === null) return db``;
  return arrived.isInTime ? db`and id < ${arrived.id}` : db`and id <> ${arrived.id}`;
};

/** What the player has used in a span. A deposit that can still be paid counts as paid. */
async function readUsage(
  db: Db,
  playerId: string,
  span: LimitSpan,
  { now, arrived = null }: { now: number; arrived?: ArrivedDeposit | null },
): Promise<Usage> {
  const since = windowStart(span, now);
  const [row] = await db<[{ staked: number; won: number; deposited: number }]>`
    select played.staked, played.won,
      (select coalesce(sum(amount), 0)::bigint from deposits
        where player_id = ${playerId}
          and (state = 'paid' and settled_at > ${since}
            or state in ('created', 'pending') and expires_at > ${now}
              ${countsBefore(db, arrived)})) as deposited
    from played_since(${playerId}, ${since}) as played`;
  return { deposit: row.deposited, stake: row.staked, loss: Math.max(0, row.staked - row.won) };
}

export type UsageBySpan = Readonly<Record<LimitSpan, Usage>>;

export async function readAllUsage(db: Db, playerId: string, now: number): Promise<UsageBySpan> {
  const [Day, Week, Month] = await Promise.all([
    readUsage(db, playerId, 'Day', { now }),
    readUsage(db, playerId, 'Week', { now }),
    readUsage(db, playerId, 'Month', { now }),
  ]);
  return { Day, Week, Month };
}

type MoneyKind = keyof Usage;

const kindOf = (key: MoneyLimitKey): MoneyKind =>
  key.startsWith('deposit') ? 'deposit' : key.startsWith('loss') ? 'loss' : 'stake';

/** Minutes that a limit of time has counted so far. */
export interface TimeUsage {
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
 * What may still be deposited, or credited for a deposit that has arrived; null without a limit. Only the spans that
 * have one are added up.
 */
export async function readDepositLeft(
  db: Db,
  playerId: string,
  now: number,
  arrived: ArrivedDeposit | null = null,
): Promise<number | null> {
  const rows = await readLimitRows(db, playerId);
  const lefts: number[] = [];
  for (const [key, { value }] of rows) {
    if (value === null || !isMoneyLimit(key) || kindOf(key) !== 'deposit') continue;
    const { deposit } = await readUsage(db, playerId, spanOf(key), { now, arrived });
    lefts.push(Math.max(0, value - deposit));
  }
  return lefts.length > 0 ? Math.min(...lefts) : null;
}
