import { isSharedGame } from '../../../maths/shared-game.ts';
import type { Context } from '../../context.ts';
import { isKeyMissing } from '../../sealed-seed.ts';
import { prepareNextLink } from '../../seed-chains/seed-chains.ts';
import { readGames } from '../catalogue-queries.ts';
import { playableGame } from '../playable-game.ts';
import { chainNameOf } from './chain-name.ts';

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
      if (await prepareNextLink(context, chainNameOf(id))) prepared += 1;
    } catch (error) {
      if (!isKeyMissing(error)) throw error;
    }
  }
  return prepared;
}
