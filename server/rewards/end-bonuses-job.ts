import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { endBonus } from './bonuses.ts';

const BATCH = 50;

interface Due {
  playerId: string;
  id: string;
  amount: number;
  isEarned: boolean;
}

/** Ends bonuses whose time is over. One that was earned in time and never asked for is the player's all the same. */
export async function endBonuses(context: Context): Promise<number> {
  const { sql, clock } = context;
  return runTransaction(sql, async (tx) => {
    const due = await tx<Due[]>`
      select bonuses.player_id, bonuses.id, amount, bet - mark >= need as is_earned
      from bonuses join player_totals using (player_id)
      where state = 'running' and expires_at <= ${clock.now()}
      order by expires_at limit ${BATCH}
      for update of bonuses skip locked`;
    for (const { isEarned, ...row } of due)
      await endBonus(tx, context, row, isEarned ? 'released' : 'expired');
    return due.length;
  });
}
