import { rouletteOutcomeSchema } from '../../contract/games/roulette-royale.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import { tableManifest } from '../table/table-manifest.ts';
import { rouletteTabs } from './info-tabs.ts';
import { chip, openScene } from './open-scene.ts';
import { numberText, spotName } from './spot-name.ts';

export const rouletteRoyale = tableManifest({
  maths: ROULETTE_ROYALE,
  outcome: rouletteOutcomeSchema,
  messages: ['table', 'roulette'],
  title: () => t('roulette.title'),
  sceneLabel: () => t('roulette.scene'),
  controls: {
    action: () => t('game.spin'),
    actionLabel: (amount) => t('game.spin.label', { amount }),
    actionBusy: () => t('game.spin.busy'),
  },
  chip,
  spotName,
  outcomeText: numberText,
  infoTabs: rouletteTabs,
  openScene,
});
