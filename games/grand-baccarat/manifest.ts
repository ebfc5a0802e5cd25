import { type BaccaratSpot, baccaratOutcomeSchema } from '../../contract/games/grand-baccarat.ts';
import { GRAND_BACCARAT } from '../../maths/grand-baccarat.ts';
import { t } from '../../src/platform/i18n.ts';
import { DEAL_CONTROLS } from '../cards/deal-controls.ts';
import { tableManifest } from '../table/table-manifest.ts';
import { baccaratTabs } from './info-tabs.ts';
import { chip, openScene } from './open-scene.ts';
import { handsText, spotName } from './spot-name.ts';

export const grandBaccarat = tableManifest({
  maths: GRAND_BACCARAT,
  outcome: baccaratOutcomeSchema,
  messages: ['table', 'cards', 'baccarat'],
  title: () => t('baccarat.title'),
  sceneLabel: () => t('baccarat.scene'),
  controls: DEAL_CONTROLS,
  chip,
  spotName: (spot) => spotName(spot as BaccaratSpot),
  outcomeText: handsText,
  infoTabs: baccaratTabs,
  openScene,
});
