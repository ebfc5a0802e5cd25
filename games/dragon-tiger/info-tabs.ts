import { DRAGON_TIGER_SPOTS, type DragonTigerSpot } from '../../contract/games/dragon-tiger.ts';
import { cents } from '../../contract/money.ts';
import { DRAGON_TIGER, DRAGON_TIGER_MAX_TOTAL, DRAGON_TIGER_RETURNS } from '../../maths/dragon-tiger.ts';
import { DRAGON_TIGER_FIGURES } from '../../maths/dragon-tiger-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { moneyText } from '../engine/money-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { oddsOf, tableFairnessTab, tablePaysTab } from '../table/table-tabs.ts';
import { spotName } from './spot-name.ts';

const { stakes, cycleMs } = DRAGON_TIGER;
const [smallest = cents(0)] = stakes;

export const duelTabs = (): readonly InfoTab[] => [
  tablePaysTab({
    bets: () =>
      DRAGON_TIGER_SPOTS.map((spot) => ({
        name: spotName(spot),
        odds: oddsOf(DRAGON_TIGER_RETURNS[spot]),
        rtpBp: DRAGON_TIGER_FIGURES.bets[spot]?.rtpBp ?? 0,
      })),
    notes: () => [t('dragon.pays.half')],
  }),
  rulesTab({
    ofGame: () => [
      t('table.rules.bet', { least: moneyText(smallest), most: moneyText(DRAGON_TIGER_MAX_TOTAL) }),
      t('dragon.rules.deal'),
      t('dragon.rules.ties'),
      t('table.rules.decided'),
    ],
    cycleMs,
  }),
  tableFairnessTab({
    figures: DRAGON_TIGER_FIGURES,
    nameOf: (bet) => spotName(bet as DragonTigerSpot),
    about: () => [t('table.fair.about')],
  }),
];
