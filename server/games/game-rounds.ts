import type { GameRound } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, hexOf } from '../../maths/provably-fair.ts';
import type { Db } from '../db/sql.ts';
import { poolShardOf } from '../ledger/accounts.ts';
import { callOpenRound } from './open-round-queries.ts';
import { storeOnce } from './open-rounds.ts';
import {
  callSettleRound,
  findRefusalRow,
  findRoundRow,
  type RoundRow,
  type RoundToOpen,
  type RoundToSettle,
  type Settlement,
} from './round-queries.ts';

/** A settled round in wire format, with its seed revealed. */
export async function findRound(db: Db, roundId: string, playerId?: string): Promise<GameRound | null> {
  const row = await findRoundRow(db, roundId, playerId);
  return row ? asGameRound(row) : null;
}

export function asGameRound(row: Omit<RoundRow, 'playerId'>): GameRound {
  const serverSeed = hexOf(row.serverSeed);
  return {
    roundId: row.id,
    gameId: row.gameId,
    slug: row.slug,
    isPlayMoney: row.isPlayMoney,
    bet: row.bet,
    acts: [...row.acts],
    absentActs: row.absentActs,
    stake: cents(row.stake),
    win: cents(row.win),
    outcome: row.outcome,
    settledAt: row.settledAt,
    proof: { commit: commitOf(serverSeed), serverSeed, clientSeed: row.clientSeed, maths: row.maths },
  };
}

/**
 * The whole bet in one statement: stake, win, jackpot shares, experience, turnover, the round with its seed and
 * the seed of the next. The session's row is locked in it, so that of two concurrent bets one decides.
 */
export function settleRound(db: Db, round: RoundToSettle): Promise<Settlement> {
  return storeOnce(() => callSettleRound(db, round, poolShardOf(round.session.playerId)));
}

/** The stake of a round that the player acts in, in one statement; it is settled by its last act. */
export const openRound = (db: Db, round: RoundToOpen): Promise<Settlement> =>
  storeOnce(() => callOpenRound(db, round));

type SettlementQuery = Pick<
  RoundToSettle,
  'session' | 'requestId' | 'bodyHash' | 'stake' | 'cycleMs' | 'now'
>;

/** Time until the session's next round may begin, in milliseconds. */
function waitOf(lastRoundAt: number | null, cycleMs: number, now: number): number {
  const waitMs = lastRoundAt === null ? 0 : Math.ceil(cycleMs - (now - lastRoundAt));
  // More than that means that a clock was set back, which must not block the player.
  return waitMs > 2 * cycleMs ? 0 : Math.max(0, waitMs);
}

/** Whether it is known from the session's row that nothing refuses this bet, so that `findRefusal` need not be asked. */
export const isFree = ({ session, stake, cycleMs, now }: SettlementQuery): boolean =>
  session.freeStake !== null && stake <= session.freeStake && waitOf(session.lastRoundAt, cycleMs, now) === 0;

/**
 * The error that `settleRound` would return for this bet; null when it is allowed. Checked before the
 * outcome is computed: the time of a refusal must reveal nothing about a seed that stays secret.
 */
export async function findRefusal(db: Db, asked: SettlementQuery): Promise<Settlement | null> {
  const { session, requestId, stake, now } = asked;
  const account = session.isPlayMoney ? 'player:play' : 'player:coin';
  const row = await findRefusalRow(db, { session, requestId, account, stake, now });
  const reject = (status: Settlement['status'], more: Partial<Settlement> = {}): Settlement => ({
    status,
    balance: row?.balance ?? 0,
    roundId: '',
    nextSeed: null,
    waitMs: 0,
    ...more,
  });
  if (!row) return reject('gameSessionEnded');
  if (row.call !== null) {
    const isSame = row.call === 'game/bet' && row.bodyHash?.equals(asked.bodyHash) && row.resultId;
    if (!isSame) return reject('requestIdReused');
    return reject('replayed', { roundId: row.resultId ?? '', nextSeed: row.serverSeed });
  }
  if (row.closedAt !== null) return reject('gameSessionEnded');
  if (row.hasOpenRound || !row.serverSeed.equals(session.serverSeed)) return reject('roundRunning');
  const waitMs = waitOf(row.lastRoundAt, asked.cycleMs, now);
  if (waitMs > 0) return reject('roundTooSoon', { waitMs });
  if (row.balance < asked.stake) return reject('balanceTooLow');
  return row.protection === null ? null : reject(row.protection);
}
