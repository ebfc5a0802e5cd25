import type { Db } from '../db/sql.ts';
import type { LedgerChecks } from '../hooks.ts';

/** Compares the accounts of stakes in rounds with the rounds that are open. */
export async function checkRoundAccounts(db: Db): Promise<Pick<LedgerChecks, 'wrongInRounds'>> {
  const [counts] = await db<[Pick<LedgerChecks, 'wrongInRounds'>]>`
    select count(*) as wrong_in_rounds from (
      select player_id, account, amount from balances where account in ('player:inRounds', 'player:play:inRounds')
    ) as held full join (
      select player_id, case when is_play_money then 'player:play:inRounds' else 'player:inRounds' end as account,
        sum(stake) as amount
      from open_rounds group by 1, 2
    ) as open using (player_id, account)
    where coalesce(held.amount, 0) <> coalesce(open.amount, 0)`;
  return counts;
}
