import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import type { AnyGame } from '../game-maths.ts';
import { multipliersOf } from '../mines/multipliers.ts';
import { MINES_OF_BRASS } from '../mines-of-brass.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    MINES_OF_BRASS as AnyGame,
    {
      cells: MINES_CELLS,
      multipliers: Array.from({ length: MINES_CELLS - 1 }, (_, at) => ({
        mines: at + 1,
        multipliers: multipliersOf(at + 1),
      })),
    },
    [
      { bet: { stake: 100, mines: 3 }, nonce: 0, acts: [{ kind: 'open', cell: 12 }], isLeft: true },
      { bet: { stake: 200, mines: 24 }, nonce: 1, isLeft: true },
      { bet: { stake: 100, mines: 1 }, nonce: null, acts: [{ kind: 'open', cell: 7 }], isLeft: true },
    ],
  );
