import type { PersonRegisters } from '../../adapters/person-registers.ts';
import type { Db } from '../../db/sql.ts';

interface Asked {
  readonly sql: Db;
  readonly registers: PersonRegisters;
}

export type Standing = 'open' | 'closed' | 'excluded' | 'restricted';

/** A register gives no answer: nobody may take part in anything, and what only informs goes on. */
export class RegisterSilent extends Error {}

/**
 * Whether a player may play, by their account and by the registers: a person comes onto a register without a change
 * of their account. An exclusion is told before a restriction, and either before a closed account.
 * @throws Error when there is no such player; RegisterSilent when a register cannot be asked.
 */
export async function findStanding({ sql, registers }: Asked, playerId: string): Promise<Standing> {
  const [person] = await sql<{ account: string; birthDate: string; nationality: string; status: Standing }[]>`
    select account, birth_date, nationality, status from players where id = ${playerId}`;
  if (!person) throw new Error(`player ${playerId} is gone`);
  const finding = await registers.find(person).catch((cause: unknown) => {
    throw new RegisterSilent('a register cannot be asked', { cause });
  });
  const kinds = [person.status, finding];
  if (kinds.includes('excluded')) return 'excluded';
  return kinds.includes('restricted') ? 'restricted' : person.status;
}

/**
 * For a query over many players: true where the account is open and the house's register names nobody like it. Asked
 * in two halves, so that each is looked up and not compared row by row.
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
