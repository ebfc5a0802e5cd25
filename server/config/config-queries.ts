import type { JSONValue } from 'postgres';
import type { Db, Tx } from '../db/sql.ts';

interface NewValue {
  readonly key: string;
  readonly value: JSONValue;
}

/** An existing row is not changed. */
export async function insertMissingConfig(tx: Tx, values: readonly NewValue[], now: number): Promise<void> {
  const config = values.map(({ key, value }) => ({ key, value: tx.json(value), updatedAt: now }));
  await tx`insert into config ${tx(config)} on conflict do nothing`;
}

interface Stand {
  /** Increases with every change of the config that a visitor gets. */
  readonly configStamp: number;
  readonly maintenance: { readonly status: number; readonly until: number | null } | null;
}

/** What the admission of a call reads of the config, for a page. */
export async function readConfigStand(db: Db): Promise<Stand> {
  const [row] = await db<[Stand]>`
    select (select version from config_version) as config_stamp,
      (select value from config where key = 'maintenance') as maintenance`;
  return row;
}
