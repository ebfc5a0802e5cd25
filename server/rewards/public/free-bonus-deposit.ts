import type { Db } from '../../db/sql.ts';
import type { Hooks } from '../../hooks.ts';
import { hasClaimedFreeMoney } from '../claim-queries.ts';
import { hasDepositedMoreThan } from '../deposited.ts';

/** Whether the player has had free money, or won some with a free ticket, which is paid out only after one paid deposit, and has made none. */
export async function isDepositNeeded(
  db: Db,
  { hasFreeWin }: Pick<Hooks, 'hasFreeWin'>,
  playerId: string,
): Promise<boolean> {
  if (await hasDepositedMoreThan(db, playerId, 0)) return false;
  return (await hasClaimedFreeMoney(db, playerId)) || hasFreeWin(db, playerId);
}
