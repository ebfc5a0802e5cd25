import type { JSONValue } from 'postgres';
import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import type { Tx } from '../db/sql.ts';
import { HOUSE_CONFIG } from './default-config.ts';

/** Only what is missing: an operator may have changed the rest. */
export async function seedConfig(tx: Tx, now: number): Promise<void> {
  const config = Object.entries(HOUSE_CONFIG).map(([key, value]) => ({
    key,
    value: tx.json(value as JSONValue),
    updatedAt: now,
  }));
  await tx`insert into config ${tx(config)} on conflict do nothing`;
  await tx`
    insert into themes (id, name, domain, tokens)
    values ('house', ${DEFAULT_THEME.name}, '', '{}') on conflict do nothing`;
}
