import { type Cents, cents } from '../../contract/money.ts';
import { shareWagering } from '../../contract/rewards/bonus-rules.ts';
import type { Db } from '../db/sql.ts';
import { readPaidDeposits } from './deposit-queries.ts';

const MAX_SHOWN = 10;

/** The deposits to which the remaining wagering belongs, newest first. */
export async function readWageringDeposits(db: Db, playerId: string, left: Cents) {
  if (left <= 0) return [];
  const paid = await readPaidDeposits(db, playerId, MAX_SHOWN);
  const moments = new Map(paid.map(({ id, settledAt }) => [id, settledAt]));
  const shares = shareWagering(
    paid.map(({ id, amount }) => ({ id, amount: cents(amount) })),
    left,
  );
  return shares.map(({ id, ...share }) => ({ depositId: id, at: moments.get(id) ?? 0, ...share }));
}
