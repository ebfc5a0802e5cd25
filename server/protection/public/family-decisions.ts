import type { FamilyDecision } from '../../../contract/protection/family-calls.ts';
import type { Db } from '../../db/sql.ts';

/** What was set for a player at their family's request, the latest first. */
export async function readFamilyDecisions(db: Db, playerId: string): Promise<FamilyDecision[]> {
  const rows = await db<FamilyDecision[]>`
    select number, decided_at as at, period, until, told from family_requests
    where player_id = ${playerId} and state = 'approved' order by decided_at desc, id desc limit 20`;
  return [...rows];
}
