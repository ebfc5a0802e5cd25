import { type SlotBet, type SlotOutcome, slotBet, slotOutcome } from '../../contract/games/slot.ts';
import { ROYAL_SEVENS, ROYAL_SEVENS_GAME } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { slotFairnessTab, slotPaysTab, slotRulesTab } from '../slot/slot-tabs.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { symbolText } from './line-text.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './painted-texts.ts';
import { symbolAddress } from './symbol-address.ts';

export const royalSevens: GameManifest<SlotBet, SlotOutcome> = {
  maths: ROYAL_SEVENS_GAME,
  bet: slotBet,
  outcome: slotOutcome,
  messages: [],
  title: () => t('game.title'),
  sceneLabel: () => t('game.reels'),
  ...stakeControls(ROYAL_SEVENS.lines.length),
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
  paintedTexts,
  openScene,
};
