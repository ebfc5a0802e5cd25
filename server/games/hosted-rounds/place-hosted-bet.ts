import { ROUND_LEFT_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import { poolShardOf } from '../../ledger/accounts.ts';
import { bodyHash } from '../../ledger/body-hash.ts';
import { balanceOf, openPairOf } from '../game-caller.ts';
import { placeInPair, refusalOf } from '../game-rounds.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { storeOnce } from '../open-rounds.ts';
import type { HostedBet, HostedPlay, HostedRound } from './hosted-round.ts';
import { callSettleHostedBet, findHostedRoundRow } from './hosted-round-queries.ts';
import { asHostedRound } from './hosted-rounds.ts';

/**
 * Takes a stake and books its win as owed, in one statement. The seeds are the player's open pair, which no page of a studio
 * knows of.
 * @throws CallError as a bet in a game of ours does; seedChanged where no pair is open
 */
export async function placeHostedBet(
  context: Context,
  session: GameSessionRow,
  hosted: HostedBet,
): Promise<HostedPlay> {
  const { requestId, stake, mode, level, version, maths, cycleMs, decide } = hosted;
  const pair = openPairOf(session);
  if (!pair) throw new CallError('seedChanged', 'no seed pair is open');
  const now = context.clock.now();
  const bet = { mode, level };
  const asked = { session, requestId, bodyHash: bodyHash(bet), stake, cycleMs, now, pairId: pair.id };
  const staked = { ...asked, roundId: context.newId(), bet, maths, pair, version, mode, level };
  const settled: { round?: HostedRound } = {};
  const settlement = await placeInPair(context, asked, pair, async (nonce, source) => {
    const { line, id, payout, win } = await decide(source);
    const round = {
      ...staked,
      ...{ nonce, win, line, payout },
      outcome: { line, id, payout },
      dueAt: now + ROUND_LEFT_MS,
      journalId: context.newId(),
    };
    const { number, ...result } = await storeOnce(() =>
      callSettleHostedBet(context.sql, round, poolShardOf(session.playerId)),
    );
    if (number !== null) {
      const { roundId } = round;
      const isActive = win > 0;
      settled.round = {
        roundId,
        number,
        version,
        mode,
        level,
        stake,
        win,
        line,
        payout,
        event: null,
        isActive,
      };
    }
    return result;
  });
  if (settled.round) return { round: settled.round, balance: cents(settlement.balance) };
  if (settlement.status !== 'replayed') throw refusalOf(settlement);
  const row = await findHostedRoundRow(context.sql, session.playerId, settlement.roundId);
  if (!row) throw new CallError('requestIdReused', `request id ${requestId} belongs to another request`);
  return { round: asHostedRound(row), balance: await balanceOf(context, session) };
}
