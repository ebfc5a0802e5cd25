import type { Cents } from '../../contract/money.ts';
import type { Bonus } from '../../contract/rewards/bonus-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface BonusRow {
  playerId: string;
  id: string;
  source: Bonus['source'];
  amount: Cents;
  need: number;
  done: number;
  state: Bonus['state'];
  grantedAt: number;
  expiresAt: number;
  endedAt: number | null;
}

const bonusColumns = (db: Db) => db`
  bonuses.player_id, bonuses.id, source, amount, need, state, granted_at, expires_at, ended_at,
  least(need, greatest(0, bet - mark)) as done`;

interface BonusQuery {
  readonly playerId: string;
  /** False: those that have ended. */
  readonly isRunning: boolean;
  readonly most: number;
}

/** Reads the player's bonuses, the newest first. */
export const readBonusRows = (db: Db, { playerId, isRunning, most }: BonusQuery): Promise<BonusRow[]> =>
  db<BonusRow[]>`
    select ${bonusColumns(db)} from bonuses join player_totals using (player_id)
    where bonuses.player_id = ${playerId} and ${isRunning ? db`state = 'running'` : db`state <> 'running'`}
    order by id desc limit ${most}`;

export async function findBonusRow(db: Db, playerId: string, bonusId: string): Promise<BonusRow | undefined> {
  const [row] = await db<BonusRow[]>`
    select ${bonusColumns(db)} from bonuses join player_totals using (player_id)
    where bonuses.player_id = ${playerId} and bonuses.id = ${bonusId}`;
  return row;
}

export async function lockBonus(tx: Tx, playerId: string, bonusId: string): Promise<void> {
  await tx`select from bonuses where player_id = ${playerId} and id = ${bonusId} for update`;
}

export async function hasUnearnedBonus(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`
    select from bonuses join player_totals using (player_id)
    where bonuses.player_id = ${playerId} and state = 'running' and bet - mark < need`;
  return count > 0;
}

interface DueBonus {
  playerId: string;
  id: string;
  amount: Cents;
  isEarned: boolean;
}

/** Running bonuses whose time is over, the first to expire first; one that is locked is left out. */
export const lockDueBonuses = (tx: Tx, now: number, most: number): Promise<DueBonus[]> =>
  tx<DueBonus[]>`
    select bonuses.player_id, bonuses.id, amount, bet - mark >= need as is_earned
    from bonuses join player_totals using (player_id)
    where state = 'running' and expires_at <= ${now}
    order by expires_at limit ${most}
    for update of bonuses skip locked`;

interface EndedBonus {
  readonly playerId: string;
  readonly id: string;
  readonly state: 'released' | 'givenUp' | 'expired';
  readonly now: number;
}

export async function updateBonusEnded(tx: Tx, { playerId, id, state, now }: EndedBonus): Promise<void> {
  await tx`
    update bonuses set state = ${state}, ended_at = ${now}
    where player_id = ${playerId} and id = ${id}`;
}

interface NewBonus {
  readonly playerId: string;
  /** The deposit's. */
  readonly id: string;
  readonly source: Bonus['source'];
  readonly amount: Cents;
  readonly need: number;
  readonly now: number;
  readonly expiresAt: number;
}

/** Its wagering starts at the player's present turnover. Returns whether it was inserted. */
export async function insertMissingBonus(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { count } = await tx`
    insert into bonuses (player_id, id, source, amount, need, mark, state, granted_at, expires_at)
    select ${bonus.playerId}, ${bonus.id}, ${bonus.source}, ${bonus.amount}, ${bonus.need}, bet, 'running', ${bonus.now},
      ${bonus.expiresAt}
    from player_totals where player_id = ${bonus.playerId}
    on conflict do nothing`;
  return count > 0;
}
