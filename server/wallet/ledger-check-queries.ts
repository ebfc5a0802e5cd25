import type { Db } from '../db/sql.ts';
import type { LedgerChecks } from '../hooks.ts';

/** Compares what is set aside for withdrawals, and what is held for refunds, with their rows. */
export async function checkWalletAccounts(
  db: Db,
): Promise<Pick<LedgerChecks, 'wrongWithdrawals' | 'wrongHeld'>> {
  const [counts] = await db<[Pick<LedgerChecks, 'wrongWithdrawals' | 'wrongHeld'>]>`
    select
      (select count(*) from (
        select player_id, amount from balances where account = 'player:withdrawal'
      ) as held full join (
        select player_id, sum(amount) as amount from withdrawals
        where state in ('requested', 'reviewing', 'approved') group by player_id
      ) as open using (player_id)
      where coalesce(held.amount, 0) <> coalesce(open.amount, 0)) as wrong_withdrawals,
      (select count(*) from (
        select player_id, amount from balances where account = 'player:held'
      ) as held full join (
        select player_id, sum(callback.amount) as amount
        from payment_callbacks as callback join deposits on deposits.id = callback.deposit_id
        where callback.status = 'paid' and verdict = 'overLimit' and resolved_at is null group by player_id
      ) as on_way using (player_id)
      where coalesce(held.amount, 0) <> coalesce(on_way.amount, 0)) as wrong_held`;
  return counts;
}
