import type { Db } from '../db/sql.ts';
import type { Person, PersonRegisters } from '../person-registers.ts';

/** Registers stored as rows of our own: the platform's list, and the sandbox's replacement for the state's. */
export function listedRegisters(sql: Db): PersonRegisters {
  return {
    async find({ account, birthDate, nationality }: Person) {
      const [entry] = await sql<{ kind: 'restricted' | 'excluded' }[]>`
        select kind from register_entries
        where (account_key is null or account_key = ${account.toLowerCase()})
          and (birth_date is null or birth_date = ${birthDate})
          and (nationality is null or nationality = ${nationality})
        order by kind limit 1`;
      return entry?.kind ?? 'clear';
    },
  };
}
