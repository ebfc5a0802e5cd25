import type { Db } from '../db/sql.ts';
import type { Hooks, LedgerChecks } from '../hooks.ts';

/** What the ledger says of itself. */
interface OwnCounts {
  /** Journals whose entries do not sum to zero in each unit. */
  readonly brokenJournals: number;
  /** Balances that are not the sum of their entries. */
  readonly wrongBalances: number;
  /** Jackpot pools that are not the sum of their entries. */
  readonly wrongPools: number;
}

export interface LedgerAudit extends OwnCounts, LedgerChecks {
  /** Sum of all entries by unit; each must be zero. */
  readonly totals: Readonly<Record<string, number>>;
  readonly isSound: boolean;
}

/**
 * Adds the whole ledger up again, and has each domain compare an account with its own rows. Reads every entry: for
 * tests, the operator and a replica, not for a request.
 */
export async function auditLedger(db: Db, hooks: Pick<Hooks, 'ledgerChecks'>): Promise<LedgerAudit> {
  const totals = await db<{ unit: string; sum: number }[]>`
    select ledger_unit(account) as unit, sum(amount)::bigint as sum from entries group by 1`;
  const [own] = await db<OwnCounts[]>`
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
      where coalesce(held.amount, 0) <> coalesce(summed.amount, 0)) as wrong_pools`;
  if (!own) throw new Error('an aggregate without a row');
  const checks: Partial<LedgerChecks> = {};
  for (const check of hooks.ledgerChecks) Object.assign(checks, await check(db));
  // That all are there is a type of the modules' list.
  const counts = { ...own, ...(checks as LedgerChecks) };
  const isSound = totals.every(({ sum }) => sum === 0) && Object.values(counts).every((count) => count === 0);
  return { totals: Object.fromEntries(totals.map(({ unit, sum }) => [unit, sum])), ...counts, isSound };
}
