import type { Cents } from '../../contract/money.ts';
import { pointsPerDiamond, worthOf } from '../../contract/unit-value.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { unitValuesConfig } from '../config/public/market-config.ts';
import type { Db } from '../db/sql.ts';

interface Rates {
  /** Null while points do not become diamonds. */
  readonly pointsPerDiamond: number | null;
  /** What so many diamonds are exchanged for; null while they are not. */
  coinFor(diamonds: number): Cents | null;
}

/** What a diamond costs and is worth now. */
export async function readRates(db: Db): Promise<Rates> {
  const values = await readConfig(db, unitValuesConfig);
  return {
    pointsPerDiamond: pointsPerDiamond(values),
    coinFor: (diamonds) => worthOf(diamonds, values.diamonds),
  };
}
