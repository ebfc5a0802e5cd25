import type { ListedGame } from '../../../games/game-listing.ts';

/** Instant games and bingo that are coming, each most popular first. */
export const COMING_INSTANT_GAMES: readonly ListedGame[] = [
  {
    slug: 'scratch-gala',
    id: 145,
    name: 'Scratch Gala',
    type: 'instant',
    brand: 'lumen',
    rtpBp: 9500,
    volatility: 3,
    features: ['instantWin'],
    aliases: ['scratch', 'card', 'kaskas', '刮刮乐', '刮奖'],
  },
  {
    slug: 'bingo-ballroom',
    id: 147,
    name: 'Bingo Ballroom',
    type: 'bingo',
    brand: 'tala',
    rtpBp: 9450,
    volatility: 2,
    features: ['patterns'],
    aliases: ['bingo', 'balls', 'bingguhan', '宾果'],
  },
];
