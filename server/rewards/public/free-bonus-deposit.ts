import type { Db } from '../../db/sql.ts';
import { hasClaimedFreeMoney } from '../claim-queries.ts';
import { hasPaidDeposit } from '../offer-queries.ts';

/** Whether the player has had free money, which is paid out only after one paid deposit, and has made none. */
export async function isDepositNeeded(db: Db, playerId: string): Promise<boolean> {
  return (await hasClaimedFreeMoney(db, playerId)) && !(await hasPaidDeposit(db, playerId));
}
