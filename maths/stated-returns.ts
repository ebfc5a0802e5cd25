import { AIRSHIP_FIGURES } from './airship-figures.ts';
import { BLACKJACK_SALON_FIGURES } from './blackjack-salon-figures.ts';
import { COLOR_GAME_FIGURES } from './color-game-figures.ts';
import { DRAGON_TIGER_FIGURES } from './dragon-tiger-figures.ts';
import { type BetFigures, toNumber } from './game-figures.ts';
import { GOLD_RUSH_FIGURES } from './gold-rush-express-figures.ts';
import { GOLDEN_ORCHARD_FIGURES } from './golden-orchard-figures.ts';
import { GRAND_BACCARAT_FIGURES } from './grand-baccarat-figures.ts';
import { HIGH_LOW_SALON_FIGURES } from './high-low-salon-figures.ts';
import { JADE_TIGER_FIGURES } from './jade-tiger-figures.ts';
import { KENO_LIGHTS_FIGURES } from './keno-lights-figures.ts';
import { MIDNIGHT_MASQUE_FIGURES } from './midnight-masque-figures.ts';
import { MINES_OF_BRASS_FIGURES } from './mines-of-brass-figures.ts';
import { PLINKO_TOWER_FIGURES } from './plinko-tower-figures.ts';
import type { StatedReturn } from './return-bounds.ts';
import { ROULETTE_ROYALE_FIGURES } from './roulette-royale-figures.ts';
import { ROYAL_SEVENS_FIGURES } from './royal-sevens-figures.ts';
import { SERPENT_TEMPLE_FIGURES } from './serpent-temple-figures.ts';

/** What each game's published figures promise of its rounds, by the name of its maths. */
export const STATED_RETURNS: Readonly<Record<string, StatedReturn>> = {
  'royal-sevens@1': {
    lowest: toNumber(ROYAL_SEVENS_FIGURES.rtp),
    highest: toNumber(ROYAL_SEVENS_FIGURES.rtp),
    deviation: ROYAL_SEVENS_FIGURES.deviation,
    maxWin: ROYAL_SEVENS_FIGURES.ceiling,
  },
  'golden-orchard@1': ofBets(GOLDEN_ORCHARD_FIGURES),
  'gold-rush-express@1': ofBets(GOLD_RUSH_FIGURES),
  'jade-tiger@1': ofBets(JADE_TIGER_FIGURES),
  'midnight-masque@1': ofBets(MIDNIGHT_MASQUE_FIGURES),
  'serpent-temple@1': ofBets(SERPENT_TEMPLE_FIGURES),
  'roulette-royale@1': ofBets(ROULETTE_ROYALE_FIGURES),
  'grand-baccarat@1': ofBets(GRAND_BACCARAT_FIGURES),
  'blackjack-salon@1': {
    lowest: BLACKJACK_SALON_FIGURES.shoeReturn,
    // The figure is of the first stake; doubles and splits add stakes, and no play brings more back than all of them.
    highest: 1,
    deviation: BLACKJACK_SALON_FIGURES.sampled.deviation,
    maxWin: BLACKJACK_SALON_FIGURES.maxWin,
  },
  'color-game@1': ofBets(COLOR_GAME_FIGURES),
  'plinko-tower@1': ofBets(PLINKO_TOWER_FIGURES),
  'mines-of-brass@1': ofBets(MINES_OF_BRASS_FIGURES),
  'high-low-salon@1': ofBets(HIGH_LOW_SALON_FIGURES),
  'dragon-tiger@1': ofBets(DRAGON_TIGER_FIGURES),
  'airship@1': ofBets(AIRSHIP_FIGURES),
  'keno-lights@1': ofBets(KENO_LIGHTS_FIGURES),
};

/** A player may mix the bets of a game: all that can be said is between the lowest and the highest of them. */
function ofBets({ bets }: { readonly bets: Readonly<Record<string, BetFigures>> }): StatedReturn {
  const all = Object.values(bets);
  const returns = all.map(({ rtp }) => toNumber(rtp));
  return {
    lowest: Math.min(...returns),
    highest: Math.max(...returns),
    deviation: Math.max(...all.map(({ deviation }) => deviation)),
    maxWin: Math.max(...all.map(({ maxWin }) => maxWin)),
  };
}
