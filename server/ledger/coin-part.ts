import type { Db } from '../db/sql.ts';

/** The change of the playable balance by a journal, in cents: a part of a statement on `journals`. */
export const coinPart = (db: Db) => db`
  (select sum(line.amount)::bigint from unnest(accounts, amounts) as line (account, amount)
    where line.account = 'player:coin')`;
