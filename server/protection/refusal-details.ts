import type { Db } from '../db/sql.ts';
import type { RefusalDetails, RefusedSignIn } from '../hooks.ts';
import { findExclusion } from './exclusion-queries.ts';
import { readFamilyDecisions } from './family-queries.ts';

/** Until when the player's own exclusion stands, and the last decision on a family's request. */
export async function readRefusalDetails(
  db: Db,
  { playerId, key, status }: RefusedSignIn,
): Promise<Pick<RefusalDetails, 'until' | 'familyExclusion'>> {
  const own = status === 'excluded' ? await findExclusion(db, playerId) : null;
  const [familyExclusion] = key === 'selfExcluded' ? await readFamilyDecisions(db, playerId) : [];
  return { ...(own && { until: own.until }), ...(familyExclusion && { familyExclusion }) };
}
