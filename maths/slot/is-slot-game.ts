import type { AnyGame } from '../game-maths.ts';
import type { SlotGame } from './slot-game.ts';

/** Whether a game is a slot, with reels and symbols to show. */
export const isSlotGame = (game: AnyGame): game is SlotGame => 'model' in game;
