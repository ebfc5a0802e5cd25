import { cents } from '../../contract/money.ts';
import { ROULETTE_KINDS } from '../../maths/roulette/spots.ts';
import { ROULETTE_MAX_TOTAL, ROULETTE_NUMBERS, ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { ROULETTE_ROYALE_FIGURES } from '../../maths/roulette-royale-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { moneyText } from '../engine/money-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { tableFairnessTab, tablePaysTab } from '../table/table-tabs.ts';

type Kind = keyof typeof ROULETTE_KINDS;

const KINDS = Object.keys(ROULETTE_KINDS) as readonly Kind[];
const { stakes, cycleMs } = ROULETTE_ROYALE;
const [smallest = cents(0)] = stakes;
/** What a bet on one number pays with its stake; the zero is left out of it. */
const SHARED = ROULETTE_NUMBERS - 1;

const kindName = (kind: Kind): string =>
  t('roulette.kind.count', { kind: t(`roulette.kind.${kind}`), count: ROULETTE_KINDS[kind] });

export const rouletteTabs = (): readonly InfoTab[] => [
  tablePaysTab({
    bets: () =>
      KINDS.map((kind) => ({
        name: kindName(kind),
        odds: SHARED / ROULETTE_KINDS[kind] - 1,
        rtpBp: ROULETTE_ROYALE_FIGURES.bets[kind]?.rtpBp ?? 0,
      })),
    notes: () => [t('roulette.pays.zero')],
  }),
  rulesTab({
    ofGame: () => [
      t('table.rules.bet', { least: moneyText(smallest), most: moneyText(ROULETTE_MAX_TOTAL) }),
      t('roulette.rules.wheel'),
      t('roulette.rules.lines'),
      t('table.rules.decided'),
    ],
    cycleMs,
  }),
  tableFairnessTab({
    figures: ROULETTE_ROYALE_FIGURES,
    nameOf: (bet) => t(`roulette.kind.${bet as Kind}`),
    about: () => [t('table.fair.about')],
  }),
];
