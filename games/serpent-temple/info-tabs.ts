import type { Cents } from '../../contract/money.ts';
import { SERPENT_RULES } from '../../maths/serpent/serpent-rules.ts';
import { SERPENT_TEMPLE } from '../../maths/serpent-temple.ts';
import { SERPENT_TEMPLE_FIGURES } from '../../maths/serpent-temple-figures.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { waysTabs } from '../slot/ways-tabs.ts';
import { STONES } from './stones.ts';
import { symbolAddress } from './symbol-address.ts';
import { MIN_WIN_CELLS, multiplierText, symbolText } from './win-texts.ts';

const { multipliers, reels, rows } = SERPENT_RULES;

const multiplierList = (): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(multipliers.map(multiplierText));

export const infoTabs = (stake: () => Cents): readonly InfoTab[] =>
  waysTabs(stake, {
    model: { symbols: STONES, rows },
    maths: SERPENT_TEMPLE,
    figures: SERPENT_TEMPLE_FIGURES,
    symbolText,
    symbolAddress,
    intro: (amount) => t('serpent.pays.intro', { amount }),
    noteOf: () => '',
    rules: (range) => [
      t('serpent.rules.stake', { cells: reels * rows, ...range }),
      t('serpent.rules.wins', { count: MIN_WIN_CELLS }),
      t('serpent.rules.falls'),
      t('serpent.rules.multipliers', { list: multiplierList() }),
      t('serpent.rules.end', { count: multipliers.length }),
    ],
    ownFigures: () => [],
    about: () => t('serpent.fair.about', { rtp: percentText(SERPENT_TEMPLE_FIGURES.rtpBp / 10_000) }),
  });
