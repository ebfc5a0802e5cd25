import { formatLocale, isMessageKey, t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import type { LobbyLinks, LobbyWords } from './model/lobby-texts.ts';

/** The app's messages, in the language of this moment. */
export const lobbyWords = (): LobbyWords => ({
  t,
  titleOf: (key) => (isMessageKey(key) ? t(key) : key),
  formatLocale: formatLocale(),
});

export const LOBBY_LINKS: LobbyLinks = {
  allGames: paths.gameSearch,
  likes: linkTo(paths.memberGames, { tab: 'likes' }),
  history: paths.memberGames,
  jackpot: paths.jackpot,
  register: paths.authRegister,
  category: (type) => linkTo(paths.gameSearch, { type }),
  play: (gameId, isPlayMoney) => linkTo(paths.gameStart, { gameId, tryIt: isPlayMoney ? 1 : 0 }),
};
