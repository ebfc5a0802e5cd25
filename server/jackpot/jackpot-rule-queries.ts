import type { Db, Tx } from '../db/sql.ts';

/** What a UTC day must bring for a chance, in cents. */
interface RuleRow {
  readonly needDeposit: number;
  readonly needTyping: number;
}

export async function findDrawRules(db: Db): Promise<RuleRow | undefined> {
  const [row] = await db<RuleRow[]>`
    select need_deposit, need_typing from jackpot_rules`;
  return row;
}

export async function updateDrawRules(tx: Tx, { needDeposit, needTyping }: RuleRow): Promise<void> {
  await tx`update jackpot_rules set need_deposit = ${needDeposit}, need_typing = ${needTyping}`;
}

/** Whether a closing has not ended yet. */
export async function hasOpenClosing(db: Db): Promise<boolean> {
  const { count } = await db`select from jackpot_closings where opened_on is null`;
  return count > 0;
}

/** Saves that the jackpot has closed; a closing that has ended on the same UTC day continues. */
export async function saveClosing(tx: Tx, day: string): Promise<void> {
  await tx`
    insert into jackpot_closings (closed_on) values (${day})
    on conflict (closed_on) do update set opened_on = null`;
}

/** Ends the current closing. */
export async function updateClosingEnded(tx: Tx, day: string): Promise<void> {
  await tx`update jackpot_closings set opened_on = ${day} where opened_on is null`;
}
