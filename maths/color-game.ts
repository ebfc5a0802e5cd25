import { COLORS, type ColorOutcome } from '../contract/games/color-game.ts';
import type { PlacedBets } from '../contract/games/placed-bets.ts';
import { cents } from '../contract/money.ts';
import type { GameMaths } from './game-maths.ts';
import { MULTIPLIED_STAKES } from './offered-stake.ts';
import { payPlaced, readPlacedBets, totalOf } from './placed-bets.ts';
import type { RandomSource } from './random-source.ts';
import { withoutActs } from './without-acts.ts';

/** What a colour returns by the number of dice that show it, the stake included. Hundredths of the stake. */
export const COLOR_RETURNS = [0, 200, 300, 1_200] as const;

/** All bets of one throw together may not exceed this, in cents. */
export const COLOR_MAX_TOTAL = cents(100_000);

const drawDie = (random: RandomSource) => COLORS[random.integer(COLORS.length)] ?? COLORS[0];

/** Three dice of six colours. See docs/games/color-game.md. */
export const COLOR_GAME: GameMaths<PlacedBets, never, ColorOutcome> = withoutActs({
  slug: 'color-game',
  maths: 'color-game@1',
  stakes: MULTIPLIED_STAKES,
  defaultStake: cents(100),
  readBet: (value) =>
    readPlacedBets(value, {
      isSpot: (name) => COLORS.some((color) => color === name),
      chips: MULTIPLIED_STAKES,
      maxTotal: COLOR_MAX_TOTAL,
    }),
  stakeOf: totalOf,
  settle(bet, random) {
    const dice: ColorOutcome['dice'] = [drawDie(random), drawDie(random), drawDie(random)];
    const { win, wins } = payPlaced(
      bet,
      (spot) => COLOR_RETURNS[dice.filter((die) => die === spot).length] ?? 0,
    );
    return { win, outcome: { dice, wins } };
  },
});
