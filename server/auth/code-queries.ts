import type { Db, Tx } from '../db/sql.ts';

/** Until the transaction ends: codes of one number are sent one after the other. */
export async function lockCodesOfPhone(tx: Tx, phone: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`code ${phone}`}, 0))`;
}

/** Until the transaction ends: device codes of one player are sent one after the other. */
export async function lockDeviceCodes(tx: Tx, playerId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`device code ${playerId}`}, 0))`;
}

interface CodeCounts {
  readonly ofPhone: number;
  readonly ofAddress: number;
  /** Zero for a device that has no name. */
  readonly ofDevice: number;
  readonly lastAt: number | null;
}

interface Sender {
  readonly phone: string;
  readonly address: string;
  readonly deviceId: string;
  /** Codes created later are counted. */
  readonly since: number;
  /** The last one is searched up to this time. */
  readonly lastUntil: number;
}

export async function countCodes(
  tx: Tx,
  { phone, address, deviceId, since, lastUntil }: Sender,
): Promise<CodeCounts> {
  const [counted] = await tx<[CodeCounts]>`
    select
      (select count(*)::int from codes where phone = ${phone} and made_at > ${since}) as of_phone,
      (select max(made_at) from codes where phone = ${phone} and made_at <= ${lastUntil}) as last_at,
      (select count(*)::int from codes where address = ${address} and made_at > ${since}) as of_address,
      (select count(*)::int from codes
        where device_id <> '' and device_id = ${deviceId} and made_at > ${since}) as of_device`;
  return counted;
}

interface OfPlayer {
  readonly playerId: string;
  readonly purpose: number;
}

export async function countCodesOfPlayer(
  tx: Tx,
  { playerId, purpose, since }: OfPlayer & { readonly since: number },
): Promise<number> {
  const [counted] = await tx<[{ sent: number }]>`
    select count(*)::int as sent from codes
    where player_id = ${playerId} and purpose = ${purpose} and made_at > ${since}`;
  return counted.sent;
}

/** The player's newest code created until then. */
export async function findLastCodeOfPlayer(
  db: Db,
  { playerId, purpose, until }: OfPlayer & { readonly until: number },
): Promise<{ madeAt: number; expiresAt: number } | undefined> {
  const [last] = await db<{ madeAt: number; expiresAt: number }[]>`
    select made_at, expires_at from codes
    where player_id = ${playerId} and purpose = ${purpose} and made_at <= ${until}
    order by made_at desc limit 1`;
  return last;
}

interface CodeRow {
  readonly id: string;
  readonly phone: string;
  readonly purpose: number;
  /** Null for a number without an account. */
  readonly playerId: string | null;
  readonly codeHash: string;
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly address: string;
  readonly deviceId: string;
}

export async function insertCode(tx: Tx, row: CodeRow): Promise<void> {
  await tx`insert into codes ${tx(row)}`;
}

export async function deleteCode(db: Db, id: string): Promise<void> {
  await db`delete from codes where id = ${id}`;
}

/** The newest of its number and purpose. */
export async function findNewestCode(
  db: Db,
  { phone, purpose, playerId }: Pick<CodeRow, 'phone' | 'purpose' | 'playerId'>,
): Promise<{ id: string; codeHash: string } | undefined> {
  const [sent] = await db<{ id: string; codeHash: string }[]>`
    select id, code_hash from codes
    where phone = ${phone} and purpose = ${purpose} and player_id is not distinct from ${playerId}
    order by made_at desc, id desc limit 1`;
  return sent;
}

/** Counts a try and returns the number of tries; null for a code that is used, expired or tried `maxTries` times. */
export async function addCodeTry(
  db: Db,
  id: string,
  { now, maxTries }: { readonly now: number; readonly maxTries: number },
): Promise<number | null> {
  const [counted] = await db<{ tries: number }[]>`
    update codes set tries = tries + 1
    where id = ${id} and used_at is null and expires_at > ${now} and tries < ${maxTries}
    returning tries`;
  return counted?.tries ?? null;
}

/** Whether it was still unused: true for one of two concurrent calls. */
export async function updateCodeUsed(db: Db, id: string, now: number): Promise<boolean> {
  const { count } = await db`update codes set used_at = ${now} where id = ${id} and used_at is null`;
  return count > 0;
}

/** Deletes those created before `before`. Returns how many, as the other purges do. */
export async function deleteOldCodes(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from codes where made_at < ${before}`;
  return count;
}
