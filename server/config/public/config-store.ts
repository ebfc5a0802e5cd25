import type { JSONValue } from 'postgres';
import type { Db } from '../../db/sql.ts';
import { findConfigValue, readConfigRows, saveConfigValue } from '../config-queries.ts';
import { CONFIG_KEYS, type ConfigKey, type ConfigValue, configEntries } from './config-schemas.ts';

/**
 * The value in force.
 * @throws Error when the key has no row or its row no longer fits its shape: the platform is not set up.
 */
export async function readConfig<K extends ConfigKey>(db: Db, key: K): Promise<ConfigValue<K>> {
  return parseValue(key, await findConfigValue(db, key));
}

/** Every key at once, in one statement. */
export async function readAllConfig(db: Db): Promise<{ [K in ConfigKey]: ConfigValue<K> }> {
  const rows = await readConfigRows(db);
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const entries = CONFIG_KEYS.map((key) => [key, parseValue(key, values.get(key))]);
  return Object.fromEntries(entries);
}

function parseValue<K extends ConfigKey>(key: K, value: unknown): ConfigValue<K> {
  const result = configEntries[key].schema.safeParse(value);
  if (result.success) return result.data as ConfigValue<K>;
  const issue = result.error.issues[0];
  throw new Error(`config ${key} cannot be used at "${issue?.path.join('.')}": ${issue?.message}`);
}

/** @throws Error naming the field when the value does not fit. */
export async function writeConfig(db: Db, key: ConfigKey, value: unknown, now: number): Promise<void> {
  const fitting = parseValue(key, value) as JSONValue;
  await saveConfigValue(db, { key, value: fitting, now });
}
