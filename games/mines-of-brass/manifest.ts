import {
  type MinesBet,
  type MinesOutcome,
  minesBetSchema,
  minesOutcomeSchema,
} from '../../contract/games/mines-of-brass.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { minesFairnessTab, minesPaysTab, minesRulesTab } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { cashOutOf } from './round-text.ts';

/** The count of mines for a player who has chosen none yet. */
const FIRST_MINES = 3;

export const minesOfBrass: GameManifest<MinesBet, MinesOutcome> = {
  maths: MINES_OF_BRASS,
  bet: minesBetSchema,
  outcome: minesOutcomeSchema,
  messages: ['mines'],
  title: () => t('mines.title'),
  sceneLabel: () => t('mines.scene'),
  controls: {
    action: () => t('mines.start'),
    actionLabel: (amount) => t('mines.start.label', { amount }),
    actionBusy: () => t('mines.start.busy'),
  },
  firstBet: (stake) => ({ stake, mines: FIRST_MINES }),
  betControls: (setBet) =>
    makeStakeStepper({
      setBet,
      betOf: (stake, before) => ({ mines: FIRST_MINES, ...before, stake }),
      note: () => '',
    }),
  openAction(round) {
    const amount = cashOutOf(round);
    const label = t('mines.cashOut.label', { amount: moneyText(amount) });
    const isPossible = round.outcome.opened.length > 0;
    return { text: t('mines.cashOut'), label, amount, act: isPossible ? { kind: 'cashOut' } : undefined };
  },
  infoTabs: () => [minesPaysTab(), minesRulesTab(), minesFairnessTab()],
  roundRows: ({ bet, outcome, win }) => [
    [t('game.rounds.bet'), t('mines.count.value', { count: bet.mines })],
    [
      t('game.rounds.outcome'),
      win === 0
        ? t('mines.lost', { count: outcome.opened.length - 1 })
        : t('mines.won', { count: outcome.opened.length, times: multiplierText(outcome.multiplier) }),
    ],
  ],
  paintedTexts: () => [],
  openScene,
};
