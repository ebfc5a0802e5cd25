import {
  type AirshipBet,
  type AirshipOutcome,
  airshipBetSchema,
  airshipOutcomeSchema,
} from '../../contract/games/airship.ts';
import { multiplierAt, reachedAfterMs } from '../../maths/airship/ascent.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { multiplyStake } from '../../maths/offered-stake.ts';
import { SHARED_COMPARISON } from '../../maths/shared-comparison.ts';
import { t } from '../../src/platform/i18n.ts';
import type { FrameState } from '../engine/frame-state.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { makeSharedFlow } from '../shared-rounds/shared-flow.ts';
import { airshipFairnessTab, airshipPaysTab, airshipRulesTab } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { flightReplay } from './replay-view.ts';
import { timesText } from './times-text.ts';

export const airship: GameManifest<AirshipBet, AirshipOutcome> = {
  maths: AIRSHIP,
  bet: airshipBetSchema,
  outcome: airshipOutcomeSchema,
  messages: ['airship'],
  title: () => t('airship.title'),
  sceneLabel: () => t('airship.scene'),
  controls: {
    action: () => t('airship.bet'),
    actionLabel: (amount) => t('airship.bet.label', { amount }),
    actionBusy: () => t('airship.bet.busy'),
    actionWaiting: () => ({ text: t('airship.wait'), label: t('airship.wait.label') }),
  },
  firstBet: (stake) => ({ stake, cashOutAt: null }),
  betControls: (setBet) =>
    makeStakeStepper({
      setBet,
      betOf: (stake, before) => ({ cashOutAt: null, ...before, stake }),
      note: () => '',
    }),
  sharedComparison: SHARED_COMPARISON,
  makeFlow: makeSharedFlow<AirshipBet>({
    actsAt: ({ bet }, startedAt) => {
      const { cashOutAt } = airshipBetSchema.parse(bet);
      return cashOutAt === null ? null : startedAt + reachedAfterMs(cashOutAt);
    },
  }),
  openAction({ stake, outcome, acts }, state) {
    if (acts.length > 0) {
      const amount = multiplyStake(stake, outcome.multiplier);
      return {
        text: t('airship.cashedOut'),
        label: t('airship.cashedOut.label', { amount: moneyText(amount) }),
        amount,
      };
    }
    const multiplier = multiplierNow(state);
    if (multiplier === null)
      return {
        text: t('airship.placed'),
        label: t('airship.placed.label', { amount: moneyText(stake) }),
        amount: stake,
      };
    return {
      text: t('airship.cashOut'),
      label: t('airship.cashOut.label'),
      amount: multiplyStake(stake, multiplier),
      act: isOver(state) ? undefined : { kind: 'cashOut' },
    };
  },
  infoTabs: () => [airshipPaysTab(), airshipRulesTab(), airshipFairnessTab()],
  roundRows: ({ outcome }) => [
    [t('airship.rounds.end'), outcome.crashAt === null ? '' : timesText(outcome.crashAt)],
    [
      t('game.rounds.outcome'),
      outcome.multiplier === 0 ? t('airship.rounds.stayed') : timesText(outcome.multiplier),
    ],
  ],
  replayView: flightReplay,
  paintedTexts: () => [],
  openScene,
};

const isOver = ({ followed }: Pick<FrameState, 'followed'>) => followed?.round.resultAt != null;

/** What the flight is at, in hundredths; null before it has left. */
function multiplierNow({ followed }: Pick<FrameState, 'followed'>): number | null {
  const startedAt = followed?.round.startedAt;
  if (!followed || startedAt == null) return null;
  return multiplierAt(Math.max(0, followed.serverNow() - startedAt));
}
