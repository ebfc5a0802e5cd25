import { PLINKO_RISKS, PLINKO_ROWS } from '../../contract/games/plinko-tower.ts';
import type { AnyGame } from '../game-maths.ts';
import { plinkoSlots } from '../plinko/multipliers.ts';
import { PLINKO_TOWER } from '../plinko-tower.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    PLINKO_TOWER as AnyGame,
    {
      slots: PLINKO_ROWS.flatMap((rows) =>
        PLINKO_RISKS.map((risk) => ({ rows, risk, multipliers: plinkoSlots({ rows, risk }) })),
      ),
    },
    [
      { bet: { stake: 100, rows: 8, risk: 'low' }, nonce: 0 },
      { bet: { stake: 500, rows: 12, risk: 'medium' }, nonce: 1 },
      { bet: { stake: 100, rows: 16, risk: 'high' }, nonce: null },
    ],
  );
