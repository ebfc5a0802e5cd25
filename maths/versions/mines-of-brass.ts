import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { MINES_MAX_MULTIPLIER, multipliersOf } from '../mines/multipliers.ts';
import { MINES_OF_BRASS } from '../mines-of-brass.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

const cells = Array.from({ length: MINES_CELLS }, (_, cell) => cell);
const mineCounts = cells.slice(1);

export const MINES_OF_BRASS_RULES: VersionRules = {
  rules: {
    cells: MINES_CELLS,
    maxMultiplier: MINES_MAX_MULTIPLIER,
    multipliers: mineCounts.map((mines) => ({ mines, bySafeCells: multipliersOf(mines) })),
  },
  bets: MINES_OF_BRASS.stakes.flatMap((stake) => mineCounts.map((mines) => ({ stake, mines }))),
  acts: [...cells.map((cell) => ({ kind: 'open', cell })), { kind: 'cashOut' }],
};
