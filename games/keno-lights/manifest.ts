import { type KenoBet, type KenoOutcome, kenoBet, kenoOutcome } from '../../contract/games/keno-lights.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { makeSharedFlow } from '../shared-rounds/shared-flow.ts';
import { kenoFairnessTab, kenoPaysTab, kenoRulesTab } from './info-tabs.ts';
import { openScene, stake } from './open-scene.ts';
import { drawReplay } from './replay-view.ts';
import { makeKenoStake } from './stake.ts';

export const kenoLights: GameManifest<KenoBet, KenoOutcome> = {
  maths: KENO_LIGHTS,
  bet: kenoBet,
  outcome: kenoOutcome,
  messages: ['keno'],
  title: () => t('keno.title'),
  sceneLabel: () => t('keno.scene'),
  controls: {
    action: () => t('keno.bet'),
    actionLabel: (amount) => t('keno.bet.label', { amount }),
    actionBusy: () => t('keno.bet.busy'),
    actionWaiting: () => ({ text: t('keno.wait'), label: t('keno.wait.label') }),
  },
  firstBet: () => null,
  betControls: (setBet) => makeKenoStake({ stake, setBet }),
  makeFlow: makeSharedFlow<KenoBet>({ actsAt: () => null }),
  openAction: ({ stake: amount }) => ({
    text: t('keno.placed'),
    label: t('keno.placed.label', { amount: moneyText(amount) }),
    amount,
  }),
  infoTabs: () => [kenoPaysTab(), kenoRulesTab(), kenoFairnessTab()],
  roundRows: ({ bet, outcome }) => [
    [t('game.rounds.bet'), bet.numbers.join(' · ')],
    [t('keno.rounds.drawn'), outcome.drawn.join(' · ')],
    [
      t('game.rounds.outcome'),
      t('keno.rounds.hits', {
        hits: outcome.hits.length,
        count: bet.numbers.length,
        times: multiplierText(outcome.multiplier),
      }),
    ],
  ],
  replayView: drawReplay,
  paintedTexts: () => [],
  openScene,
};
