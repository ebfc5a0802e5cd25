import { type PlinkoBet, type PlinkoOutcome, plinkoBetSchema } from '../contract/games/plinko-tower.ts';
import { cents } from '../contract/money.ts';
import { type GameMaths, IllegalBet } from './game-maths.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import { plinkoSlots } from './plinko/multipliers.ts';
import { readJson } from './read-json.ts';
import { withoutActs } from './without-acts.ts';

/** A ball falls through rows of pins. See docs/games/plinko-tower.md. */
export const PLINKO_TOWER: GameMaths<PlinkoBet, never, PlinkoOutcome> = withoutActs({
  slug: 'plinko-tower',
  maths: 'plinko-tower@1',
  stakes: MULTIPLIED_STAKES,
  defaultStake: cents(100),
  readBet(value) {
    const bet = readJson(plinkoBetSchema, value, IllegalBet);
    assertOffered(MULTIPLIED_STAKES, bet.stake);
    return bet;
  },
  stakeOf: ({ stake }) => stake,
  settle(bet, random) {
    const path = Array.from({ length: bet.rows }, () => (random.integer(2) === 0 ? 0 : 1));
    const slot = path.reduce<number>((rights, step) => rights + step, 0);
    const multiplier = plinkoSlots(bet)[slot] ?? 0;
    return { win: multiplyStake(bet.stake, multiplier), outcome: { path, slot, multiplier } };
  },
});
