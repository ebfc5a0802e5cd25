import type { Db } from '../db/sql.ts';
import { excludedPlayers } from '../protection/public/exclusion-marks.ts';

interface CheckedPlayer {
  birthDate: string;
  nationality: string;
  kycReason: string;
}

export async function findCheckedPlayer(db: Db, playerId: string): Promise<CheckedPlayer | undefined> {
  const [player] = await db<CheckedPlayer[]>`
    select birth_date, nationality, kyc_reason from players where id = ${playerId}`;
  return player;
}

/** On one line; empty until it is known. */
export async function readAddressLine(db: Db, playerId: string): Promise<string> {
  const [details] = await db<{ address: string }[]>`
    select concat_ws(', ', address_line, city, region, post_code) as address from player_details
    where player_id = ${playerId}`;
  return details?.address ?? '';
}

export interface Person {
  readonly account: string;
  readonly birthDate: string;
  /** The player's, or else as last submitted. */
  readonly name: string | null;
  readonly addressLine: string;
  readonly city: string;
}

const personColumns = (db: Db) => db`
  players.account, players.birth_date, coalesce(address_line, '') as address_line, coalesce(city, '') as city,
  coalesce(nullif(real_name, ''),
    (select real_name from kyc_attempts where player_id = players.id order by ordinal desc limit 1)) as name
  from players left join player_details on player_details.player_id = players.id`;

export async function findPerson(db: Db, playerId: string): Promise<Person | undefined> {
  const [own] = await db<Person[]>`select ${personColumns(db)} where players.id = ${playerId}`;
  return own;
}

/** All excluded players, except this one. */
export const readExcludedPersons = (db: Db, playerId: string): Promise<Person[]> =>
  db<Person[]>`
    select ${personColumns(db)} where players.id in (${excludedPlayers(db)}) and players.id <> ${playerId}`;
