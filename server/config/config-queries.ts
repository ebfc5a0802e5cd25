import type { JSONValue } from 'postgres';
import type { Db, Tx } from '../db/sql.ts';

/** Finds a config value; undefined without a row. */
export async function findConfigValue(db: Db, key: string): Promise<unknown> {
  const [row] = await db<{ value: unknown }[]>`select value from config where key = ${key}`;
  return row?.value;
}

interface ConfigRow {
  readonly key: string;
  readonly value: unknown;
}

/** The rows of these keys, without those that have none. */
export const readConfigRows = (db: Db, keys: readonly string[]): Promise<ConfigRow[]> =>
  db<ConfigRow[]>`select key, value from config where key = any(${[...keys]}::text[])`;

interface NewValue {
  readonly key: string;
  readonly value: JSONValue;
  readonly now: number;
}

/** Replaces the value. */
export async function saveConfigValue(db: Db, { key, value, now }: NewValue): Promise<void> {
  await db`
    insert into config (key, value, updated_at) values (${key}, ${db.json(value)}, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;
}

/** An existing row is not changed. */
export async function insertMissingConfig(
  tx: Tx,
  values: readonly Omit<NewValue, 'now'>[],
  now: number,
): Promise<void> {
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
