import type { Db, Fragment } from '../db/sql.ts';
import type { ArrivedDeposit, DepositSpan } from '../hooks.ts';

/** Open deposits that count before the one that has arrived; all of them where none has. */
const countsBefore = (db: Db, arrived: ArrivedDeposit | null): Fragment => {
  if (arrived === null) return db``;
  return arrived.isInTime ? db`and id < ${arrived.id}` : db`and id <> ${arrived.id}`;
};

/** Cents of the deposits that were paid since then, and of those that can still be paid. */
export const depositedSince = (db: Db, { playerId, since, now, arrived }: DepositSpan): Fragment => db`
  (select coalesce(sum(amount), 0)::bigint from deposits
    where player_id = ${playerId}
      and (state = 'paid' and settled_at > ${since}
        or state in ('created', 'pending') and expires_at > ${now}
          ${countsBefore(db, arrived)}))`;
