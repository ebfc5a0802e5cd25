import { cents } from '../../contract/money.ts';
import type { Context } from '../context.ts';
import type { CallRequest, GameCaller } from '../http/handler.ts';
import { readBalance } from '../ledger/read-balance.ts';
import type { GameSessionRow } from './game-session-queries.ts';

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
