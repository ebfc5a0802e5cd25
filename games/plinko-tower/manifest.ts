import {
  type PlinkoBet,
  type PlinkoOutcome,
  plinkoBetSchema,
  plinkoOutcomeSchema,
} from '../../contract/games/plinko-tower.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { plinkoFairnessTab, plinkoPaysTab, plinkoRulesTab } from './info-tabs.ts';
import { openScene, slotText } from './open-scene.ts';

/** The rows and risk of a player who has chosen none yet. */
const DEFAULT_CHOICE = { rows: 12, risk: 'low' } as const;

export const plinkoTower: GameManifest<PlinkoBet, PlinkoOutcome> = {
  maths: PLINKO_TOWER,
  bet: plinkoBetSchema,
  outcome: plinkoOutcomeSchema,
  messages: ['plinko'],
  title: () => t('plinko.title'),
  sceneLabel: () => t('plinko.scene'),
  controls: {
    action: () => t('plinko.drop'),
    actionLabel: (amount) => t('plinko.drop.label', { amount }),
    actionBusy: () => t('plinko.drop.busy'),
  },
  firstBet: (stake) => ({ ...DEFAULT_CHOICE, stake }),
  betControls: (setBet) =>
    makeStakeStepper({
      setBet,
      betOf: (stake, before) => ({ ...DEFAULT_CHOICE, ...before, stake }),
      note: () => '',
    }),
  infoTabs: () => [plinkoPaysTab(), plinkoRulesTab(), plinkoFairnessTab()],
  roundRows: ({ bet, outcome }) => [
    [t('game.rounds.bet'), t('plinko.table', { rows: bet.rows, risk: t(`plinko.risk.${bet.risk}`) })],
    [t('game.rounds.outcome'), slotText(outcome)],
  ],
  paintedTexts: () => [],
  openScene,
};
