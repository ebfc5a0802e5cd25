import { finishForAbsent } from '../../maths/finish-for-absent.ts';
import type { Context } from '../context.ts';
import { poolShardOf } from '../ledger/accounts.ts';
import { retryConflicts } from '../ledger/run-transaction.ts';
import { callSettleAbsentRound, type OpenRoundRow, readDueRounds } from './open-round-queries.ts';
import { mathsOf, sourceOf, withServerSeed } from './round-progress.ts';

const BATCH = 50;

/**
 * A job: settles open rounds whose player did not come back in time, or may not play any more, by the published rule of
 * their game. Their end is shown when the game is opened again.
 */
export async function settleDueRounds(context: Context): Promise<number> {
  const { sql, clock, log, seedSealer } = context;
  const due = await readDueRounds(sql, { now: clock.now(), keyIds: seedSealer.keyIds, most: BATCH });
  let settled = 0;
  for (const row of due) {
    try {
      if (await settleOne(context, row)) settled += 1;
    } catch (error) {
      log.error({ err: error, round: row.id, maths: row.maths }, 'open round not settled');
    }
  }
  return settled;
}

/** Returns false when the player acted meanwhile. */
function settleOne({ sql, clock, seedSealer }: Context, due: OpenRoundRow): Promise<boolean> {
  const row = withServerSeed(seedSealer, due);
  const game = mathsOf(row);
  const bet = game.readBet(row.bet);
  const made = row.acts.map((act) => game.readAct(act));
  const acts = finishForAbsent(game, bet, made, () => sourceOf(row));
  const { stake, win, outcome } = game.play(bet, acts, sourceOf(row));
  // The rule plays with what is staked: nobody is there to agree to more.
  if (stake !== row.stake) throw new Error(`${game.maths}: the rule for absent players staked`);
  const end = { playerId: row.playerId, roundId: row.id, acts, playerActCount: made.length, win, outcome };
  return retryConflicts(() =>
    callSettleAbsentRound(sql, { ...end, now: clock.now() }, poolShardOf(row.playerId)),
  );
}
