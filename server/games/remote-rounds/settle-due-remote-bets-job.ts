import type { Context } from '../../context.ts';
import { poolShardOf } from '../../ledger/accounts.ts';
import { retryConflicts } from '../../ledger/run-transaction.ts';
import { callSettleAbsentRemoteBet, readDueRemoteBets } from './remote-bet-queries.ts';

const BATCH = 50;

/** A job: books bets as lost whose round a studio's server has not closed within a day. A win that comes later is paid. */
export async function settleDueRemoteBets({ sql, clock, log }: Context): Promise<number> {
  const now = clock.now();
  let settled = 0;
  for (const bet of await readDueRemoteBets(sql, now, BATCH)) {
    try {
      const movement = { now, poolShard: poolShardOf(bet.playerId) };
      if (await retryConflicts(() => callSettleAbsentRemoteBet(sql, bet, movement))) settled += 1;
    } catch (error) {
      log.error({ err: error, aggregator: bet.aggregator, bet: bet.id }, 'an open bet was not settled');
    }
  }
  return settled;
}
