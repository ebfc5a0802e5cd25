import { AIRSHIP_MAX, AIRSHIP_START } from '../../contract/games/airship.ts';
import { AIRSHIP_HIGH_RANGE, AIRSHIP_LOW_RANGE, AIRSHIP_RETURN_PERCENT } from '../airship/crash-point.ts';
import { AIRSHIP } from '../airship.ts';
import type { AnyGame } from '../game-maths.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

export const sheet = (): GameSheet =>
  makeSheet(
    AIRSHIP as AnyGame,
    {
      highRange: AIRSHIP_HIGH_RANGE,
      lowRange: AIRSHIP_LOW_RANGE,
      returnPercent: AIRSHIP_RETURN_PERCENT,
      start: AIRSHIP_START,
      maxMultiplier: AIRSHIP_MAX,
    },
    [
      { bet: { stake: 100, cashOutAt: 150 }, nonce: null, seeds: ['first seed', null, '第三'] },
      {
        bet: { stake: 100, cashOutAt: null },
        nonce: null,
        clientSeed: 'sample-1',
        acts: [{ kind: 'cashOut', at: 2_449 }],
      },
      {
        bet: { stake: 500, cashOutAt: 1_000 },
        nonce: null,
        clientSeed: 'sample-2',
        acts: [{ kind: 'void' }],
      },
    ],
  );
