import type { JSONValue } from 'postgres';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import type { Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { insertMissingConfig } from './config-queries.ts';
import { insertMissingDefaultTheme } from './theme-queries.ts';

/** Adds only what is missing: an operator may have changed the rest. */
export async function seedConfig(tx: Tx, now: number, { config }: Pick<Hooks, 'config'>): Promise<void> {
  const entries = Object.values(config).flat();
  const values = entries.map(({ key, initial }) => ({ key, value: initial as JSONValue }));
  await insertMissingConfig(tx, values, now);
  await insertMissingDefaultTheme(tx, DEFAULT_THEME.name);
}
