import { type OrchardOutcome, orchardOutcome } from '../../contract/games/golden-orchard.ts';
import { type SlotBet, slotBet } from '../../contract/games/slot.ts';
import type { Cents } from '../../contract/money.ts';
import { ORCHARD_REELS } from '../../maths/golden-orchard/reels.ts';
import { GOLDEN_ORCHARD } from '../../maths/golden-orchard.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { infoTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './win-texts.ts';

const lines = ORCHARD_REELS.lines.length;

export const goldenOrchard: GameManifest<SlotBet, OrchardOutcome> = {
  maths: GOLDEN_ORCHARD,
  bet: slotBet,
  outcome: orchardOutcome,
  messages: ['orchard'],
  title: () => t('orchard.title'),
  sceneLabel: () => t('orchard.scene'),
  controls: {
    action: () => t('game.spin'),
    actionLabel: (amount) => t('game.spin.label', { amount }),
    actionBusy: () => t('game.spin.busy'),
  },
  firstBet: (stake) => ({ stake }),
  betControls: (setBet) =>
    makeStakeStepper({
      setBet,
      betOf: (stake) => ({ stake }),
      note: (stake) => t('game.stake.perLine', { lines, amount: moneyText((stake / lines) as Cents) }),
    }),
  infoTabs,
  // The window and its lines are the picture; the list needs no more than stake, win and proof.
  roundRows: () => [],
  paintedTexts,
  openScene,
};
