import type { GameRound } from '../../contract/games/game-calls.ts';
import type { RoundRecord } from '../../contract/games/round-record-calls.ts';
import type { SharedProof } from '../../contract/games/shared-proof.ts';
import { cents } from '../../contract/money.ts';
import { gameMathsByName } from '../../games/all-games.ts';
import { commitOf, fairSource, hexOf } from '../../maths/provably-fair.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { poolShardOf } from '../ledger/accounts.ts';
import { readStoredSeed } from '../sealed-seed.ts';
import { callOpenRound } from './open-round-queries.ts';
import { storeOnce } from './open-rounds.ts';
import {
  type BetToAdmit,
  callAdmitBet,
  callSettleRound,
  findRoundRow,
  type OpenPair,
  type RoundRow,
  type RoundToOpen,
  type RoundToSettle,
  type Settlement,
  type SharedProofRow,
} from './round-queries.ts';
import { placeOfPair } from './seed-pairs/place-of-pair.ts';

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
const isFree = ({ session, stake, cycleMs, now }: BetToAdmit): boolean =>
  session.freeStake !== null && stake <= session.freeStake && waitOf(session.lastRoundAt, cycleMs, now) === 0;

/**
 * What `settleRound` would answer to this bet where it refuses it, which then has its place in the seed pair; null where
 * it is admitted. Asked before the outcome is worked out: the time of a refusal must reveal nothing about a seed that
 * stays secret.
 */
async function findRefusal(db: Db, bet: BetToAdmit): Promise<Settlement | null> {
  const { status, ...more } = await storeOnce(() => callAdmitBet(db, bet));
  return status === null ? null : { status, ...more };
}

/** How often the player's other bets may take the place that an outcome was worked out for. */
const MAX_PLACES_TRIED = 5;

/**
 * Finds a bet its place in the open seed pair and stores it there; without the key that sealed the pair it is refused before
 * anything moves.
 * @param store works the outcome out by the numbers of a place, before anything moves, and stores it only if that place
 * is still the bet's
 */
export async function placeInPair(
  { sql, seedSealer }: Pick<Context, 'sql' | 'seedSealer'>,
  bet: BetToAdmit,
  pair: OpenPair & { readonly nextNonce: number },
  store: (nonce: number, source: RandomSource) => Promise<Settlement>,
): Promise<Settlement> {
  const refusal = isFree(bet) ? null : await findRefusal(sql, bet);
  if (refusal) return refusal;
  const { playerId, keptNonce } = bet.session;
  const serverSeed = hexOf(readStoredSeed(seedSealer, pair, placeOfPair(playerId, pair.id)));
  let nonce = keptNonce ?? pair.nextNonce;
  for (let tries = 1; ; tries += 1) {
    const settlement = await store(nonce, fairSource(serverSeed, pair.clientSeed, nonce));
    const isMoved = settlement.status === 'nonceMoved' && settlement.nonce !== null;
    if (!isMoved || tries === MAX_PLACES_TRIED) return settlement;
    nonce = settlement.nonce ?? nonce;
  }
}

/** Of a bet that was not taken. */
export function refusalOf({ status, waitMs }: Settlement): CallError {
  if (status === 'settled' || status === 'open' || status === 'replayed')
    throw new Error(`a bet that is ${status} was refused`);
  const key = status === 'nonceMoved' ? 'roundRunning' : status;
  return new CallError(key, `round refused: ${status}`, key === 'roundTooSoon' ? { waitMs } : undefined);
}
