import type { JSONValue } from 'postgres';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import type { Tx } from '../db/sql.ts';
import { insertMissingConfig } from './config-queries.ts';
import { DEFAULT_CONFIG } from './default-config.ts';
import { insertMissingDefaultTheme } from './theme-queries.ts';

/** Adds only what is missing: an operator may have changed the rest. */
export async function seedConfig(tx: Tx, now: number): Promise<void> {
  const values = Object.entries(DEFAULT_CONFIG).map(([key, value]) => ({ key, value: value as JSONValue }));
  await insertMissingConfig(tx, values, now);
  await insertMissingDefaultTheme(tx, DEFAULT_THEME.name);
}
