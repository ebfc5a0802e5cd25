import type { Db, Tx } from '../db/sql.ts';

/** Serializes everything that sets or uses a limit of one player. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx`select from players where id = ${playerId} for no key update`;
}

interface PersonRow {
  readonly account: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly status: 'open' | 'closed' | 'excluded' | 'restricted';
}

/** A player's data for a query to the registers. */
export async function findPerson(db: Db, playerId: string): Promise<PersonRow | undefined> {
  const [person] = await db<PersonRow[]>`
    select account, birth_date, nationality, status from players where id = ${playerId}`;
  return person;
}

export interface PersonWithBreak extends PersonRow {
  /** Null without a break in force. */
  readonly breakUntil: number | null;
}

export async function findPersonWithBreak(
  db: Db,
  playerId: string,
  now: number,
): Promise<PersonWithBreak | undefined> {
  const [person] = await db<PersonWithBreak[]>`
    select account, birth_date, nationality, status,
      (select break_until from player_protection where player_id = ${playerId} and break_until > ${now}) as break_until
    from players where id = ${playerId}`;
  return person;
}

export async function readIsOpen(db: Db, playerId: string): Promise<boolean> {
  const open = await db`select from players where id = ${playerId} and status = 'open'`;
  return open.count > 0;
}

interface PlayerByBirthDate {
  account: string;
  realName: string | null;
}

/** The first 20 players who were born on a day. */
export const readPlayersBornOn = (db: Db, birthDate: string): Promise<PlayerByBirthDate[]> =>
  db<PlayerByBirthDate[]>`
    select account, real_name from players left join player_details on player_id = id
    where birth_date = ${birthDate} order by account limit 20`;

/**
 * For a query over many players: true where the account is open and the platform's register does not list it.
 * Written in two halves, so that each uses an index.
 */
export const isOpenAndUnlisted = (db: Db) => db`
  players.status = 'open'
  and not exists (
    select from register_entries as entry where entry.account_key = players.account_key
      and (entry.birth_date is null or entry.birth_date = players.birth_date)
      and (entry.nationality is null or entry.nationality = players.nationality))
  and not exists (
    select from register_entries as entry
    where entry.account_key is null and entry.birth_date = players.birth_date
      and (entry.nationality is null or entry.nationality = players.nationality))`;
