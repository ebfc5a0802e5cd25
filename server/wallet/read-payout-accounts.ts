import type { PayoutAccount } from '../../contract/wallet/withdrawal.ts';
import type { Db } from '../db/sql.ts';
import { maskNumber } from '../names/mask-number.ts';
import { readPayoutRows } from './payout-account-queries.ts';
import { readInstitutionNames } from './payout-methods.ts';

export async function readPayoutAccounts(db: Db, playerId: string): Promise<PayoutAccount[]> {
  const [rows, nameOf] = await Promise.all([readPayoutRows(db, playerId), readInstitutionNames(db)]);
  return rows.map((row) => ({
    ...row,
    name: nameOf(row.kind, row.institutionId),
    number: maskNumber(row.number),
  }));
}
