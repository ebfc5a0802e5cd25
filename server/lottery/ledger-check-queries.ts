import type { Db } from '../db/sql.ts';
import type { LedgerChecks } from '../hooks.ts';

/** Compares the accounts of entered tickets with the orders that are not settled. */
export async function checkTicketAccounts(db: Db): Promise<Pick<LedgerChecks, 'wrongEntered'>> {
  const [counts] = await db<[Pick<LedgerChecks, 'wrongEntered'>]>`
    select count(*) as wrong_entered from (
      select player_id, amount from balances where account = 'player:lottery:entered'
    ) as held full join (
      select player_id, sum(count) as amount from lottery_orders where settled_at is null group by player_id
    ) as entered using (player_id)
    where coalesce(held.amount, 0) <> coalesce(entered.amount, 0)`;
  return counts;
}
