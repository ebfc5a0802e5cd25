import type { Db } from '../../db/sql.ts';

/** What a line of the ledger did to the playable balance. */
export const coinPart = (db: Db) => db`
  (select sum(line.amount)::bigint from unnest(accounts, amounts) as line (account, amount)
    where line.account = 'player:coin')`;
