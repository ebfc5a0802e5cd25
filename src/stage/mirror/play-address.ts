import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { linkTo, paths } from '../../platform/paths.ts';

/** The target of a tap; null where there is nothing to play, and the sheet shows why. */
export function playAddress(game: Game, isPlayMoney = false): string | null {
  return game.status !== GameStatus.open
    ? null
    : linkTo(paths.gameStart, { gameId: game.id, tryIt: isPlayMoney ? 1 : 0 });
}
