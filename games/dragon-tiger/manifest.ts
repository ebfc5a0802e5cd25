import { type DragonTigerSpot, dragonTigerOutcomeSchema } from '../../contract/games/dragon-tiger.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import { DEAL_CONTROLS } from '../cards/deal-controls.ts';
import { tableManifest } from '../table/table-manifest.ts';
import { chip } from './chip.ts';
import { duelTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { cardsText, spotName } from './spot-name.ts';

export const dragonTiger = tableManifest({
  maths: DRAGON_TIGER,
  outcome: dragonTigerOutcomeSchema,
  messages: ['table', 'cards', 'dragon'],
  title: () => t('dragon.title'),
  sceneLabel: () => t('dragon.scene'),
  controls: DEAL_CONTROLS,
  chip,
  spotName: (spot) => spotName(spot as DragonTigerSpot),
  outcomeText: cardsText,
  infoTabs: duelTabs,
  openScene,
});
