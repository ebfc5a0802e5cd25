import type { JSONValue } from 'postgres';
import type * as z from 'zod/mini';
import type { ConfigEntry, ConfigValue } from '../../config-entry.ts';
import type { Db } from '../../db/sql.ts';

/**
 * The value in force.
 * @throws Error when the key has no row or its row no longer fits its shape: the platform is not set up.
 */
export async function readConfig<S extends z.ZodMiniType>(
  db: Db,
  entry: ConfigEntry<S>,
): Promise<z.output<S>> {
  const [row] = await readRows(db, [entry.key]);
  return parseValue(entry, row?.value);
}

/**
 * Several values in one statement, each under the name of its entry here.
 * @throws Error as `readConfig` does.
 */
export async function readConfigs<E extends Readonly<Record<string, ConfigEntry>>>(
  db: Db,
  entries: E,
): Promise<{ readonly [Name in keyof E]: ConfigValue<E[Name]> }> {
  const keys = Object.values(entries).map(({ key }) => key);
  const values = new Map((await readRows(db, keys)).map(({ key, value }) => [key, value]));
  const parsed = Object.entries(entries).map(([name, entry]) => [
    name,
    parseValue(entry, values.get(entry.key)),
  ]);
  return Object.fromEntries(parsed);
}

interface ConfigRow {
  readonly key: string;
  readonly value: unknown;
}

/** Without those keys that have no row. */
const readRows = (db: Db, keys: readonly string[]): Promise<ConfigRow[]> =>
  db<ConfigRow[]>`select key, value from config where key = any(${[...keys]}::text[])`;

function parseValue<S extends z.ZodMiniType>({ key, schema }: ConfigEntry<S>, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`config ${key} cannot be used at "${issue?.path.join('.')}": ${issue?.message}`);
}

/** Replaces the value. @throws Error naming the field when the value does not fit. */
export async function writeConfig(db: Db, entry: ConfigEntry, value: unknown, now: number): Promise<void> {
  const fitting = parseValue(entry, value) as JSONValue;
  await db`
    insert into config (key, value, updated_at) values (${entry.key}, ${db.json(fitting)}, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;
}
