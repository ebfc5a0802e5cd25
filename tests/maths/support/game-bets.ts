import { GAMES } from '../../../games/game-list.ts';

const placed = (...spots: string[]) => ({ placed: spots.map((spot) => ({ spot, stake: 1_000 })) });

/** A bet of each game that is no slot, by its slug. */
const BETS: Readonly<Record<string, unknown>> = {
  'roulette-royale': placed('red', 'straight-7', 'corner-1-2-4-5'),
  'color-game': placed('red', 'blue'),
  'plinko-tower': { stake: 100, rows: 12, risk: 'medium' },
  'mines-of-brass': { stake: 100, mines: 12 },
  'high-low-salon': { stake: 100 },
  'grand-baccarat': placed('player', 'tie', 'bankerPair'),
  'dragon-tiger': placed('dragon', 'tie', 'suitedTie'),
  'keno-lights': { stake: 500, numbers: [80, 1, 40] },
  'blackjack-salon': { stake: 1_000 },
  airship: { stake: 100, cashOutAt: 150 },
};

/** A bet as a client sends it; undefined for a game that has none here. */
export const sampleBetOf = (slug: string): unknown =>
  GAMES.some((game) => game.slug === slug && game.kind === 'slot') ? { stake: 100 } : BETS[slug];
