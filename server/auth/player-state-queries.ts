import type { Db, Tx } from '../db/sql.ts';

/** False where the player has an inviter already. */
export async function saveInviter(tx: Tx, playerId: string, inviterId: string): Promise<boolean> {
  const { count } = await tx`
    update players set invited_by = ${inviterId} where id = ${playerId} and invited_by is null`;
  return count === 1;
}

export async function saveNickname(db: Db, playerId: string, nickname: string): Promise<void> {
  await db`update players set nickname = ${nickname} where id = ${playerId}`;
}

export async function saveAvatar(db: Db, playerId: string, avatar: string): Promise<void> {
  await db`update players set avatar = ${avatar} where id = ${playerId}`;
}

export async function saveBirthDate(tx: Tx, playerId: string, birthDate: string): Promise<void> {
  await tx`update players set birth_date = ${birthDate} where id = ${playerId}`;
}

export async function saveNationality(tx: Tx, playerId: string, nationality: string): Promise<void> {
  await tx`update players set nationality = ${nationality} where id = ${playerId}`;
}

/** An excluded account stays excluded, whatever else is requested for it. */
export async function saveShutStatus(tx: Tx, playerId: string, status: 'excluded' | 'closed'): Promise<void> {
  await tx`
    update players set status = ${status}
    where id = ${playerId} and (status = 'open' or ${status === 'excluded'})`;
}

/** Opens an excluded account again; any other is not changed. */
export async function saveExcludedOpen(tx: Tx, playerId: string): Promise<void> {
  await tx`update players set status = 'open' where id = ${playerId} and status = 'excluded'`;
}

/** Closes an open account; any other is not changed. */
export async function savePlayerClosed(tx: Tx, playerId: string): Promise<void> {
  await tx`update players set status = 'closed' where id = ${playerId} and status = 'open'`;
}

/** Opens a closed account again; any other is not changed. */
export async function savePlayerReopened(tx: Tx, playerId: string): Promise<void> {
  await tx`update players set status = 'open' where id = ${playerId} and status = 'closed'`;
}
