import type { UserOther } from '../../contract/profile/detail-calls.ts';
import type { Db } from '../db/sql.ts';

/** Reads the real name; empty until it is known. */
export async function readRealName(db: Db, playerId: string): Promise<string> {
  const [row] = await db<{ realName: string }[]>`
    select real_name from player_details where player_id = ${playerId}`;
  return row?.realName ?? '';
}

interface DetailsRow {
  realName: string;
  email: string;
  addressLine: string;
  city: string;
  region: string;
  postCode: string;
  birthDate: string;
  nationality: string;
}

export async function findDetailsRow(db: Db, playerId: string): Promise<DetailsRow | undefined> {
  const [row] = await db<DetailsRow[]>`
    select coalesce(real_name, '') as real_name, coalesce(email, '') as email,
      coalesce(address_line, '') as address_line, coalesce(city, '') as city, coalesce(region, '') as region,
      coalesce(post_code, '') as post_code, birth_date, nationality
    from players left join player_details on player_details.player_id = players.id
    where players.id = ${playerId}`;
  return row;
}

/** Inserts the row for the rest; an existing one is not changed. */
export async function insertMissingDetails(db: Db, playerId: string, now: number): Promise<void> {
  await db`
    insert into player_details (player_id, updated_at) values (${playerId}, ${now}) on conflict do nothing`;
}

interface Change {
  readonly playerId: string;
  readonly now: number;
}

/** Replaces the known one, if any. */
export async function saveRealName(
  db: Db,
  { playerId, realName, now }: Change & { readonly realName: string },
): Promise<void> {
  await db`
    insert into player_details (player_id, real_name, updated_at) values (${playerId}, ${realName}, ${now})
    on conflict (player_id) do update set real_name = excluded.real_name, updated_at = excluded.updated_at`;
}

/** Set once. Returns whether it is the player's name now: false when another one was known. */
export async function saveRealNameOnce(
  db: Db,
  { playerId, realName, now }: Change & { readonly realName: string },
): Promise<boolean> {
  const { count } = await db`
    update player_details set real_name = ${realName}, updated_at = ${now}
    where player_id = ${playerId} and real_name in ('', ${realName})`;
  return count > 0;
}

export async function saveEmail(
  db: Db,
  { playerId, email, now }: Change & { readonly email: string },
): Promise<void> {
  await db`update player_details set email = ${email}, updated_at = ${now} where player_id = ${playerId}`;
}

export async function saveAddress(
  db: Db,
  { playerId, address, now }: Change & { readonly address: UserOther['address'] },
): Promise<void> {
  const { line, city, region, postCode } = address;
  await db`
    update player_details set address_line = ${line}, city = ${city}, region = ${region},
      post_code = ${postCode}, updated_at = ${now}
    where player_id = ${playerId}`;
}
