import { DECK_CARDS, RANKS } from '../../contract/games/cards.ts';
import { COLORS } from '../../contract/games/color-game.ts';
import { MAX_PLACED } from '../../contract/games/placed-bets.ts';
import { DRAWS_UP_TO, doesBankerDraw, NATURAL_POINTS } from '../baccarat/coup.ts';
import { BLACKJACK, DEALER_STANDS } from '../blackjack/count.ts';
import { BLACKJACK_DECKS, BLACKJACK_SALON } from '../blackjack-salon.ts';
import { COLOR_GAME, COLOR_MAX_TOTAL, COLOR_RETURNS } from '../color-game.ts';
import {
  DRAGON_TIGER,
  DRAGON_TIGER_DECKS,
  DRAGON_TIGER_MAX_TOTAL,
  DRAGON_TIGER_RETURNS,
  HALF_RETURNED,
} from '../dragon-tiger.ts';
import type { AnyGame } from '../game-maths.ts';
import {
  BACCARAT_DECKS,
  BACCARAT_MAX_TOTAL,
  BACCARAT_RETURNS,
  GRAND_BACCARAT,
  TIE_RETURN,
} from '../grand-baccarat.ts';
import { ROULETTE_SPOTS } from '../roulette/spots.ts';
import { ROULETTE_MAX_TOTAL, ROULETTE_NUMBERS, ROULETTE_ROYALE, rouletteReturn } from '../roulette-royale.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

const DECK = { deckCards: DECK_CARDS, ranks: RANKS };

const placed = (...spots: readonly (readonly [spot: string, stake: number])[]) => ({
  placed: spots.map(([spot, stake]) => ({ spot, stake })),
});

export const rouletteSheet = (): GameSheet =>
  makeSheet(
    ROULETTE_ROYALE as AnyGame,
    {
      numbers: ROULETTE_NUMBERS,
      maxTotal: ROULETTE_MAX_TOTAL,
      maxSpots: MAX_PLACED,
      spots: ROULETTE_SPOTS.map(({ name, kind, numbers }) => ({
        name,
        numbers,
        returns: rouletteReturn(kind),
      })),
    },
    [
      { bet: placed(['black', 1_000], ['straight-22', 1_000], ['straight-7', 1_000]), nonce: 0 },
      { bet: placed(['corner-1-2-4-5', 2_000], ['dozen-3', 5_000], ['odd', 1_000]), nonce: 1 },
      { bet: placed(['column-1', 1_000], ['split-0-2', 1_000], ['low', 3_000]), nonce: null },
    ],
  );

const LAST_DRAWING_POINTS = 7;

/** For each count of the banker's two cards: whether it draws, by what the player's third card counts. */
const bankerDraws = () =>
  Array.from({ length: LAST_DRAWING_POINTS + 1 }, (_, points) => ({
    bankerPoints: points,
    playerStood: doesBankerDraw(points, null),
    byPlayerThird: Array.from({ length: 10 }, (_none, third) => doesBankerDraw(points, third)),
  }));

export const baccaratSheet = (): GameSheet =>
  makeSheet(
    GRAND_BACCARAT as AnyGame,
    {
      ...DECK,
      decks: BACCARAT_DECKS,
      maxTotal: BACCARAT_MAX_TOTAL,
      maxSpots: MAX_PLACED,
      naturalPoints: NATURAL_POINTS,
      playerDrawsUpTo: DRAWS_UP_TO,
      bankerDraws: bankerDraws(),
      returns: BACCARAT_RETURNS,
      returnsOnTie: TIE_RETURN,
    },
    [
      { bet: placed(['player', 1_000], ['tie', 1_000]), nonce: 0 },
      { bet: placed(['banker', 2_000], ['bankerPair', 1_000], ['playerPair', 1_000]), nonce: 1 },
      { bet: placed(['banker', 5_000]), nonce: null },
      { bet: placed(['player', 1_000], ['banker', 1_000], ['tie', 1_000]), nonce: 18 },
    ],
  );

export const dragonTigerSheet = (): GameSheet =>
  makeSheet(
    DRAGON_TIGER as AnyGame,
    {
      ...DECK,
      decks: DRAGON_TIGER_DECKS,
      maxTotal: DRAGON_TIGER_MAX_TOTAL,
      maxSpots: MAX_PLACED,
      returns: DRAGON_TIGER_RETURNS,
      returnsOnTie: HALF_RETURNED,
    },
    [
      { bet: placed(['dragon', 1_000], ['tie', 1_000]), nonce: 0 },
      { bet: placed(['tiger', 2_000], ['suitedTie', 1_000]), nonce: 1 },
      { bet: placed(['dragon', 5_000], ['tiger', 1_000]), nonce: null },
      { bet: placed(['dragon', 1_000], ['tie', 1_000], ['suitedTie', 1_000]), nonce: 11 },
    ],
  );

export const colorGameSheet = (): GameSheet =>
  makeSheet(
    COLOR_GAME as AnyGame,
    { colors: COLORS, maxTotal: COLOR_MAX_TOTAL, maxSpots: MAX_PLACED, returns: COLOR_RETURNS },
    [
      { bet: placed(['red', 100], ['blue', 200]), nonce: 0 },
      { bet: placed(['yellow', 100], ['white', 100], ['pink', 500]), nonce: 1 },
      { bet: placed(['green', 1_000], ['red', 100]), nonce: null },
      { bet: placed(['pink', 100], ['white', 100]), nonce: 58 },
    ],
  );

export const blackjackSheet = (): GameSheet =>
  makeSheet(
    BLACKJACK_SALON as AnyGame,
    { ...DECK, decks: BLACKJACK_DECKS, best: BLACKJACK, dealerStands: DEALER_STANDS },
    [
      { bet: { stake: 1_000 }, nonce: 0, isLeft: true },
      { bet: { stake: 2_000 }, nonce: 1, isLeft: true },
      { bet: { stake: 1_000 }, nonce: null, isLeft: true },
      { bet: { stake: 1_000 }, nonce: 8, acts: [{ kind: 'split' }, { kind: 'double' }, { kind: 'stand' }] },
      { bet: { stake: 1_000 }, nonce: 32, acts: [{ kind: 'insure' }] },
    ],
  );
