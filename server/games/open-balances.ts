import type { getOpenBalances } from '../../contract/games/open-balance-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readWallet } from '../ledger/read-balance.ts';
import { readOpenGameSessions } from './game-session-queries.ts';
import { readOpenRounds } from './open-round-queries.ts';
import { readUnendedBets } from './remote-rounds/unended-bet-queries.ts';
import { readUnshownRounds } from './unshown-round-queries.ts';

const MAX_ROUNDS = 20;

/** The win of a settled round is in the balance already: only its end was not shown. */
const readOpenBalances: Handler<typeof getOpenBalances> = async (_body, request) => {
  const { sql } = request.context;
  const { id } = memberOf(request);
  const [{ coin }, sessions, openRounds, rounds, studioRounds] = await Promise.all([
    readWallet(sql, id),
    readOpenGameSessions(sql, id),
    readOpenRounds(sql, id, MAX_ROUNDS),
    readUnshownRounds(sql, id, MAX_ROUNDS),
    readUnendedBets(sql, id, MAX_ROUNDS),
  ]);
  return {
    coin,
    sessions: [...sessions],
    openRounds: [...openRounds],
    rounds: [...rounds],
    studioRounds: [...studioRounds],
  };
};

export const openBalanceHandlers = { getOpenBalances: readOpenBalances };
