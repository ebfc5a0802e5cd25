import {
  type KenoBet,
  type KenoOutcome,
  type KenoResult,
  kenoBetSchema,
} from '../contract/games/keno-lights.ts';
import { cents } from '../contract/money.ts';
import { IllegalAct, IllegalBet } from './game-maths.ts';
import { drawKeno } from './keno/draw.ts';
import { payKeno } from './keno/pays.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import { readJson } from './read-json.ts';
import { type SharedGame, withSharedRounds } from './shared-game.ts';

const KENO_STAKES = MULTIPLIED_STAKES.filter((stake) => stake >= 500 && stake <= 50_000);

function rejectAct(): never {
  throw new IllegalAct('this game has no acts');
}

/** Twenty numbers of eighty are drawn, for all players at once. See docs/games/keno-lights.md. */
export const KENO_LIGHTS: SharedGame<KenoBet, never, KenoResult, KenoOutcome> = withSharedRounds({
  slug: 'keno-lights',
  maths: 'keno-lights@1',
  stakes: KENO_STAKES,
  defaultStake: cents(500),
  readBet(value) {
    const bet = readJson(kenoBetSchema, value, IllegalBet);
    assertOffered(KENO_STAKES, bet.stake);
    if (new Set(bet.numbers).size < bet.numbers.length) throw new IllegalBet('number chosen twice');
    return bet;
  },
  stakeOf: ({ stake }) => stake,
  readAct: rejectAct,
  settle(bet, acts, { drawn }) {
    if (acts.length > 0) rejectAct();
    const { hits, multiplier } = payKeno(bet, drawn);
    return { win: multiplyStake(bet.stake, multiplier), outcome: { drawn, hits, multiplier } };
  },
  shared: {
    bettingMs: 20_000,
    graceMs: 0,
    // The time in which twenty numbers are called.
    restMs: 14_000,
    draw: (random) => ({ drawn: drawKeno(random) }),
    runningMs: () => 0,
    actAt: rejectAct,
    voidAct: null,
    pending: () => ({ drawn: [], hits: [], multiplier: 0 }),
  },
});
