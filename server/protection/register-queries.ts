import type { Db, Tx } from '../db/sql.ts';
import type { PersonRegisters } from '../person-registers.ts';

interface Entry {
  readonly id: string;
  readonly kind: 'restricted' | 'excluded';
  /** The account's name in lower case. */
  readonly accountKey: string;
}

/** Inserts into the platform's own register of persons. */
export async function insertRegisterEntry(tx: Tx, entry: Entry): Promise<void> {
  await tx`insert into register_entries ${tx(entry)}`;
}

/** Registers stored as rows of our own: the platform's list, and the sandbox's replacement for the state's. */
export const listedRegisters = (db: Db): PersonRegisters => ({
  async find({ account, birthDate, nationality }) {
    const [entry] = await db<Pick<Entry, 'kind'>[]>`
      select kind from register_entries
      where (account_key is null or account_key = ${account.toLowerCase()})
        and (birth_date is null or birth_date = ${birthDate})
        and (nationality is null or nationality = ${nationality})
      order by kind limit 1`;
    return entry?.kind ?? 'clear';
  },
});

/** Whether there were any. */
export async function deleteRegisterEntries(tx: Tx, accountKey: string): Promise<boolean> {
  const { count } = await tx`delete from register_entries where account_key = ${accountKey}`;
  return count > 0;
}
