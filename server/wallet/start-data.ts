import type { PlayerGameData } from '../../contract/profile/user.ts';
import type { Db } from '../db/sql.ts';
import { findFirstPaidAt } from './deposit-queries.ts';
import { readPayoutAccounts } from './read-payout-accounts.ts';

/** The payout accounts, and when the first deposit was paid. */
export async function readStartData(
  db: Db,
  playerId: string,
): Promise<Pick<PlayerGameData, 'appUserBank' | 'appUserBankList' | 'firstRecharge'>> {
  const [accounts, firstRecharge] = await Promise.all([
    readPayoutAccounts(db, playerId),
    findFirstPaidAt(db, playerId),
  ]);
  return {
    appUserBank: accounts.find(({ isDefault }) => isDefault) ?? null,
    appUserBankList: accounts,
    firstRecharge,
  };
}
