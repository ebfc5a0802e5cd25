import { AIRSHIP_MAX, AIRSHIP_START } from '../../contract/games/airship.ts';
import { DECK_CARDS, RANKS } from '../../contract/games/cards.ts';
import { HIGH_LOW_MAX_GUESSES, HIGH_LOW_MAX_SKIPS } from '../../contract/games/high-low-salon.ts';
import { KENO_DRAWN, KENO_MAX_PICKS, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../contract/games/plinko-tower.ts';
import { AIRSHIP_HIGH_RANGE, AIRSHIP_LOW_RANGE, AIRSHIP_RETURN_PERCENT } from '../airship/crash-point.ts';
import { AIRSHIP } from '../airship.ts';
import type { AnyGame } from '../game-maths.ts';
import { HIGH_LOW_MAX_MULTIPLIER, HIGH_LOW_RETURN_PERCENT } from '../high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../high-low-salon.ts';
import { KENO_PAYS } from '../keno/pays.ts';
import { KENO_LIGHTS } from '../keno-lights.ts';
import { multipliersOf } from '../mines/multipliers.ts';
import { MINES_OF_BRASS } from '../mines-of-brass.ts';
import { plinkoSlots } from '../plinko/multipliers.ts';
import { PLINKO_TOWER } from '../plinko-tower.ts';
import { type GameSheet, makeSheet } from './game-sheet.ts';

export const plinkoSheet = (): GameSheet =>
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

export const minesSheet = (): GameSheet =>
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

export const highLowSheet = (): GameSheet =>
  makeSheet(
    HIGH_LOW_SALON as AnyGame,
    {
      deckCards: DECK_CARDS,
      ranks: RANKS,
      returnPercent: HIGH_LOW_RETURN_PERCENT,
      maxGuesses: HIGH_LOW_MAX_GUESSES,
      maxSkips: HIGH_LOW_MAX_SKIPS,
      maxMultiplier: HIGH_LOW_MAX_MULTIPLIER,
    },
    [
      { bet: { stake: 100 }, nonce: 0, acts: [{ kind: 'skip' }], isLeft: true },
      { bet: { stake: 200 }, nonce: 1, isLeft: true },
      { bet: { stake: 100 }, nonce: null, isLeft: true },
    ],
  );

export const airshipSheet = (): GameSheet =>
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

export const kenoSheet = (): GameSheet =>
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
