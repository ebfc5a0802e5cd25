import type { Context } from '../../context.ts';
import { readDueWins } from './hosted-round-queries.ts';
import { releaseWin } from './hosted-rounds.ts';

const BATCH = 50;

/** A job: pays wins that their page has not shown within a day, or whose player may not play any more. */
export async function releaseDueWins(context: Context): Promise<number> {
  const { sql, clock, log } = context;
  let released = 0;
  for (const game of await readDueWins(sql, clock.now(), BATCH)) {
    try {
      if (await releaseWin(context, game)) released += 1;
    } catch (error) {
      log.error(
        { err: error, player: game.playerId, game: game.gameId },
        'a win that waits was not released',
      );
    }
  }
  return released;
}
