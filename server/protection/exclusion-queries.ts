import type { Db, Tx } from '../db/sql.ts';

interface NewExclusion {
  readonly id: string;
  readonly playerId: string;
  readonly now: number;
  /** Null: permanent. */
  readonly until: number | null;
}

export async function insertExclusion(tx: Tx, { id, playerId, now, until }: NewExclusion): Promise<void> {
  await tx`
    insert into self_exclusions (id, player_id, made_at, until, birth_date, nationality)
    select ${id}, id, ${now}, ${until}, birth_date, nationality from players where id = ${playerId}`;
}

export async function saveExclusionsLifted(tx: Tx, playerId: string, now: number): Promise<void> {
  await tx`update self_exclusions set lifted_at = ${now} where player_id = ${playerId} and lifted_at is null`;
}

export interface Exclusion {
  /** Null: permanent. */
  readonly until: number | null;
}

/** The player's self-exclusion in force; null when there is none. The longest one is returned. */
export async function findExclusion(db: Db, playerId: string): Promise<Exclusion | null> {
  const [row] = await db<{ until: number | null }[]>`
    select until from self_exclusions where player_id = ${playerId} and lifted_at is null
    order by until desc nulls first limit 1`;
  return row ?? null;
}

/** Proven data of a person; `name` is only stated. */
export type MarkKind = 'phone' | 'google' | 'facebook' | 'line' | 'document' | 'name';

/** Whether an exclusion in force has this mark. */
export async function isMarkedExcluded(db: Db, marks: readonly Buffer[], kind: MarkKind): Promise<boolean> {
  const { count } = await db`
    select from exclusion_marks join self_exclusions on self_exclusions.id = exclusion_id
    where mark in ${db([...marks])} and kind = ${kind} and lifted_at is null limit 1`;
  return count > 0;
}

/**
 * The keys of all who are excluded: by themselves, or by the operator's register. Each of the three lookups has an
 * index of its own.
 */
export const excludedPlayers = (db: Db) => db`
  select id from players where status = 'excluded'
  union select player_id from self_exclusions where lifted_at is null
  union select players.id from players join register_entries using (account_key) where kind = 'excluded'`;

/** Whether a player of a query is one of them. */
export const isExcludedPlayer = (db: Db) => db`
  (players.status = 'excluded'
    or exists (select from self_exclusions where player_id = players.id and lifted_at is null)
    or exists (select from register_entries
      where kind = 'excluded' and register_entries.account_key = players.account_key))`;
