import { type Cents, cents, NO_CENTS } from '../../../contract/money.ts';
import type { Db } from '../../db/sql.ts';
import { findWagering } from '../../ledger/player-totals.ts';

export interface WageringState {
  /** Bets still to be made before money can be withdrawn. */
  readonly left: Cents;
  /** How much it was when it was last counted: at the latest deposit. */
  readonly of: Cents;
}

/**
 * Derived from the turnover since the latest deposit; a surplus is not carried over. Zero for a player who may not play
 * any more: they could never complete it.
 */
export async function readWagering(
  db: Db,
  playerId: string,
  { isWithdrawalOnly = false }: { readonly isWithdrawalOnly?: boolean } = {},
): Promise<WageringState> {
  if (isWithdrawalOnly) return { left: NO_CENTS, of: NO_CENTS };
  const row = await findWagering(db, playerId);
  return { left: cents(row?.left ?? 0), of: cents(row?.of ?? 0) };
}
