import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import type { GameMaths } from '../game-maths.ts';
import { playSlot } from './play-slot.ts';
import type { SlotModel } from './slot-model.ts';
import { stakeGame } from './stake-game.ts';

/** A slot as any other game: its bet is a stake, and a round is over as soon as the reels rest. */
export interface SlotGame extends GameMaths<SlotBet, never, SlotOutcome> {
  readonly model: SlotModel;
}

export function slotGame(model: SlotModel): SlotGame {
  const { slug, maths, stakes, defaultStake, cycleMs } = model;
  const symbolNames = model.symbols.map(({ name }) => name);
  const settle = playSlot.bind(null, model);
  return {
    ...stakeGame<SlotOutcome>({ slug, maths, stakes, defaultStake, cycleMs, settle, symbolNames }),
    model,
  };
}
