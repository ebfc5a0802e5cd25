import type { RushOutcome } from '../../contract/games/gold-rush-express.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import type { RoundOf } from '../engine/round.ts';

export type RushRound = RoundOf<SlotBet, RushOutcome>;
export type RushWin = RushOutcome['wins'][number];
export type RushCoin = RushOutcome['coins'][number];
