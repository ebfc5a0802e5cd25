import type { ConsentKind } from '../../../contract/rights/rights-calls.ts';
import type { Db } from '../../db/sql.ts';
import { findConsent } from '../consent-queries.ts';

export { countConsents } from '../consent-queries.ts';

export async function isGiven(db: Db, playerId: string, kind: ConsentKind): Promise<boolean> {
  return (await findConsent(db, playerId, kind)) ?? false;
}
