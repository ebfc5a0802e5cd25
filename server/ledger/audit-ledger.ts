import type { Db } from '../db/sql.ts';

export interface LedgerAudit {
  /** Sum of all entries by unit; each must be zero. */
  readonly totals: Readonly<Record<string, number>>;
  /** Journals whose entries do not sum to zero in each unit. */
  readonly brokenJournals: number;
  /** Balances that are not the sum of their entries. */
  readonly wrongBalances: number;
  /** Jackpot pools that are not the sum of their entries. */
  readonly wrongPools: number;
  /** Players whose withdrawal account is not the sum of their open withdrawals. */
  readonly wrongWithdrawals: number;
  /** Players whose bonus account is not the sum of their running bonuses. */
  readonly wrongBonuses: number;
  /** Players whose held account is not the sum of the payments that are refunded to them. */
  readonly wrongHeld: number;
  /** Players whose account of stakes in rounds is not the sum of their open rounds, by real and by play money. */
  readonly wrongInRounds: number;
  /** Players whose entered tickets are not those of the lotteries that are not settled. */
  readonly wrongEntered: number;
  readonly isSound: boolean;
}

type Counts = Omit<LedgerAudit, 'totals' | 'isSound'>;

/** Adds the whole ledger up again. Reads every entry: for tests, the operator and a replica, not for a request. */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const totals = await db<{ unit: string; sum: number }[]>`
    select ledger_unit(account) as unit, sum(amount)::bigint as sum from entries group by 1`;
  const [counts] = await db<Counts[]>`
    select
      (select count(*) from (
        select from entries group by player_id, journal_id, ledger_unit(account) having sum(amount) <> 0
      ) as broken) as broken_journals,
      (select count(*) from balances full join (
        select player_id, account, sum(amount) as amount from entries
        where account like 'player:%' group by player_id, account
      ) as summed using (player_id, account)
      where balances.amount is distinct from summed.amount) as wrong_balances,
      (select count(*) from (
        select 'pool:' || tier || ':' || shard as account, amount from pool_shards,
          lateral (values ('mega', mega), ('major', major), ('minor', minor), ('mini', mini))
            as held (tier, amount)
      ) as held full join (
        select account, sum(amount) as amount from entries where account like 'pool:%' group by account
      ) as summed using (account)
      where coalesce(held.amount, 0) <> coalesce(summed.amount, 0)) as wrong_pools,
      (select count(*) from (
        select player_id, amount from balances where account = 'player:withdrawal'
      ) as held full join (
        select player_id, sum(amount) as amount from withdrawals
        where state in ('requested', 'reviewing', 'approved') group by player_id
      ) as open using (player_id)
      where coalesce(held.amount, 0) <> coalesce(open.amount, 0)) as wrong_withdrawals,
      (select count(*) from (
        select player_id, amount from balances where account = 'player:bonus'
      ) as held full join (
        select player_id, sum(amount) as amount from bonuses where state = 'running' group by player_id
      ) as running using (player_id)
      where coalesce(held.amount, 0) <> coalesce(running.amount, 0)) as wrong_bonuses,
      (select count(*) from (
        select player_id, amount from balances where account = 'player:held'
      ) as held full join (
        select player_id, sum(callback.amount) as amount
        from payment_callbacks as callback join deposits on deposits.id = callback.deposit_id
        where callback.status = 'paid' and verdict = 'overLimit' and resolved_at is null group by player_id
      ) as on_way using (player_id)
      where coalesce(held.amount, 0) <> coalesce(on_way.amount, 0)) as wrong_held,
      (select count(*) from (
        select player_id, account, amount from balances where account in ('player:inRounds', 'player:play:inRounds')
      ) as held full join (
        select player_id, case when is_play_money then 'player:play:inRounds' else 'player:inRounds' end as account,
          sum(stake) as amount
        from open_rounds group by 1, 2
      ) as open using (player_id, account)
      where coalesce(held.amount, 0) <> coalesce(open.amount, 0)) as wrong_in_rounds,
      (select count(*) from (
        select player_id, amount from balances where account = 'player:lottery:entered'
      ) as held full join (
        select player_id, sum(count) as amount from lottery_orders where settled_at is null group by player_id
      ) as entered using (player_id)
      where coalesce(held.amount, 0) <> coalesce(entered.amount, 0)) as wrong_entered`;
  if (!counts) throw new Error('an aggregate without a row');
  const isSound = totals.every(({ sum }) => sum === 0) && Object.values(counts).every((count) => count === 0);
  return { totals: Object.fromEntries(totals.map(({ unit, sum }) => [unit, sum])), ...counts, isSound };
}
