import { DRAGON_TIGER_SPOTS, type DragonTigerSpot } from '../../contract/games/dragon-tiger.ts';
import { DRAGON_TIGER, DRAGON_TIGER_MAX_TOTAL, DRAGON_TIGER_RETURNS } from '../../maths/dragon-tiger.ts';
import { DRAGON_TIGER_FIGURES } from '../../maths/dragon-tiger-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { oddsOf } from '../table/odds.ts';
import { tableTabs } from '../table/table-tabs.ts';
import { spotName } from './spot-name.ts';

export const duelTabs = (): readonly InfoTab[] =>
  tableTabs({
    maths: DRAGON_TIGER,
    maxTotal: DRAGON_TIGER_MAX_TOTAL,
    figures: DRAGON_TIGER_FIGURES,
    nameOf: (bet) => spotName(bet as DragonTigerSpot),
    bets: () =>
      DRAGON_TIGER_SPOTS.map((spot) => ({
        bet: spot,
        name: spotName(spot),
        odds: oddsOf(DRAGON_TIGER_RETURNS[spot]),
      })),
    notes: () => [t('dragon.pays.half')],
    rules: () => [t('dragon.rules.deal'), t('dragon.rules.ties')],
  });
