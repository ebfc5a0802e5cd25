import type {
  appUserOther,
  UserOther,
  updateAddress,
  updateAppUserOther,
} from '../../contract/calls/details.ts';
import { comparableName } from '../../contract/withdraw-rules.ts';
import type { Db } from '../db/sql.ts';
import { CallError } from '../http/call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';

/** The name on the player's papers; empty until it is known. */
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

export async function readDetails(db: Db, playerId: string): Promise<UserOther> {
  const [row] = await db<DetailsRow[]>`
    select coalesce(real_name, '') as real_name, coalesce(email, '') as email,
      coalesce(address_line, '') as address_line, coalesce(city, '') as city, coalesce(region, '') as region,
      coalesce(post_code, '') as post_code, birth_date, nationality
    from players left join player_details on player_details.player_id = players.id
    where players.id = ${playerId}`;
  if (!row) throw new Error(`no player ${playerId}`);
  const { realName, email, addressLine, city, region, postCode, birthDate, nationality } = row;
  return {
    realName,
    isNameFixed: realName !== '',
    email,
    address: { line: addressLine, city, region, postCode },
    birthDate,
    nationality,
  };
}

export const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Two parts at least, letters and what names have between them. */
export const isName = (name: string): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name) && comparableName(name).replaceAll(' ', '').length >= 2;

const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

async function makeRow(sql: Db, playerId: string, now: number): Promise<void> {
  await sql`
    insert into player_details (player_id, updated_at) values (${playerId}, ${now}) on conflict do nothing`;
}

const details: Handler<typeof appUserOther> = (_body, request) =>
  readDetails(request.context.sql, memberOf(request).id);

const update: Handler<typeof updateAppUserOther> = async (body, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  const now = clock.now();
  const email = body.email === undefined ? null : body.email.trim();
  if (email !== null && email !== '' && !isEmail(email))
    throw new CallError('invalidValue', 'not an e-mail address', { field: 'email' });
  const realName = body.realName === undefined ? null : tidy(body.realName);
  if (realName !== null && !isName(realName)) throw new CallError('realNameInvalid', 'not a name');
  await makeRow(sql, id, now);
  if (realName !== null) {
    // Given once: whoever comes later into an open session must not be able to become another person.
    const { count } = await sql`
      update player_details set real_name = ${realName}, updated_at = ${now}
      where player_id = ${id} and real_name in ('', ${realName})`;
    if (count === 0) throw new CallError('realNameFixed', 'the name on the papers is known already');
  }
  if (email !== null)
    await sql`update player_details set email = ${email}, updated_at = ${now} where player_id = ${id}`;
  return readDetails(sql, id);
};

interface NewAddress {
  readonly playerId: string;
  readonly address: UserOther['address'];
  readonly now: number;
}

export async function writeAddress(db: Db, { playerId, address, now }: NewAddress): Promise<void> {
  const { line, city, region, postCode } = address;
  await makeRow(db, playerId, now);
  await db`
    update player_details set address_line = ${tidy(line)}, city = ${tidy(city)}, region = ${tidy(region)},
      post_code = ${tidy(postCode)}, updated_at = ${now}
    where player_id = ${playerId}`;
}

const address: Handler<typeof updateAddress> = async (body, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  await writeAddress(sql, { playerId: id, address: body, now: clock.now() });
  return readDetails(sql, id);
};

export const playerDetailsHandlers = {
  appUserOther: details,
  updateAppUserOther: update,
  updateAddress: address,
};
