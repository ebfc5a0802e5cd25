import type { PayoutAccount, PayoutKind } from '../../../contract/wallet/withdrawal.ts';
import type { Db } from '../../db/sql.ts';
import { maskNumber } from '../../names/mask-number.ts';
import { readHouseNames } from '../payout-methods.ts';

export interface PayoutAccountRow {
  readonly bankId: number;
  readonly kind: PayoutKind;
  readonly houseId: number;
  readonly holder: string;
  readonly number: string;
  readonly isDefault: boolean;
}

/** Accounts in force, the default one first. */
export async function readPayoutRows(db: Db, playerId: string): Promise<PayoutAccountRow[]> {
  return db<PayoutAccountRow[]>`
    select bank_id, kind, house_id, holder, number, is_default from payout_accounts
    where player_id = ${playerId} and removed_at is null order by is_default desc, bank_id`;
}

export async function readPayoutAccounts(db: Db, playerId: string): Promise<PayoutAccount[]> {
  const [rows, nameOf] = await Promise.all([readPayoutRows(db, playerId), readHouseNames(db)]);
  return rows.map((row) => ({ ...row, name: nameOf(row.kind, row.houseId), number: maskNumber(row.number) }));
}
