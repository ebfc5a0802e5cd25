import type { PayoutKind } from '../../contract/wallet/withdrawal.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface PayoutAccountRow {
  readonly bankId: number;
  readonly kind: PayoutKind;
  readonly institutionId: number;
  readonly holder: string;
  readonly number: string;
  readonly isDefault: boolean;
}

/** Accounts in force, the default one first. */
export const readPayoutRows = (db: Db, playerId: string): Promise<PayoutAccountRow[]> =>
  db<PayoutAccountRow[]>`
    select bank_id, kind, institution_id, holder, number, is_default from payout_accounts
    where player_id = ${playerId} and removed_at is null order by is_default desc, bank_id`;

interface NewAccount extends Pick<PayoutAccountRow, 'kind' | 'institutionId' | 'holder' | 'number'> {
  readonly playerId: string;
  readonly now: number;
}

/** Inserts it under the player's next number, which is returned; it is not the default one. */
export async function insertPayoutAccount(
  tx: Tx,
  { playerId, kind, institutionId, holder, number, now }: NewAccount,
): Promise<number> {
  const [made] = await tx<{ bankId: number }[]>`
    insert into payout_accounts (player_id, bank_id, kind, institution_id, holder, number, is_default, created_at)
    select ${playerId}, coalesce(max(bank_id), 0) + 1, ${kind}, ${institutionId}, ${holder},
      ${number}, false, ${now}
    from payout_accounts where player_id = ${playerId}
    returning bank_id`;
  return made?.bankId ?? 0;
}

interface Key {
  readonly playerId: string;
  readonly bankId: number;
}

/** The row stays, but is no longer in force. */
export async function updatePayoutAccountRemoved(
  tx: Tx,
  { playerId, bankId, now }: Key & { readonly now: number },
): Promise<void> {
  await tx`
    update payout_accounts set removed_at = ${now}, is_default = false
    where player_id = ${playerId} and bank_id = ${bankId}`;
}

export async function updatePayoutAccount(
  tx: Tx,
  { playerId, bankId, institutionId, holder, number }: Key & Omit<NewAccount, 'kind' | 'now'>,
): Promise<void> {
  await tx`
    update payout_accounts set institution_id = ${institutionId}, holder = ${holder},
      number = ${number}
    where player_id = ${playerId} and bank_id = ${bankId}`;
}

/** Makes it the only default one. */
export async function saveDefaultAccount(tx: Tx, { playerId, bankId }: Key): Promise<void> {
  await tx`
    update payout_accounts set is_default = (bank_id = ${bankId})
    where player_id = ${playerId} and is_default <> (bank_id = ${bankId})`;
}
