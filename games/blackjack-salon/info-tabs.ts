import { BLACKJACK } from '../../maths/blackjack/count.ts';
import { BLACKJACK_DECKS, BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { BLACKJACK_SALON_FIGURES } from '../../maths/blackjack-salon-figures.ts';
import { toBp } from '../../maths/game-figures.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { infoTable } from '../engine/info-table.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { strategyTab } from './strategy-tab.ts';

const GOAL = { goal: BLACKJACK };

const paysTab = (): InfoTab => ({
  id: 'pays',
  title: () => t('game.tab.pays'),
  render: () =>
    element('div', { class: 'info-page' }, [
      infoTable(
        [t('blackjack.pays.result'), t('table.pays')],
        [
          [t('blackjack.result.blackjack'), '3:2'],
          [t('blackjack.result.win'), '1:1'],
          [t('blackjack.pays.insurance'), '2:1'],
          [t('blackjack.result.push'), t('blackjack.pays.push')],
        ],
      ),
      element('p', {}, [t('blackjack.pays.blackjack', GOAL)]),
      element('p', {}, [t('blackjack.pays.double')]),
    ]),
});

const makeRulesTab = (): InfoTab =>
  rulesTab({
    maths: BLACKJACK_SALON,
    ofGame: (range) => [
      t('blackjack.rules.bet', { ...range, ...GOAL }),
      t('blackjack.rules.count', { decks: BLACKJACK_DECKS }),
      t('blackjack.rules.dealer'),
      t('blackjack.rules.insurance'),
      t('blackjack.rules.double'),
      t('blackjack.rules.split'),
      t('blackjack.rules.end', GOAL),
    ],
    absentRule: () => t('blackjack.rules.absent'),
  });

const makeFairnessTab = (): InfoTab =>
  fairnessTab({
    rows() {
      const { rtpBp, volatility, insuranceRtp, maxWin, sampled } = BLACKJACK_SALON_FIGURES;
      const deviation = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 2 });
      return [
        [t('blackjack.fair.rtp'), percentText(rtpBp / 10_000)],
        [t('blackjack.fair.insurance'), percentText(toBp(insuranceRtp) / 10_000)],
        [t('blackjack.fair.win'), percentText(sampled.winRate, 1)],
        [t('blackjack.fair.push'), percentText(sampled.tieRate, 1)],
        [
          t('blackjack.fair.deviation'),
          t('blackjack.fair.stakes', { count: deviation.format(sampled.deviation) }),
        ],
        [t('game.fair.volatility'), t('table.volatility', { class: volatility })],
        [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: maxWin })],
      ];
    },
    about: () => [t('blackjack.fair.about'), t('blackjack.fair.most')],
  });

export const blackjackTabs = (): readonly InfoTab[] => [
  paysTab(),
  makeRulesTab(),
  strategyTab(),
  makeFairnessTab(),
];
