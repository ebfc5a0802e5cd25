import { type KenoBet, type KenoOutcome, kenoBet } from '../contract/games/keno-lights.ts';
import { cents } from '../contract/money.ts';
import { type GameMaths, IllegalBet } from './game-maths.ts';
import { drawKeno } from './keno/draw.ts';
import { payKeno } from './keno/pays.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import { readJson } from './read-json.ts';
import { withoutActs } from './without-acts.ts';

const KENO_STAKES = MULTIPLIED_STAKES.filter((stake) => stake >= 500 && stake <= 50_000);

/** Twenty numbers of eighty are drawn. See docs/games/keno-lights.md. */
export const KENO_LIGHTS: GameMaths<KenoBet, never, KenoOutcome> = withoutActs({
  slug: 'keno-lights',
  maths: 'keno-lights@1',
  stakes: KENO_STAKES,
  defaultStake: cents(500),
  readBet(value) {
    const bet = readJson(kenoBet, value, IllegalBet);
    assertOffered(KENO_STAKES, bet.stake);
    if (new Set(bet.numbers).size < bet.numbers.length) throw new IllegalBet('number chosen twice');
    return bet;
  },
  stakeOf: ({ stake }) => stake,
  settle(bet, random) {
    const drawn = drawKeno(random);
    const { hits, multiplier } = payKeno(bet, drawn);
    return { win: multiplyStake(bet.stake, multiplier), outcome: { drawn, hits, multiplier } };
  },
});
