import { type SlotBet, type SlotOutcome, slotBet } from '../../contract/games/slot.ts';
import { type GameMaths, IllegalBet } from '../game-maths.ts';
import { assertOffered } from '../offered-stake.ts';
import { readJson } from '../read-json.ts';
import { withoutActs } from '../without-acts.ts';
import { playSlot } from './play-slot.ts';
import type { SlotModel } from './slot-model.ts';

/** A slot as any other game: its bet is a stake, and a round is over as soon as the reels rest. */
export interface SlotGame extends GameMaths<SlotBet, never, SlotOutcome> {
  readonly model: SlotModel;
}

export function slotGame(model: SlotModel): SlotGame {
  const { slug, maths, stakes, defaultStake, cycleMs } = model;
  return {
    ...withoutActs<SlotBet, SlotOutcome>({
      slug,
      maths,
      stakes,
      defaultStake,
      readBet(value) {
        const bet = readJson(slotBet, value, IllegalBet);
        assertOffered(stakes, bet.stake);
        return bet;
      },
      stakeOf: ({ stake }) => stake,
      settle: ({ stake }, random) => playSlot(model, stake, random),
    }),
    cycleMs,
    model,
  };
}
