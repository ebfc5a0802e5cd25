import { type SlotBet, slotBetSchema } from '../../contract/games/slot.ts';
import { SLOT_CYCLE_MS } from '../../contract/limits.ts';
import type { Cents } from '../../contract/money.ts';
import { type GameMaths, IllegalBet } from '../game-maths.ts';
import { assertOffered } from '../offered-stake.ts';
import type { RandomSource } from '../random-source.ts';
import { readJson } from '../read-json.ts';
import { withoutActs } from '../without-acts.ts';

interface StakeRules<Outcome>
  extends Pick<
    GameMaths<SlotBet, never, Outcome>,
    'slug' | 'maths' | 'stakes' | 'defaultStake' | 'symbolNames'
  > {
  readonly cycleMs?: number;
  settle(stake: Cents, random: RandomSource): { readonly win: Cents; readonly outcome: Outcome };
}

/** A game of reels: its bet is a stake, a round is over as soon as the reels rest, and the next may begin at a slot's pace. */
export function stakeGame<Outcome>({
  settle,
  cycleMs = SLOT_CYCLE_MS,
  ...game
}: StakeRules<Outcome>): GameMaths<SlotBet, never, Outcome> {
  return withoutActs<SlotBet, Outcome>({
    ...game,
    cycleMs,
    readBet(value) {
      const bet = readJson(slotBetSchema, value, IllegalBet);
      assertOffered(game.stakes, bet.stake);
      return bet;
    },
    stakeOf: ({ stake }) => stake,
    settle: ({ stake }, random) => settle(stake, random),
  });
}
