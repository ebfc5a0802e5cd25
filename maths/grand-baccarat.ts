import { rankOf } from '../contract/games/cards.ts';
import { BACCARAT_SPOTS, type BaccaratOutcome, type BaccaratSpot } from '../contract/games/grand-baccarat.ts';
import type { PlacedBets } from '../contract/games/placed-bets.ts';
import { cents } from '../contract/money.ts';
import { dealCoup, handPoints } from './baccarat/coup.ts';
import { openShoe } from './cards/shoe.ts';
import type { GameMaths } from './game-maths.ts';
import { TABLE_STAKES } from './offered-stake.ts';
import { payPlaced, readPlacedBets, totalOf } from './placed-bets.ts';
import { withoutActs } from './without-acts.ts';

export const BACCARAT_DECKS = 8;
/** All bets of one coup together may not exceed this, in cents. */
export const BACCARAT_MAX_TOTAL = cents(500_000);

/** What a winning spot returns, the stake included; the banker's is less 5 % commission. Hundredths of the stake. */
export const BACCARAT_RETURNS: Readonly<Record<BaccaratSpot, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  playerPair: 1_200,
  bankerPair: 1_200,
};
/** Player and banker are returned on a tie. */
export const TIE_RETURN = 100;

/** Ten, jack, queen and king count nothing. */
export const pointsOf = (card: number) => (rankOf(card) >= 10 ? 0 : rankOf(card));

/** Whether a hand's first two cards have the same rank. */
export const isPair = ([first = 0, second = 0]: readonly number[]) => rankOf(first) === rankOf(second);

function returnOf(spot: string, { player, banker }: Pick<BaccaratOutcome, 'player' | 'banker'>): number {
  if (spot === 'playerPair') return isPair(player.cards) ? BACCARAT_RETURNS.playerPair : 0;
  if (spot === 'bankerPair') return isPair(banker.cards) ? BACCARAT_RETURNS.bankerPair : 0;
  if (player.points === banker.points) return spot === 'tie' ? BACCARAT_RETURNS.tie : TIE_RETURN;
  const winner = player.points > banker.points ? 'player' : 'banker';
  return spot === winner ? BACCARAT_RETURNS[winner] : 0;
}

/** Punto banco, a full shoe of eight decks for each coup. See docs/games/grand-baccarat.md. */
export const GRAND_BACCARAT: GameMaths<PlacedBets, never, BaccaratOutcome> = withoutActs({
  slug: 'grand-baccarat',
  maths: 'grand-baccarat@1',
  stakes: TABLE_STAKES,
  defaultStake: cents(1_000),
  readBet: (value) =>
    readPlacedBets(value, {
      isSpot: (name) => BACCARAT_SPOTS.some((spot) => spot === name),
      chips: TABLE_STAKES,
      maxTotal: BACCARAT_MAX_TOTAL,
    }),
  stakeOf: totalOf,
  settle(bet, random) {
    const coup = dealCoup(openShoe(BACCARAT_DECKS, random), pointsOf);
    const handOf = (cards: number[]) => ({ cards, points: handPoints(cards.map(pointsOf)) });
    const hands = { player: handOf(coup.player), banker: handOf(coup.banker) };
    const { win, wins } = payPlaced(bet, (spot) => returnOf(spot, hands));
    return { win, outcome: { ...hands, wins } };
  },
});
