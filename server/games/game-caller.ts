import type { OpenRound } from '../../contract/games/game-calls.ts';
import type { OpenSeedPair } from '../../contract/games/seed-pair-calls.ts';
import { cents } from '../../contract/money.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import type { CallRequest, GameCaller } from '../http/handler.ts';
import { readBalance } from '../ledger/read-balance.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import type { OpenPair } from './round-queries.ts';

const isGameSession = (caller: GameCaller): caller is GameSessionRow => 'serverSeed' in caller;

/** The game session of a frame's call. */
export function sessionOf({ gameSession }: CallRequest): GameSessionRow {
  if (!gameSession || !isGameSession(gameSession))
    throw new TypeError('this call has no game session: is its access game?');
  return gameSession;
}

/** The balance that is staked in a session: real money, or play money. */
export async function balanceOf(context: Context, { playerId, isPlayMoney }: GameSessionRow) {
  return cents(await readBalance(context.sql, playerId, isPlayMoney ? 'play' : 'coin'));
}

/** The seed pair that decides the next bet of a session's player. Null where none is open. */
export function openPairOf(session: GameSessionRow): (OpenPair & { readonly nextNonce: number }) | null {
  const { pairId, pairCommit, pairClientSeed, nextNonce } = session;
  if (pairId === null || !pairCommit || pairClientSeed === null || nextNonce === null) return null;
  return {
    id: pairId,
    commit: pairCommit,
    serverSeed: session.pairServerSeed,
    sealedSeed: session.pairSealedSeed,
    clientSeed: pairClientSeed,
    nextNonce,
  };
}

/** The same in wire format. */
export function seedPairOf(session: GameSessionRow): OpenSeedPair | null {
  const pair = openPairOf(session);
  return pair && { commit: hexOf(pair.commit), clientSeed: pair.clientSeed, nextNonce: pair.nextNonce };
}

/** The same once a bet has got this place, which the session may have been read before. */
export function seedPairAfter(
  session: GameSessionRow,
  proof: Pick<OpenRound['proof'], 'commit' | 'nonce'> | undefined,
): OpenSeedPair | null {
  const pair = seedPairOf(session);
  if (!pair || proof?.commit !== pair.commit || proof.nonce === null) return pair;
  return { ...pair, nextNonce: Math.max(pair.nextNonce, proof.nonce + 1) };
}
