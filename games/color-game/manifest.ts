import { type ColorOutcome, colorOutcome } from '../../contract/games/color-game.ts';
import { type PlacedBets, placedBets } from '../../contract/games/placed-bets.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeChipChoice } from '../table/chip-choice.ts';
import { betText } from '../table/result-text.ts';
import type { Color } from './color-art.ts';
import { colorName } from './color-name.ts';
import { colorFairnessTab, colorPaysTab, colorRulesTab } from './info-tabs.ts';
import { chip, diceText, openScene } from './open-scene.ts';

export const colorGame: GameManifest<PlacedBets, ColorOutcome> = {
  maths: COLOR_GAME,
  bet: placedBets,
  outcome: colorOutcome,
  messages: ['table', 'color'],
  title: () => t('color.title'),
  sceneLabel: () => t('color.scene'),
  controls: {
    action: () => t('color.throw'),
    actionLabel: (amount) => t('color.throw.label', { amount }),
    actionBusy: () => t('color.throw.busy'),
  },
  firstBet: () => null,
  betControls: () => makeChipChoice({ chip }),
  infoTabs: () => [colorPaysTab(chip.get), colorRulesTab(), colorFairnessTab()],
  roundRows: ({ bet, outcome }) => [
    [t('game.rounds.bet'), betText(bet, (spot) => colorName(spot as Color))],
    [t('game.rounds.outcome'), diceText(outcome.dice)],
  ],
  paintedTexts: () => [],
  openScene,
};
