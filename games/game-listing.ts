import type { Game } from '../contract/games/catalogue.ts';
import type { GameType } from '../contract/ids.ts';

/** Studios of the catalogue, by number. */
export const BRANDS = { lumen: 1, tala: 2, nova: 3, halcyon: 4, brazos: 5, grand: 6 } as const;

/** A game as the catalogue lists it; the rest of its row follows from its type. A number is never given to another game. */
export type GameListing = Pick<Game, 'id' | 'name' | 'rtpBp' | 'volatility'> & {
  readonly type: keyof typeof GameType;
  readonly brand: keyof typeof BRANDS;
  readonly tags?: Game['tags'];
  readonly features: string[];
  /** Search terms besides the name, in English and in the market's other languages. */
  readonly aliases: string[];
};

/** A game of the catalogue, whether it plays or not. */
export type ListedGame = GameListing & { readonly slug: string };
