import { readConfigs } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { ConfigValue } from '../../config-entry.ts';
import type { Db } from '../../db/sql.ts';
import { studioBoundsConfig } from '../studios-config.ts';

const ENTRIES = { market: marketConfig, bounds: studioBoundsConfig };

interface ProtocolConfig {
  readonly market: ConfigValue<typeof marketConfig>;
  readonly bounds: ConfigValue<typeof studioBoundsConfig>;
}

/** What calls of pages go by, as of the config's number with which they were admitted: a change by any process raises it. */
export class KeptConfig {
  #kept: (ProtocolConfig & { readonly stamp: number }) | null = null;

  async read(db: Db, stamp: number): Promise<ProtocolConfig> {
    if (this.#kept?.stamp === stamp) return this.#kept;
    // Read after the number, and so never older than it.
    const read = { stamp, ...(await readConfigs(db, ENTRIES)) };
    this.#kept = read;
    return read;
  }
}
