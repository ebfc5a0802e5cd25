import { rankOf } from '../contract/games/cards.ts';
import {
  DRAGON_TIGER_SPOTS,
  type DragonTigerOutcome,
  type DragonTigerSpot,
} from '../contract/games/dragon-tiger.ts';
import type { PlacedBets } from '../contract/games/placed-bets.ts';
import { cents } from '../contract/money.ts';
import { openShoe } from './cards/shoe.ts';
import type { GameMaths } from './game-maths.ts';
import { TABLE_STAKES } from './offered-stake.ts';
import { payPlaced, readPlacedBets, totalOf } from './placed-bets.ts';
import { withoutActs } from './without-acts.ts';

export const DRAGON_TIGER_DECKS = 8;
/** All bets of one round together may not exceed this, in cents. */
export const DRAGON_TIGER_MAX_TOTAL = cents(500_000);

/** What a winning spot returns, the stake included. Hundredths of the stake. */
export const DRAGON_TIGER_RETURNS: Readonly<Record<DragonTigerSpot, number>> = {
  dragon: 200,
  tiger: 200,
  tie: 1_200,
  suitedTie: 5_100,
};
/** Dragon and tiger lose half of their stake on a tie. */
export const HALF_RETURNED = 50;

type Deal = Pick<DragonTigerOutcome, 'dragon' | 'tiger'>;

function winnerOf({ dragon, tiger }: Deal): DragonTigerOutcome['winner'] {
  const lead = rankOf(dragon) - rankOf(tiger);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'dragon' : 'tiger';
}

function returnOf(spot: string, deal: Deal): number {
  const winner = winnerOf(deal);
  if (spot === 'suitedTie') return deal.dragon === deal.tiger ? DRAGON_TIGER_RETURNS.suitedTie : 0;
  if (spot === winner) return DRAGON_TIGER_RETURNS[winner];
  return winner === 'tie' ? HALF_RETURNED : 0;
}

/** One card each from a full shoe of eight decks, the higher wins. See docs/games/dragon-tiger.md. */
export const DRAGON_TIGER: GameMaths<PlacedBets, never, DragonTigerOutcome> = withoutActs({
  slug: 'dragon-tiger',
  maths: 'dragon-tiger@1',
  stakes: TABLE_STAKES,
  defaultStake: cents(1_000),
  readBet: (value) =>
    readPlacedBets(value, {
      isSpot: (name) => DRAGON_TIGER_SPOTS.some((spot) => spot === name),
      chips: TABLE_STAKES,
      maxTotal: DRAGON_TIGER_MAX_TOTAL,
    }),
  stakeOf: totalOf,
  settle(bet, random) {
    const dealCard = openShoe(DRAGON_TIGER_DECKS, random);
    const deal = { dragon: dealCard(), tiger: dealCard() };
    const { win, wins } = payPlaced(bet, (spot) => returnOf(spot, deal));
    return { win, outcome: { ...deal, winner: winnerOf(deal), wins } };
  },
});
