import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import type { AnyGame, GameMaths } from '../game-maths.ts';
import type { SlotModel } from './slot-model.ts';

/** A slot of lines with free spins, whose reels and symbols can be shown. */
export interface SlotGame extends GameMaths<SlotBet, never, SlotOutcome> {
  readonly model: SlotModel;
}

export const isSlotGame = (game: AnyGame): game is SlotGame => 'model' in game;
