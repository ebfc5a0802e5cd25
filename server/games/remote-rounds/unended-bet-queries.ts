import type { OpenBalances } from '../../../contract/games/open-balance-calls.ts';
import type { Db } from '../../db/sql.ts';

type StudioRound = OpenBalances['studioRounds'][number];

/** Stakes of a player in rounds that no studio's server has ended, the newest first. */
export const readUnendedBets = (db: Db, playerId: string, most: number): Promise<StudioRound[]> =>
  db<StudioRound[]>`
    select round_id, game_id, games.name as game_name, stake, placed_at, settles_at, state <> 'open' as is_unanswered
    from remote_bets as bet join games on games.id = game_id
    where player_id = ${playerId} and (state = 'open' or unanswered_since is not null)
    order by placed_at desc limit ${most}`;

interface UnansweredBet {
  readonly aggregator: string;
  readonly id: string;
  readonly round: string;
  readonly roundId: string;
  readonly slug: string;
  /** Cents. */
  readonly stake: number;
  readonly placedAt: number;
}

/** Bets of which nothing was heard within a day, of all players, the oldest first. */
export const readUnansweredBets = (db: Db, most: number): Promise<UnansweredBet[]> =>
  db<UnansweredBet[]>`
    select aggregator, bet.id, round, round_id, slug, stake, placed_at
    from remote_bets as bet join games on games.id = game_id
    where unanswered_since is not null order by placed_at limit ${most}`;
