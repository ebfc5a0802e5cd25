import { BACCARAT_SPOTS, type BaccaratSpot } from '../../contract/games/grand-baccarat.ts';
import { BACCARAT_MAX_TOTAL, BACCARAT_RETURNS, GRAND_BACCARAT } from '../../maths/grand-baccarat.ts';
import { GRAND_BACCARAT_FIGURES } from '../../maths/grand-baccarat-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { oddsOf } from '../table/odds.ts';
import { tableTabs } from '../table/table-tabs.ts';
import { spotName } from './spot-name.ts';

export const baccaratTabs = (): readonly InfoTab[] =>
  tableTabs({
    maths: GRAND_BACCARAT,
    maxTotal: BACCARAT_MAX_TOTAL,
    figures: GRAND_BACCARAT_FIGURES,
    nameOf: (bet) => spotName(bet as BaccaratSpot),
    bets: () =>
      BACCARAT_SPOTS.map((spot) => ({
        bet: spot,
        name: spotName(spot),
        odds: oddsOf(BACCARAT_RETURNS[spot]),
      })),
    notes: () => [t('baccarat.pays.commission'), t('baccarat.pays.tie')],
    rules: () => [
      t('baccarat.rules.count'),
      t('baccarat.rules.player'),
      t('baccarat.rules.banker'),
      t('baccarat.rules.pair'),
    ],
  });
