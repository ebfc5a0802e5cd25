import {
  AIRSHIP_MAX,
  AIRSHIP_START,
  type AirshipAct,
  type AirshipBet,
  type AirshipOutcome,
  type AirshipResult,
  airshipActSchema,
  airshipBetSchema,
} from '../contract/games/airship.ts';
import { cents } from '../contract/money.ts';
import { multiplierAt, reachedAfterMs } from './airship/ascent.ts';
import { drawCrashPoint, payAirship } from './airship/crash-point.ts';
import { IllegalAct, IllegalBet } from './game-maths.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import { readJson } from './read-json.ts';
import { type SharedGame, withSharedRounds } from './shared-game.ts';

/** A flight of all players, each of whom may leave it in time. See docs/games/airship.md. */
export const AIRSHIP: SharedGame<AirshipBet, AirshipAct, AirshipResult, AirshipOutcome> = withSharedRounds({
  slug: 'airship',
  maths: 'airship@1',
  stakes: MULTIPLIED_STAKES,
  defaultStake: cents(100),
  readBet(value) {
    const bet = readJson(airshipBetSchema, value, IllegalBet);
    assertOffered(MULTIPLIED_STAKES, bet.stake);
    return bet;
  },
  readAct: (value) => readJson(airshipActSchema, value, IllegalAct),
  stakeOf: ({ stake }) => stake,
  settle(bet, acts, { crashAt }) {
    const multiplier = multiplierOf(bet, acts, crashAt);
    return { win: multiplyStake(bet.stake, multiplier), outcome: { crashAt, multiplier } };
  },
  shared: {
    bettingMs: 8_000,
    graceMs: 1_000,
    restMs: 5_000,
    draw: (random) => ({ crashAt: drawCrashPoint(random) }),
    // A flight ends when it would have the next multiplier; one that has the maximum ends there.
    runningMs: ({ crashAt }) => reachedAfterMs(Math.min(crashAt + 1, AIRSHIP_MAX)),
    actAt({ cashOutAt }, elapsedMs) {
      const at = Math.min(multiplierAt(elapsedMs), cashOutAt ?? AIRSHIP_MAX);
      if (at <= AIRSHIP_START) throw new IllegalAct('no multiplier yet');
      return { kind: 'cashOut', at };
    },
    voidAct: { kind: 'void' },
    pending: (_, [act]): AirshipOutcome => ({
      crashAt: null,
      multiplier: act?.kind === 'void' ? AIRSHIP_START : (act?.at ?? 0),
    }),
  },
});

/** What a bet returns. Hundredths of the stake. */
function multiplierOf({ cashOutAt }: AirshipBet, acts: readonly AirshipAct[], crashAt: number): number {
  const [act, second] = acts;
  if (second) throw new IllegalAct('one act at most');
  if (act?.kind === 'void') return AIRSHIP_START;
  if (act && cashOutAt !== null && act.at > cashOutAt) throw new IllegalAct('cashed out before');
  // Whoever chose no multiplier and does nothing flies to the very end, which only the maximum pays.
  return payAirship(act?.at ?? cashOutAt ?? AIRSHIP_MAX, crashAt);
}
