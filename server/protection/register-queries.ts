import type { Tx } from '../db/sql.ts';

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

/** Whether there were any. */
export async function deleteRegisterEntries(tx: Tx, accountKey: string): Promise<boolean> {
  const { count } = await tx`delete from register_entries where account_key = ${accountKey}`;
  return count > 0;
}
