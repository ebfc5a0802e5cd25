import type { GameListing } from '../../../games/game-listing.ts';

/** A game of the catalogue, whether it plays or not. */
export type ListedGame = GameListing & { readonly slug: string };
