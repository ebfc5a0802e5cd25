import type { AppConfig } from '../../../../../contract/config/app-config.ts';
import { CATALOGUE } from '../../../../../server/games/catalogue/games.ts';
import { GAME_BRANDS, GAME_TYPES } from '../../../../../server/games/catalogue/shelves.ts';
import { LOBBY_LINKS, lobbyWords } from '../../../../../src/features/lobby/lobby-words.ts';
import { columnAt } from '../../../../../src/features/lobby/model/column.ts';
import type { LobbyInput } from '../../../../../src/features/lobby/model/lobby-input.ts';

const CONFIG = {
  games: CATALOGUE,
  gameTypes: GAME_TYPES,
  gameBrands: GAME_BRANDS,
  gameResourceUrl: '/art/v/',
} as unknown as AppConfig;

/** The column of a window whose width it has. */
export const columnOf = (windowWidth: number, height = 844) =>
  columnAt({ width: windowWidth, top: 64 }, { innerWidth: windowWidth, innerHeight: height });

/** The lobby of a guest on a phone in June, with the catalogue that is seeded. @param change of the config: fields of it */
export function lobbyInput({
  config,
  ...change
}: Partial<Omit<LobbyInput, 'config'>> & { readonly config?: object } = {}): LobbyInput {
  return {
    config: config ? { ...CONFIG, ...config } : CONFIG,
    likeIds: [],
    historyIds: [],
    unshown: [],
    isMember: false,
    hasJackpot: false,
    column: columnOf(412, 915),
    density: 1,
    words: lobbyWords(),
    links: LOBBY_LINKS,
    now: Date.UTC(2026, 5, 15, 4),
    ...change,
  };
}
