import { DECK_CARDS, RANKS } from '../../contract/games/cards.ts';
import type { DragonTigerSpot } from '../../contract/games/dragon-tiger.ts';
import { DRAGON_TIGER_DECKS, DRAGON_TIGER_RETURNS, HALF_RETURNED } from '../dragon-tiger.ts';
import { type BetFigures, figuresOfCases } from '../game-figures.ts';

const SHOE = DRAGON_TIGER_DECKS * DECK_CARDS;

/**
 * The figures of every spot, over all 416 × 415 deals of two cards. Whatever the first card is, 31 of the others have its rank
 * and 7 of them its suit too; dragon and tiger share the other deals evenly.
 */
export function dragonTigerFigures(): Record<DragonTigerSpot, BetFigures> {
  const deals = SHOE * (SHOE - 1);
  const ties = SHOE * (SHOE / RANKS - 1);
  const suitedTies = SHOE * (DRAGON_TIGER_DECKS - 1);
  const ofCases = (...rows: [number, number][]) =>
    figuresOfCases(new Map(rows.map(([paid, count]) => [paid, BigInt(count)])));
  const wins = (deals - ties) / 2;
  return {
    dragon: ofCases([DRAGON_TIGER_RETURNS.dragon, wins], [HALF_RETURNED, ties], [0, wins]),
    tiger: ofCases([DRAGON_TIGER_RETURNS.tiger, wins], [HALF_RETURNED, ties], [0, wins]),
    tie: ofCases([DRAGON_TIGER_RETURNS.tie, ties], [0, deals - ties]),
    suitedTie: ofCases([DRAGON_TIGER_RETURNS.suitedTie, suitedTies], [0, deals - suitedTies]),
  };
}
