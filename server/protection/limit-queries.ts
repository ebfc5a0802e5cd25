import { LIMIT_KEYS, type LimitKey, type LimitSpan } from '../../contract/protection/protection-rules.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { ArrivedDeposit, Hooks } from '../hooks.ts';
import { type LimitRow, unsetLimit } from './limit-rules.ts';

/** Every limit of a player by its key, set or not. */
export async function readLimitRows(db: Db, playerId: string): Promise<ReadonlyMap<LimitKey, LimitRow>> {
  const rows = await db<(LimitRow & { key: LimitKey })[]>`
    select key, value, wish_value, wish_at from player_limits where player_id = ${playerId}`;
  const set = new Map(rows.map(({ key, ...row }) => [key, row]));
  return new Map(LIMIT_KEYS.map((key) => [key, set.get(key) ?? unsetLimit(key)]));
}

export async function saveLimit(tx: Tx, playerId: string, key: LimitKey, row: LimitRow): Promise<void> {
  await tx`
    insert into player_limits (player_id, key, value, wish_value, wish_at)
    values (${playerId}, ${key}, ${row.value}, ${row.wishValue}, ${row.wishAt})
    on conflict (player_id, key) do update
    set value = excluded.value, wish_value = excluded.wish_value, wish_at = excluded.wish_at`;
}

/** Finds the limit of a session in minutes; null without one. */
export async function findSessionLimit(db: Db, playerId: string): Promise<number | null> {
  const [limit] = await db<{ value: number | null }[]>`
    select value from player_limits where player_id = ${playerId} and key = 'sessionMinutes'`;
  return limit?.value ?? null;
}

/** Cents. */
interface UsageRow {
  staked: number;
  won: number;
  deposited: number;
}

interface LimitWindow {
  readonly playerId: string;
  readonly span: LimitSpan;
  readonly now: number;
  readonly arrived: ArrivedDeposit | null;
}

/**
 * What counts in the window of a limit. A deposit that can still be paid counts as paid, and what lies in an open round as
 * staked.
 */
export async function readWindowUsage(
  db: Db,
  { depositedSince }: Pick<Hooks, 'depositedSince'>,
  { span, ...window }: LimitWindow,
): Promise<UsageRow> {
  const { playerId, now } = window;
  const since = db`limit_window_start(${span}, ${now})`;
  const [row] = await db<[UsageRow]>`
    select played.won,
      played.staked + coalesce(
        (select amount from balances where player_id = ${playerId} and account = 'player:inRounds'),
        0) as staked,
      ${depositedSince(db, { ...window, since })} as deposited
    from played_since(${playerId}, ${since}) as played`;
  return row;
}

/** The least stake, in cents, that any open game takes. */
export async function readLeastStake(db: Db): Promise<number> {
  const [least] = await db<[{ stake: number }]>`
    select coalesce(min(min_bet), 1)::bigint as stake from games where coalesce(status_override, status) = 1`;
  return least.stake;
}

/** The results of the database function `stake_refusal` for a stake outside of a game. */
type MoneyRefusal = 'legalChanged' | 'onBreak' | 'stakeLimitReached' | 'lossLimitReached';

/** Why this stake is refused, by the player's limits of money; null for none. */
export async function findMoneyRefusal(
  tx: Tx,
  { playerId, stake, now }: { playerId: string; stake: number; now: number },
): Promise<MoneyRefusal | null> {
  const [row] = await tx<[{ refusal: MoneyRefusal | null }]>`
    select stake_refusal(${playerId}, null::uuid, false, ${stake}, ${now}) as refusal`;
  return row.refusal;
}

/** Locks the balance that every stake of real money takes. */
export async function lockCoin(tx: Tx, playerId: string): Promise<void> {
  await tx`select from balances where player_id = ${playerId} and account = 'player:coin' for update`;
}
