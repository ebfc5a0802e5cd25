import { colorOutcomeSchema } from '../../contract/games/color-game.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { tableManifest } from '../table/table-manifest.ts';
import type { Color } from './color-art.ts';
import { colorName } from './color-name.ts';
import { colorFairnessTab, colorPaysTab, colorRulesTab } from './info-tabs.ts';
import { chip, diceText, openScene } from './open-scene.ts';

export const colorGame = tableManifest({
  maths: COLOR_GAME,
  outcome: colorOutcomeSchema,
  messages: ['table', 'color'],
  title: () => t('color.title'),
  sceneLabel: () => t('color.scene'),
  controls: {
    action: () => t('color.throw'),
    actionLabel: (amount) => t('color.throw.label', { amount }),
    actionBusy: () => t('color.throw.busy'),
  },
  chip,
  spotName: (spot) => colorName(spot as Color),
  outcomeText: ({ dice }) => diceText(dice),
  infoTabs: () => [colorPaysTab(chip.get), colorRulesTab(), colorFairnessTab()],
  openScene,
});
