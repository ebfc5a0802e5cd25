import {
  type HighLowBet,
  type HighLowOutcome,
  highLowBetSchema,
  highLowOutcomeSchema,
} from '../../contract/games/high-low-salon.ts';
import { NO_CENTS } from '../../contract/money.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { multiplyStake } from '../../maths/offered-stake.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { highLowFairnessTab, highLowPaysTab, highLowRulesTab } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { cardsText } from './round-text.ts';
import { guessesOf } from './stair.ts';

export const highLowSalon: GameManifest<HighLowBet, HighLowOutcome> = {
  maths: HIGH_LOW_SALON,
  bet: highLowBetSchema,
  outcome: highLowOutcomeSchema,
  messages: ['cards', 'highlow'],
  title: () => t('highlow.title'),
  sceneLabel: () => t('highlow.scene'),
  controls: {
    action: () => t('highlow.start'),
    actionLabel: (amount) => t('highlow.start.label', { amount }),
    actionBusy: () => t('highlow.start.busy'),
  },
  firstBet: (stake) => ({ stake }),
  betControls: (setBet) => makeStakeStepper({ setBet, betOf: (stake) => ({ stake }), note: () => '' }),
  openAction({ bet, outcome: { multiplier } }) {
    const amount = multiplier === 0 ? NO_CENTS : multiplyStake(bet.stake, multiplier);
    const label = t('highlow.cashOut.label', { amount: moneyText(amount) });
    return {
      text: t('highlow.cashOut'),
      label,
      amount,
      act: multiplier > 0 ? { kind: 'cashOut' } : undefined,
    };
  },
  infoTabs: () => [highLowPaysTab(), highLowRulesTab(), highLowFairnessTab()],
  roundRows: ({ outcome }) => [
    [t('highlow.cards'), cardsText(outcome)],
    [
      t('game.rounds.outcome'),
      outcome.multiplier === 0
        ? t('highlow.lost', { count: guessesOf(outcome).right })
        : t('highlow.won', { count: guessesOf(outcome).right, times: multiplierText(outcome.multiplier) }),
    ],
  ],
  paintedTexts: () => [],
  openScene,
};
