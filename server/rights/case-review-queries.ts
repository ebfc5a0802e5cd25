import type { Tx } from '../db/sql.ts';
import type { CaseRow } from './case-queries.ts';

export interface ReviewedCase extends CaseRow {
  /** Null for a guest's. */
  readonly account: string | null;
  readonly kind: 'complaint' | 'appeal';
}

/** @param number in capitals */
export async function lockReviewedCase(tx: Tx, number: string): Promise<ReviewedCase | undefined> {
  const [row] = await tx<ReviewedCase[]>`
    select cases.*, account from cases left join players on players.id = player_id
    where number = ${number} and kind in ('complaint', 'appeal') for update of cases`;
  return row;
}

/** The open ones first, by due date; with `isAll` also the closed ones. */
export const readReviewedCases = (tx: Tx, isAll: boolean): Promise<ReviewedCase[]> =>
  tx<ReviewedCase[]>`
    select cases.*, account from cases left join players on players.id = player_id
    where kind in ('complaint', 'appeal') and (${isAll} or state in ('open', 'disputed'))
    order by state <> 'open', due_at, cases.id`;

/** Marks a case as answered; a disputed one stays disputed. */
export async function saveCaseAnswered(tx: Tx, id: string, now: number): Promise<void> {
  await tx`
    update cases set answered_at = ${now}, state = case when state = 'disputed' then state else 'answered' end
    where id = ${id}`;
}

/** Closes a case for the operator. */
export async function saveCaseClosed(tx: Tx, id: string, now: number): Promise<void> {
  await tx`
    update cases set state = 'closed', closed_at = ${now}, closed_by = 'operator', answered_at = ${now}
    where id = ${id}`;
}
