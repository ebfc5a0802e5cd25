import type { Db } from '../db/sql.ts';
import type { LedgerChecks } from '../hooks.ts';

/** Compares the accounts of bonuses with the bonuses that are running. */
export async function checkBonusAccounts(db: Db): Promise<Pick<LedgerChecks, 'wrongBonuses'>> {
  const [counts] = await db<[Pick<LedgerChecks, 'wrongBonuses'>]>`
    select count(*) as wrong_bonuses from (
      select player_id, amount from balances where account = 'player:bonus'
    ) as held full join (
      select player_id, sum(amount) as amount from bonuses where state = 'running' group by player_id
    ) as running using (player_id)
    where coalesce(held.amount, 0) <> coalesce(running.amount, 0)`;
  return counts;
}
