import type { InviteTerms } from '../../contract/invite/invite-state-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface PeriodRow {
  readonly playerId: string;
  readonly id: string;
  readonly terms: InviteTerms;
  readonly startedAt: number;
  readonly endsAt: number;
  /** Cents. */
  readonly won: number;
  readonly paid: number;
  /** Spins. */
  readonly used: number;
  /** Cents of the budget. */
  readonly reserved: number;
  readonly closedAt: number | null;
}

type NewPeriod = Pick<PeriodRow, 'playerId' | 'id' | 'terms' | 'startedAt' | 'endsAt' | 'reserved'>;

export async function insertPeriod(tx: Tx, { terms, ...period }: NewPeriod): Promise<void> {
  await tx`insert into invite_periods ${tx({ ...period, terms: tx.json({ ...terms }) })}`;
}

/** Finds the period that is not closed. */
export async function findOpenPeriod(db: Db, playerId: string): Promise<PeriodRow | undefined> {
  const [row] = await db<PeriodRow[]>`
    select * from invite_periods where player_id = ${playerId} and closed_at is null`;
  return row;
}

export async function lockOpenPeriod(tx: Tx, playerId: string): Promise<PeriodRow | undefined> {
  const [row] = await tx<PeriodRow[]>`
    select * from invite_periods where player_id = ${playerId} and closed_at is null for update`;
  return row;
}

/** Locks the periods of all players that ended before `now` and are not closed, a few at a time. */
export const lockEndedPeriods = (
  tx: Tx,
  { now, limit }: { now: number; limit: number },
): Promise<PeriodRow[]> =>
  tx<PeriodRow[]>`
    select * from invite_periods where closed_at is null and ends_at <= ${now}
    order by ends_at limit ${limit} for update skip locked`;

export async function findLastClosed(db: Db, playerId: string): Promise<PeriodRow | undefined> {
  const [row] = await db<PeriodRow[]>`
    select * from invite_periods where player_id = ${playerId} and closed_at is not null
    order by id desc limit 1`;
  return row;
}

export async function updatePeriodSpun(
  tx: Tx,
  { playerId, id, prize }: { playerId: string; id: string; prize: number },
): Promise<void> {
  await tx`
    update invite_periods set used = used + 1, won = won + ${prize}
    where player_id = ${playerId} and id = ${id}`;
}

export async function updatePeriodPaid(
  tx: Tx,
  { playerId, id, closedAt }: { playerId: string; id: string; closedAt: number | null },
): Promise<void> {
  await tx`
    update invite_periods set paid = won, closed_at = ${closedAt}
    where player_id = ${playerId} and id = ${id}`;
}

/** Adds to what periods can cost, and locks it until the transaction ends. Returns false beyond the budget. */
export async function reserveBudget(tx: Tx, amount: number, budget: number): Promise<boolean> {
  const { count } = await tx`
    update invite_budget set committed = committed + ${amount} where committed + ${amount} <= ${budget}`;
  return count === 1;
}

export async function releaseBudget(tx: Tx, amount: number): Promise<void> {
  await tx`update invite_budget set committed = committed - ${amount}`;
}

interface EarnedSpinCounts {
  readonly shares: number;
  readonly friends: number;
}

/** Spins that a period has brought. */
export async function readEarned(db: Db, playerId: string, periodId: string): Promise<EarnedSpinCounts> {
  const [row] = await db<[EarnedSpinCounts]>`
    select
      (select count(*)::int from invite_shares where player_id = ${playerId} and period_id = ${periodId}) as shares,
      (select count(*)::int from invite_friends where player_id = ${playerId} and period_id = ${periodId}) as friends`;
  return row;
}

/** False when this day has brought one already. @param day UTC, YYYY-MM-DD */
export async function insertMissingShare(
  tx: Tx,
  { playerId, periodId, day }: { playerId: string; periodId: string; day: string },
): Promise<boolean> {
  const { count } = await tx`
    insert into invite_shares (player_id, day, period_id) values (${playerId}, ${day}, ${periodId})
    on conflict do nothing`;
  return count === 1;
}

export async function hasShare(db: Db, playerId: string, day: string): Promise<boolean> {
  const { count } = await db`select from invite_shares where player_id = ${playerId} and day = ${day}`;
  return count > 0;
}
