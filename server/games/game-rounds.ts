import type { GameRound } from '../../contract/games/game-calls.ts';
import type { RoundRecord } from '../../contract/games/round-record-calls.ts';
import type { SharedProof } from '../../contract/games/shared-proof.ts';
import { cents } from '../../contract/money.ts';
import { gameMathsByName } from '../../games/all-games.ts';
import { commitOf, fairSource, hexOf } from '../../maths/provably-fair.ts';
import type { Db } from '../db/sql.ts';
import { poolShardOf } from '../ledger/accounts.ts';
import { callOpenRound } from './open-round-queries.ts';
import { storeOnce } from './open-rounds.ts';
import {
  type BetToAdmit,
  callAdmitBet,
  callSettleRound,
  findRoundRow,
  type RoundRow,
  type RoundToOpen,
  type RoundToSettle,
  type Settlement,
  type SharedProofRow,
} from './round-queries.ts';

/** A settled round in wire format, with its seed where that is revealed. */
export async function findRound(db: Db, roundId: string, playerId?: string): Promise<GameRound | null> {
  const row = await findRoundRow(db, roundId, playerId);
  return row ? asGameRound(row) : null;
}

/** The same of any player, with the hash of its maths. */
export async function findRoundRecord(db: Db, roundId: string): Promise<RoundRecord | null> {
  const row = await findRoundRow(db, roundId);
  return row ? asRoundRecord(row) : null;
}

export const asRoundRecord = (row: RoundRow): RoundRecord => ({
  ...asGameRound(row),
  versionHash: row.versionHash,
});

export function asGameRound(row: Omit<RoundRow, 'playerId' | 'versionHash'>): GameRound {
  const { clientSeed, nonce, maths, shared } = row;
  const serverSeed = row.serverSeed && hexOf(row.serverSeed);
  const commit = row.commit ? hexOf(row.commit) : commitOf(serverSeed ?? '');
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
    outcome: shared && serverSeed ? wholeOutcome(row, serverSeed) : row.outcome,
    settledAt: row.settledAt,
    proof: { commit, serverSeed, clientSeed, nonce, maths, ...(shared && { shared: asSharedProof(shared) }) },
  };
}

/** A bet that was cashed out while its round ran was stored without the result, which was secret then. */
function wholeOutcome(
  { maths, bet, acts, absentActs, outcome, clientSeed }: Omit<RoundRow, 'playerId' | 'versionHash'>,
  seed: string,
) {
  const game = acts.length > absentActs ? gameMathsByName(maths) : undefined;
  if (!game) return outcome;
  const made = acts.map((act) => game.readAct(act));
  return game.play(game.readBet(bet), made, fairSource(seed, clientSeed)).outcome;
}

export const asSharedProof = ({ sharedRoundId, position, entries, chain }: SharedProofRow): SharedProof => ({
  sharedRoundId,
  position,
  entries: entries ?? [],
  chain,
});

/**
 * The whole bet in one statement: its place in the seed pair, stake, win, jackpot shares, experience, turnover and the
 * round. The session's row is locked in it, so that of two concurrent bets one decides.
 */
export function settleRound(db: Db, round: RoundToSettle): Promise<Settlement> {
  return storeOnce(() => callSettleRound(db, round, poolShardOf(round.session.playerId)));
}

/** The stake of a round that the player acts in, in one statement; it is settled by its last act. */
export const openRound = (db: Db, round: RoundToOpen): Promise<Settlement> =>
  storeOnce(() => callOpenRound(db, round));

/** Time until the session's next round may begin, in milliseconds. */
function waitOf(lastRoundAt: number | null, cycleMs: number, now: number): number {
  const waitMs = lastRoundAt === null ? 0 : Math.ceil(cycleMs - (now - lastRoundAt));
  // More than that means that a clock was set back, which must not block the player.
  return waitMs > 2 * cycleMs ? 0 : Math.max(0, waitMs);
}

/** Whether it is known from the session's row that nothing refuses this bet, so that `findRefusal` need not be asked. */
export const isFree = ({ session, stake, cycleMs, now }: BetToAdmit): boolean =>
  session.freeStake !== null && stake <= session.freeStake && waitOf(session.lastRoundAt, cycleMs, now) === 0;

/**
 * What `settleRound` would answer to this bet where it refuses it, which then has its place in the seed pair; null where
 * it is admitted. Asked before the outcome is worked out: the time of a refusal must reveal nothing about a seed that
 * stays secret.
 */
export async function findRefusal(db: Db, bet: BetToAdmit): Promise<Settlement | null> {
  const { status, ...more } = await storeOnce(() => callAdmitBet(db, bet));
  return status === null ? null : { status, ...more };
}
