import type { Db } from '../db/sql.ts';
import type { LedgerChecks } from '../hooks.ts';

/** Compares the accounts of stakes in rounds and of wins that wait with the rounds that they are of. */
export async function checkRoundAccounts(db: Db): Promise<Pick<LedgerChecks, 'wrongInRounds' | 'wrongOwed'>> {
  const [counts] = await db<[Pick<LedgerChecks, 'wrongInRounds' | 'wrongOwed'>]>`
    select (select count(*) from (
      select player_id, account, amount from balances where account in ('player:inRounds', 'player:play:inRounds')
    ) as held full join (
      select player_id, case when is_play_money then 'player:play:inRounds' else 'player:inRounds' end as account,
        sum(stake) as amount
      from (
        select player_id, is_play_money, stake from open_rounds
        union all
        select player_id, false, stake from remote_bets where state = 'open'
      ) as staked group by 1, 2
    ) as open using (player_id, account)
    where coalesce(held.amount, 0) <> coalesce(open.amount, 0)) as wrong_in_rounds,
    (select count(*) from (
      select player_id, account, amount from balances where account in ('player:owed', 'player:play:owed')
    ) as held full join (
      select player_id, case when is_play_money then 'player:play:owed' else 'player:owed' end as account,
        sum(win) as amount
      from hosted_rounds where released_at is null group by 1, 2
    ) as waiting using (player_id, account)
    where coalesce(held.amount, 0) <> coalesce(waiting.amount, 0)) as wrong_owed`;
  return counts;
}
