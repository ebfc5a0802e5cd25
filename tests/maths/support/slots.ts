import type { SlotBet } from '../../../contract/games/slot.ts';
import type { GameFigures } from '../../../maths/game-figures.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import { GOLD_RUSH_EXPRESS } from '../../../maths/gold-rush-express.ts';
import { GOLD_RUSH_FIGURES } from '../../../maths/gold-rush-express-figures.ts';
import { GOLDEN_ORCHARD } from '../../../maths/golden-orchard.ts';
import { GOLDEN_ORCHARD_FIGURES } from '../../../maths/golden-orchard-figures.ts';
import { JADE_TIGER } from '../../../maths/jade-tiger.ts';
import { JADE_TIGER_FIGURES } from '../../../maths/jade-tiger-figures.ts';
import { MIDNIGHT_MASQUE } from '../../../maths/midnight-masque.ts';
import { MIDNIGHT_MASQUE_FIGURES } from '../../../maths/midnight-masque-figures.ts';
import { SERPENT_TEMPLE } from '../../../maths/serpent-temple.ts';
import { SERPENT_TEMPLE_FIGURES } from '../../../maths/serpent-temple-figures.ts';

/** The slots whose figures are those of one kind of bet, the spin. */
export const SLOTS: readonly (readonly [GameMaths<SlotBet, never, unknown>, GameFigures])[] = [
  [GOLDEN_ORCHARD, GOLDEN_ORCHARD_FIGURES],
  [JADE_TIGER, JADE_TIGER_FIGURES],
  [MIDNIGHT_MASQUE, MIDNIGHT_MASQUE_FIGURES],
  [GOLD_RUSH_EXPRESS, GOLD_RUSH_FIGURES],
  [SERPENT_TEMPLE, SERPENT_TEMPLE_FIGURES],
];
