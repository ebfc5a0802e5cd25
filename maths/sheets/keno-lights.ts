import { KENO_DRAWN, KENO_MAX_PICKS, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import type { AnyGame } from '../game-maths.ts';
import { KENO_PAYS } from '../keno/pays.ts';
import { KENO_LIGHTS } from '../keno-lights.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    KENO_LIGHTS as AnyGame,
    {
      numbers: KENO_NUMBERS,
      drawn: KENO_DRAWN,
      maxPicks: KENO_MAX_PICKS,
      multipliers: Object.entries(KENO_PAYS).map(([picks, byHits]) => ({ picks: Number(picks), byHits })),
    },
    [
      { bet: { stake: 500, numbers: [7, 77] }, nonce: null, seeds: ['first seed', null, '第三'] },
      { bet: { stake: 1_000, numbers: [80, 1, 20, 12, 50] }, nonce: null, clientSeed: 'sample-5' },
      {
        bet: { stake: 500, numbers: [1, 2, 3, 6, 7, 11, 20, 24, 33, 50] },
        nonce: null,
        clientSeed: 'sample-5',
      },
    ],
  );
