import {
  type BlackjackBet,
  type BlackjackOutcome,
  blackjackBetSchema,
  blackjackOutcomeSchema,
} from '../../contract/games/blackjack-salon.ts';
import { BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { t } from '../../src/platform/i18n.ts';
import { DEAL_CONTROLS } from '../cards/deal-controls.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { blackjackTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { endText, handsText } from './round-text.ts';

export const blackjackSalon: GameManifest<BlackjackBet, BlackjackOutcome> = {
  maths: BLACKJACK_SALON,
  bet: blackjackBetSchema,
  outcome: blackjackOutcomeSchema,
  messages: ['cards', 'table', 'blackjack'],
  title: () => t('blackjack.title'),
  sceneLabel: () => t('blackjack.scene'),
  controls: { ...DEAL_CONTROLS, actionBusy: () => t('blackjack.busy') },
  firstBet: (stake) => ({ stake }),
  betControls: (setBet) => makeStakeStepper({ setBet, betOf: (stake) => ({ stake }), note: () => '' }),
  infoTabs: blackjackTabs,
  roundRows: (round) => [
    [t('blackjack.cards'), handsText(round.outcome)],
    [t('game.rounds.outcome'), endText(round)],
  ],
  paintedTexts: () => [],
  openScene,
};
