import { isSharedGame } from '../../../maths/shared-game.ts';
import type { Context } from '../../context.ts';
import { readGames } from '../catalogue-queries.ts';
import { playableGame } from '../playable-game.ts';
import { isKeyMissing } from './known-round.ts';
import { prepareNextLink } from './seed-chains.ts';

/**
 * A job: makes and works out the chains of the open games whose rounds are shared, so that no player's call waits for a
 * million hashes. A process without the keys has nothing to prepare; the round that needs them says so.
 */
export async function prepareSeedChains(context: Context): Promise<number> {
  let prepared = 0;
  for (const { id, slug, status } of await readGames(context.sql)) {
    const game = playableGame(slug, status);
    if (!game || !isSharedGame(game)) continue;
    try {
      if (await prepareNextLink(context, id)) prepared += 1;
    } catch (error) {
      if (!isKeyMissing(error)) throw error;
    }
  }
  return prepared;
}
