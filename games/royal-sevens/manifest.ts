import {
  type SlotBet,
  type SlotOutcome,
  slotBetSchema,
  slotOutcomeSchema,
} from '../../contract/games/slot.ts';
import { ROYAL_SEVENS, ROYAL_SEVENS_GAME } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { slotFairnessTab, slotPaysTab, slotRulesTab } from '../slot/slot-tabs.ts';
import { idleValues } from '../slot/slot-values.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { symbolText } from './line-text.ts';
import { openScene } from './open-scene.ts';
import { symbolAddress } from './symbol-address.ts';

/** Every text of the sign, the board and the banners. What is missing here may be painted as empty boxes. */
function paintedTexts(): string[] {
  const values = { amount: '', count: 0, symbol: '', line: 0, index: 0, multiplier: 0 };
  return [
    t('game.title'),
    t('game.idle', idleValues(ROYAL_SEVENS)),
    t('game.result.none'),
    t('game.result.returned', values),
    t('game.result.win', values),
    t('game.result.big'),
    t('game.result.grand'),
    t('game.result.line', values),
    t('game.result.scatter', values),
    t('game.feature.title', values),
    t('game.feature.multiplier', values),
    t('game.feature.board', values),
    t('game.feature.end', values),
    ...ROYAL_SEVENS.symbols.map((_, symbol) => symbolText(ROYAL_SEVENS, symbol)),
  ];
}

export const royalSevens: GameManifest<SlotBet, SlotOutcome> = {
  maths: ROYAL_SEVENS_GAME,
  bet: slotBetSchema,
  outcome: slotOutcomeSchema,
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
