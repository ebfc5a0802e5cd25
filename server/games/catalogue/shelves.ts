import { GameType } from '../../../contract/ids.ts';
import { BRANDS } from '../../../games/game-listing.ts';

type TypeName = keyof typeof GameType;

const SHELF_ORDER: readonly TypeName[] = ['slots', 'tables', 'live', 'fishing', 'instant', 'bingo'];

/** Types of games in the order of their rails; `key` names the rail's title in the client's messages. */
export const GAME_TYPES = SHELF_ORDER.map((name, index) => ({
  id: GameType[name],
  key: `lobby.rail.${name}`,
  status: 1,
  sort: index + 1,
}));

const BRAND_NAMES: Record<keyof typeof BRANDS, string> = {
  lumen: 'Lumen Works',
  tala: 'Tala Play',
  nova: 'Nova Reels',
  halcyon: 'Halcyon',
  brazos: 'Brazos',
  grand: 'Grand Table',
};

export const GAME_BRANDS = (Object.keys(BRANDS) as (keyof typeof BRANDS)[]).map((name, index) => ({
  id: BRANDS[name],
  name: BRAND_NAMES[name],
  sort: index + 1,
}));
