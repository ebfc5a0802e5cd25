import type { Db } from '../../db/sql.ts';
import { hasClaimedSource } from '../claim-queries.ts';
import { hasPaidDeposit } from '../offer-queries.ts';

/** Whether the player has had a free bonus, which is paid out only after one paid deposit, and has made none. */
export async function isDepositNeeded(db: Db, playerId: string): Promise<boolean> {
  return (await hasClaimedSource(db, playerId, 'freeBonus')) && !(await hasPaidDeposit(db, playerId));
}
