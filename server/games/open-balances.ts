import type { getLeftMoney, LeftMoney } from '../../contract/games/open-balance-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readWallet } from '../ledger/read-balance.ts';

const MOST_ROUNDS = 20;

type Session = LeftMoney['sessions'][number];
type Round = LeftMoney['rounds'][number];

/** A round is settled as it is decided, so its win is in the balance already; what is left behind is the knowledge of it. */
const left: Handler<typeof getLeftMoney> = async (_body, request) => {
  const { sql } = request.context;
  const { id } = memberOf(request);
  const [{ coin }, sessions, rounds] = await Promise.all([
    readWallet(sql, id),
    sql<Session[]>`
      select open.id as game_session_id, game_id, coalesce(games.name, game_id::text) as game_name, is_play_money,
        opened_at, staked, won
      from game_sessions as open left join games on games.id = game_id
      where player_id = ${id} and closed_at is null order by is_play_money, opened_at desc`,
    sql<Round[]>`
      select rounds.id as round_id, rounds.game_id, coalesce(games.name, rounds.game_id::text) as game_name, stake, win,
        settled_at
      from game_sessions as played
      join rounds on rounds.player_id = played.player_id and rounds.id = played.unshown_round_id
      left join games on games.id = rounds.game_id
      where played.player_id = ${id} and played.unshown_round_id is not null and not rounds.is_play_money
        and rounds.shown_at is null
      order by settled_at desc limit ${MOST_ROUNDS}`,
  ]);
  return { coin, sessions: [...sessions], rounds: [...rounds] };
};

export const leftMoneyHandlers = { getLeftMoney: left };
