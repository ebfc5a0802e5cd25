import type { OpenBalances } from '../../contract/games/open-balance-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

type UnshownRound = OpenBalances['rounds'][number];

/** Real-money rounds whose end was not seen, the latest first, at most `most`. */
export const readUnshownRounds = (db: Db, playerId: string, most: number): Promise<UnshownRound[]> =>
  db<UnshownRound[]>`
    select rounds.id as round_id, rounds.game_id, coalesce(games.name, rounds.game_id::text) as game_name, stake, win,
      settled_at
    from rounds left join games on games.id = rounds.game_id
    where rounds.player_id = ${playerId} and not rounds.is_play_money and rounds.shown_at is null
      -- Several sessions may have the same one: each opening carries it over.
      and rounds.id in (
        select unshown_round_id from game_sessions
        where game_sessions.player_id = ${playerId} and unshown_round_id is not null)
    order by settled_at desc limit ${most}`;

interface UnshownGame {
  gameId: number;
  isPlayMoney: boolean;
}

/** Games with a round whose end was not seen, by the last `sessions` game sessions of the player, newest first. */
export const readUnshownGames = (db: Db, playerId: string, sessions: number): Promise<UnshownGame[]> =>
  // Each opening carries the unseen round of the one before over, so that the last session of a game has it.
  db<UnshownGame[]>`
    select game_id, is_play_money from (
      select distinct on (game_id, is_play_money) game_id, is_play_money, id, unshown_round_id from (
        select * from game_sessions where player_id = ${playerId} order by id desc limit ${sessions}
      ) as latest
      order by game_id, is_play_money, id desc
    ) as last
    where unshown_round_id is not null order by id desc`;

interface ShownRound {
  readonly playerId: string;
  readonly roundId: string;
  readonly now: number;
}

/** A round that was shown before keeps its time. */
export async function updateRoundShown(tx: Tx, { playerId, roundId, now }: ShownRound): Promise<void> {
  await tx`
    update rounds set shown_at = ${now}
    where player_id = ${playerId} and id = ${roundId} and shown_at is null`;
}

interface SeenRound {
  readonly playerId: string;
  readonly gameSessionId: string;
  readonly roundId: string;
}

/** Clears the unseen round; a later one stays. */
export async function updateUnshownRound(
  tx: Tx,
  { playerId, gameSessionId, roundId }: SeenRound,
): Promise<void> {
  await tx`
    update game_sessions set unshown_round_id = null
    where player_id = ${playerId} and id = ${gameSessionId} and unshown_round_id = ${roundId}`;
}

/** The same in every session of the player: each opening has carried it over. */
export async function updateUnshownInSessions(tx: Tx, playerId: string, roundId: string): Promise<void> {
  await tx`
    update game_sessions set unshown_round_id = null
    where player_id = ${playerId} and unshown_round_id = ${roundId}`;
}
