import type { HighLowAct, HighLowOutcome } from '../../../../contract/games/high-low-salon.ts';
import { HIGH_LOW_SALON } from '../../../../maths/high-low-salon.ts';
import { scripted } from '../../../maths/seeded-random.ts';

/** Where a round stands after these acts, when these cards are drawn. */
export const outcomeOf = (kinds: readonly HighLowAct['kind'][], cards: readonly number[]): HighLowOutcome =>
  HIGH_LOW_SALON.play(
    HIGH_LOW_SALON.readBet({ stake: 100 }),
    kinds.map((kind) => ({ kind })),
    scripted(cards),
  ).outcome;
