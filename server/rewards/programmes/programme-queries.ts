import type { Reward } from '../../../contract/rewards/reward.ts';
import type { Db, Tx } from '../../db/sql.ts';
import type { LocalizedText } from '../../localization/localized.ts';

export interface NewProgramme {
  readonly id: string;
  readonly name: LocalizedText;
  readonly rewards: readonly Reward[];
  readonly minLevel: number;
  /** Cents. */
  readonly cost: number;
  readonly budget: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface ProgrammeRow extends NewProgramme {
  readonly spent: number;
  readonly stoppedAt: number | null;
}

export async function insertProgramme(tx: Tx, made: NewProgramme): Promise<void> {
  await tx`
    insert into reward_programmes (id, name, rewards, min_level, cost, budget, starts_at, ends_at)
    values (${made.id}, ${tx.json({ ...made.name })}, ${tx.json(made.rewards.map((one) => ({ ...one })))},
      ${made.minLevel}, ${made.cost}, ${made.budget}, ${made.startsAt}, ${made.endsAt})`;
}

/** Reads the programmes, the first to end first. */
export const readProgrammes = (db: Db, most: number): Promise<ProgrammeRow[]> =>
  db<ProgrammeRow[]>`select * from reward_programmes order by ends_at, id limit ${most}`;

/** Reads the programmes that run now. */
export const readRunningProgrammes = (db: Db, now: number): Promise<ProgrammeRow[]> =>
  db<ProgrammeRow[]>`
    select * from reward_programmes
    where starts_at <= ${now} and ends_at > ${now} and stopped_at is null
    order by ends_at, id`;

/** Locked until the transaction ends: a claim waits for a stop, and a stop for the claims before it. */
export async function lockProgramme(tx: Tx, id: string): Promise<ProgrammeRow | undefined> {
  const [row] = await tx<ProgrammeRow[]>`select * from reward_programmes where id = ${id} for update`;
  return row;
}

export async function updateProgrammeSpent(tx: Tx, id: string, spent: number): Promise<void> {
  await tx`update reward_programmes set spent = ${spent} where id = ${id}`;
}

export async function updateProgrammeStopped(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update reward_programmes set stopped_at = ${now} where id = ${id}`;
}

interface Schedule {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly budget: number;
}

export async function updateProgrammeSchedule(
  tx: Tx,
  { id, startsAt, endsAt, budget }: Schedule,
): Promise<void> {
  await tx`
    update reward_programmes
    set starts_at = ${startsAt}, ends_at = ${endsAt}, budget = ${budget}, stopped_at = null
    where id = ${id}`;
}

/** Reads the programmes whose reward the player has claimed. */
export async function readClaimedProgrammes(db: Db, playerId: string): Promise<Set<string>> {
  const rows = await db<{ key: string }[]>`
    select key from reward_claims where player_id = ${playerId} and source = 'programme'`;
  return new Set(rows.map(({ key }) => key));
}
