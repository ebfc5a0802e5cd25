import { type SlotOutcome, slotOutcome } from '../../contract/games/game-calls.ts';
import type { Cents } from '../../contract/money.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { verifyRound } from '../../maths/verify-round.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { fairnessTab, paysTab, rulesTab } from '../engine/slot-tabs.ts';
import { symbolText } from './line-text.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './painted-texts.ts';
import { symbolAddress } from './symbol-art.ts';

const lines = ROYAL_SEVENS.lines.length;

export const royalSevens: GameManifest<SlotOutcome> = {
  slug: ROYAL_SEVENS.slug,
  messages: [],
  title: () => t('game.title'),
  sceneLabel: () => t('game.reels'),
  controls: {
    action: () => t('game.spin'),
    actionLabel: (amount) => t('game.spin.label', { amount }),
    actionBusy: () => t('game.spin.busy'),
    stakeNote: (stake) => t('game.stake.perLine', { lines, amount: moneyText((stake / lines) as Cents) }),
  },
  infoTabs: (stake) => [
    paysTab({
      model: ROYAL_SEVENS,
      stake,
      symbolText: (symbol) => symbolText(ROYAL_SEVENS, symbol),
      symbolSvg: (symbol) => symbolAddress(ROYAL_SEVENS.symbols[symbol]?.name ?? '') ?? '',
    }),
    rulesTab(ROYAL_SEVENS),
    fairnessTab(ROYAL_SEVENS_FIGURES),
  ],
  paintedTexts,
  openScene,
  readOutcome: (value) => slotOutcome.parse(value),
  verify: verifyRound,
};
