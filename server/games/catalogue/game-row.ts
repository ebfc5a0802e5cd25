import type { Game } from '../../../contract/games/catalogue.ts';
import type { GameType } from '../../../contract/ids.ts';

/** Studios of the catalogue. */
export const BRANDS = { lumen: 1, tala: 2, nova: 3, halcyon: 4, brazos: 5, grand: 6 } as const;

/** A game as it is listed here; the rest of it follows from its type. */
export type GameRow = Pick<Game, 'slug' | 'name' | 'rtpBp' | 'volatility'> & {
  type: keyof typeof GameType;
  brand: keyof typeof BRANDS;
  tags?: Game['tags'];
  features: string[];
  aliases: string[];
  isOpen?: boolean;
};
