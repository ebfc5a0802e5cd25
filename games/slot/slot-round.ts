import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import type { RoundOf } from '../engine/round.ts';

/** A settled round of any slot. */
export type SlotRound = RoundOf<SlotBet, SlotOutcome>;
