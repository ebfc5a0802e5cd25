import {
  type KenoBet,
  type KenoOutcome,
  kenoBetSchema,
  kenoOutcomeSchema,
} from '../../contract/games/keno-lights.ts';
import type { Cents } from '../../contract/money.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { SHARED_COMPARISON } from '../../maths/shared-comparison.ts';
import { t } from '../../src/platform/i18n.ts';
import type { BetControls, GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import type { Observable } from '../engine/observable.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { makeSharedFlow } from '../shared-rounds/shared-flow.ts';
import { kenoFairnessTab, kenoPaysTab, kenoRulesTab } from './info-tabs.ts';
import { openScene, stake } from './open-scene.ts';
import { drawReplay } from './replay-view.ts';

interface KenoStakeDependencies {
  readonly stake: Observable<Cents>;
  setBet(bet: KenoBet | null): void;
}

/** The stake stands before any number is chosen. */
function makeKenoStake({ stake, setBet }: KenoStakeDependencies): BetControls<KenoBet> {
  const stepper = makeStakeStepper<KenoBet>({
    setBet(bet) {
      stake.set(bet.stake);
      setBet(bet.numbers.length > 0 ? bet : null);
    },
    betOf: (next, before) => ({ numbers: [], ...before, stake: next }),
    note: () => '',
  });
  return {
    view: stepper.view,
    update(state) {
      if (state.bet) stake.set(state.bet.stake);
      stepper.update({ ...state, stake: stake.get() });
    },
  };
}

export const kenoLights: GameManifest<KenoBet, KenoOutcome> = {
  maths: KENO_LIGHTS,
  bet: kenoBetSchema,
  outcome: kenoOutcomeSchema,
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
  sharedComparison: SHARED_COMPARISON,
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
