const placed = (...spots: string[]) => ({ placed: spots.map((spot) => ({ spot, stake: 1_000 })) });

/** A bet of each game as a client sends it, by the game's slug. */
export const GAME_BETS: Readonly<Record<string, unknown>> = {
  'royal-sevens': { stake: 100 },
  'golden-orchard': { stake: 100 },
  'jade-tiger': { stake: 100 },
  'gold-rush-express': { stake: 100 },
  'midnight-masque': { stake: 100 },
  'serpent-temple': { stake: 100 },
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
