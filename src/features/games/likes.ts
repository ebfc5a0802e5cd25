import { gameLike } from '../../../contract/games/game-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';

/** Favourites after one was added or taken out; a new one comes first. */
export function planLikes(likeIds: readonly number[], gameId: number, isLiked: boolean): number[] {
  const others = likeIds.filter((id) => id !== gameId);
  return isLiked ? [gameId, ...others] : others;
}

/**
 * Adds or removes a favourite: on the screen at once, undone when the server rejects it.
 * @throws CallFailure when it was taken back
 */
export async function changeLike(gameId: number, isLiked: boolean): Promise<void> {
  const before = gameDataStore.getState().likeIds;
  gameDataStore.setState({ likeIds: planLikes(before, gameId, isLiked) });
  try {
    const { gameLikeIds } = await callServer(gameLike, { gameId, isLiked }, { outlivesPage: true });
    gameDataStore.setState({ likeIds: gameLikeIds });
  } catch (failure) {
    gameDataStore.setState(({ likeIds }) => ({ likeIds: planLikes(likeIds, gameId, !isLiked) }));
    throw failure;
  }
}
