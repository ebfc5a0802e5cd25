import type { SlotBet } from '../../../contract/games/slot.ts';
import { cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import type { GameMaths } from '../../game-maths.ts';
import { SLOT_STAKES } from '../../offered-stake.ts';
import { stakeGame } from '../stake-game.ts';
import type { SlotDefinition } from './slot-definition.ts';

const DEFAULT_STAKE = cents(100);

/** The game of a definition. A round draws what its spin draws, then what its feature draws. */
export const playDefinition = <Shown, Part>({
  slug,
  maths,
  stakes = SLOT_STAKES,
  grid,
  symbols,
  spin,
  feature,
}: SlotDefinition<Shown, Part>): GameMaths<SlotBet, never, Shown & Part> =>
  stakeGame<Shown & Part>({
    slug,
    maths,
    stakes,
    defaultStake: stakes[0] ?? DEFAULT_STAKE,
    symbolNames: symbols.map(({ name }) => name),
    settle(stake, random) {
      const round = { symbols, grid, stake, random };
      const opening = spin.play(round, 'base', 1);
      const { part, pay } = feature.play(round, opening);
      return { win: addCents(opening.pay, pay), outcome: { ...opening.shown, ...part } };
    },
  });

/** A definition as it is written; its rounds have the type of what its spin and its feature show. */
export const defineSlot = <Shown, Part>(
  definition: SlotDefinition<Shown, Part>,
): SlotDefinition<Shown, Part> => definition;
