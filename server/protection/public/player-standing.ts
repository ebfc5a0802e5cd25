import type { PersonRegisters } from '../../adapters/person-registers.ts';
import type { Db } from '../../db/sql.ts';
import { findPerson } from '../player-queries.ts';

export { isOpenAndUnlisted } from '../player-queries.ts';

interface SettlementQuery {
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
export async function findStanding({ sql, registers }: SettlementQuery, playerId: string): Promise<Standing> {
  const person = await findPerson(sql, playerId);
  if (!person) throw new Error(`player ${playerId} is gone`);
  const finding = await registers.find(person).catch((cause: unknown) => {
    throw new RegisterSilent('a register cannot be asked', { cause });
  });
  const kinds = [person.status, finding];
  if (kinds.includes('excluded')) return 'excluded';
  return kinds.includes('restricted') ? 'restricted' : person.status;
}
