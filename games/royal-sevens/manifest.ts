import { type SlotBet, type SlotOutcome, slotBet, slotOutcome } from '../../contract/games/slot.ts';
import type { Cents } from '../../contract/money.ts';
import { ROYAL_SEVENS, ROYAL_SEVENS_GAME } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeStakeStepper } from '../engine/stake-stepper.ts';
import { slotFairnessTab, slotPaysTab, slotRulesTab } from '../slot/slot-tabs.ts';
import { symbolText } from './line-text.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './painted-texts.ts';
import { symbolAddress } from './symbol-address.ts';

const lines = ROYAL_SEVENS.lines.length;

export const royalSevens: GameManifest<SlotBet, SlotOutcome> = {
  maths: ROYAL_SEVENS_GAME,
  bet: slotBet,
  outcome: slotOutcome,
  messages: [],
  title: () => t('game.title'),
  sceneLabel: () => t('game.reels'),
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
  infoTabs: (stake) => [
    slotPaysTab({
      model: ROYAL_SEVENS,
      stake,
      symbolText: (symbol) => symbolText(ROYAL_SEVENS, symbol),
      symbolSvg: (symbol) => symbolAddress(ROYAL_SEVENS.symbols[symbol]?.name ?? '') ?? '',
    }),
    slotRulesTab(ROYAL_SEVENS),
    slotFairnessTab(ROYAL_SEVENS_FIGURES),
  ],
  // The window and its lines are the picture; the list needs no more than stake, win and proof.
  roundRows: () => [],
  paintedTexts,
  openScene,
};
