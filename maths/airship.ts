import { type AirshipBet, type AirshipOutcome, airshipBet } from '../contract/games/airship.ts';
import { cents } from '../contract/money.ts';
import { drawCrashPoint, payAirship } from './airship/crash-point.ts';
import { type GameMaths, IllegalBet } from './game-maths.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import { readJson } from './read-json.ts';
import { withoutActs } from './without-acts.ts';

/** A flight of one player, whose cash-out is part of the bet. See docs/games/airship.md. */
export const AIRSHIP: GameMaths<AirshipBet, never, AirshipOutcome> = withoutActs({
  slug: 'airship',
  maths: 'airship@1',
  stakes: MULTIPLIED_STAKES,
  defaultStake: cents(100),
  readBet(value) {
    const bet = readJson(airshipBet, value, IllegalBet);
    assertOffered(MULTIPLIED_STAKES, bet.stake);
    return bet;
  },
  stakeOf: ({ stake }) => stake,
  settle({ stake, cashOutAt }, random) {
    const crashAt = drawCrashPoint(random);
    const multiplier = payAirship(cashOutAt, crashAt);
    return { win: multiplyStake(stake, multiplier), outcome: { crashAt, multiplier } };
  },
});
