import type { ClaimSource } from '../../contract/rewards/record-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

/** Cents that the programme has given so far. */
export async function readSpent(db: Db, source: ClaimSource): Promise<number> {
  const [row] = await db<{ spent: number }[]>`select spent from reward_budgets where source = ${source}`;
  return row?.spent ?? 0;
}

/** Adds to what the programme has given, and locks it until the transaction ends. Returns false beyond the budget. */
export async function updateSpent(
  tx: Tx,
  { source, amount, budget }: { source: ClaimSource; amount: number; budget: number },
): Promise<boolean> {
  await tx`insert into reward_budgets (source, spent) values (${source}, 0) on conflict do nothing`;
  const { count } = await tx`
    update reward_budgets set spent = spent + ${amount}
    where source = ${source} and spent + ${amount} <= ${budget}`;
  return count === 1;
}
