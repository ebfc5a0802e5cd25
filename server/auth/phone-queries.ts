import type { Db, Tx } from '../db/sql.ts';

/** The id of the player whose proven number this is. */
export async function findPhoneOwner(tx: Tx, phone: string): Promise<string | null> {
  const [owner] = await tx<{ id: string }[]>`
    select id from players where mobile = ${phone} and mobile_proven_at is not null`;
  return owner?.id ?? null;
}

/** Finds the phone number that the player has verified. */
export async function findVerifiedPhone(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db<{ mobile: string }[]>`
    select mobile from players where id = ${playerId} and mobile_proven_at is not null`;
  return row?.mobile || null;
}

/** Removes it from a player who has it and has not proven it. */
export async function clearUnprovenPhone(tx: Tx, phone: string): Promise<void> {
  await tx`update players set mobile = '' where mobile = ${phone} and mobile_proven_at is null`;
}

export interface GivenPhone {
  readonly playerId: string;
  readonly phone: string;
  /** Null: it was never proven by a code. */
  readonly provenAt: number | null;
}

/** @throws PostgresError players_mobile_key while another player has it. */
export async function savePhone(tx: Tx, { playerId, phone, provenAt }: GivenPhone): Promise<void> {
  await tx`update players set mobile = ${phone}, mobile_proven_at = ${provenAt} where id = ${playerId}`;
}
