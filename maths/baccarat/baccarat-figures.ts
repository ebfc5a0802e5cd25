import type { BaccaratSpot } from '../../contract/games/grand-baccarat.ts';
import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import { BACCARAT_DECKS, BACCARAT_RETURNS, TIE_RETURN } from '../grand-baccarat.ts';
import { dealCoup, handPoints } from './coup.ts';

/** Cards of a shoe that count 0, and that count each of 1 to 9. */
const TENS = 16 * BACCARAT_DECKS;
const CARDS_PER_RANK = 4 * BACCARAT_DECKS;
const SHOE = BACCARAT_DECKS * 52;
/** Cards of the longest coup. */
const MAX_CARDS = 6;
const POINTS = Array.from({ length: 10 }, (_, points) => points);

interface BaccaratCases {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
}

/**
 * Coups by winner among every order of six cards of the shoe, 416 × 415 × … × 411 of them. A coup of four or five
 * cards stands for all orders of the cards behind it.
 */
export function countCoups(): BaccaratCases {
  const cases = { player: 0, banker: 0, tie: 0 };
  const left = POINTS.map((points) => (points === 0 ? TENS : CARDS_PER_RANK));
  const visit = (dealt: number[], orders: number): void => {
    let isShort = false;
    let next = 0;
    const { player, banker } = dealCoup(
      () => {
        isShort ||= next === dealt.length;
        next += 1;
        return dealt[next - 1] ?? 0;
      },
      (points) => points,
    );
    if (isShort || dealt.length < 4) {
      for (const points of POINTS) {
        const cards = left[points] as number;
        left[points] = cards - 1;
        visit([...dealt, points], orders * cards);
        left[points] = cards;
      }
      return;
    }
    const [punto, banco] = [handPoints(player), handPoints(banker)];
    cases[punto === banco ? 'tie' : punto > banco ? 'player' : 'banker'] +=
      orders * ordersBehind(dealt.length);
  };
  visit([], 1);
  return cases;
}

/** Orders of the cards that are left of the six. */
function ordersBehind(dealt: number): number {
  let orders = 1;
  for (let cards = SHOE - dealt; cards > SHOE - MAX_CARDS; cards -= 1) orders *= cards;
  return orders;
}

/** The figures of every spot from the count of coups. Two cards are a pair in 31 of 415 cases: cards left of the rank. */
export function baccaratFigures({ player, banker, tie }: BaccaratCases): Record<BaccaratSpot, BetFigures> {
  const [players, bankers, ties] = [BigInt(player), BigInt(banker), BigInt(tie)];
  const ofCases = (...rows: [number, bigint][]) => figuresOfCases(new Map(rows));
  const cardsLeft = BigInt(SHOE - 1);
  const pairs = BigInt(BACCARAT_DECKS * 4 - 1);
  const pair = ofCases([BACCARAT_RETURNS.playerPair, pairs], [0, cardsLeft - pairs]);
  return {
    player: ofCases([BACCARAT_RETURNS.player, players], [TIE_RETURN, ties], [0, bankers]),
    banker: ofCases([BACCARAT_RETURNS.banker, bankers], [TIE_RETURN, ties], [0, players]),
    tie: ofCases([BACCARAT_RETURNS.tie, ties], [0, players + bankers]),
    playerPair: pair,
    bankerPair: pair,
  };
}
