import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { multipliersOf } from '../../maths/mines/multipliers.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { MINES_OF_BRASS_FIGURES } from '../../maths/mines-of-brass-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { multipliersTab } from '../engine/multipliers-tab.ts';
import { rulesTab } from '../engine/rules-tab.ts';

const counts = Array.from({ length: MINES_CELLS - 1 }, (_, index) => index + 1);

/** What every number of safe cells returns, by the number of mines. */
export const minesPaysTab = (): InfoTab =>
  multipliersTab({
    intro: () => t('mines.pays.intro'),
    groups: () => counts.map((count) => [t('mines.count.value', { count }), multipliersOf(count)]),
  });

export const minesRulesTab = (): InfoTab =>
  rulesTab({
    maths: MINES_OF_BRASS,
    ofGame: (range) => [
      t('mines.rules.bet', { ...range, count: MINES_CELLS - 1 }),
      t('mines.rules.open'),
      t('mines.rules.end'),
    ],
    absentRule: () => t('mines.rules.absent'),
  });

export const minesFairnessTab = (): InfoTab =>
  fairnessTab({
    rows: () => {
      const all = Object.values(MINES_OF_BRASS_FIGURES.bets);
      return [
        [
          t('game.fair.rtp'),
          t('mines.fair.rtp', { rtp: percentText(MINES_OF_BRASS_FIGURES.rtpBp / 10_000) }),
        ],
        [t('game.fair.volatility'), t('mines.fair.volatility', { class: MINES_OF_BRASS_FIGURES.volatility })],
        [
          t('game.fair.ceiling'),
          t('game.fair.ceiling.value', { times: Math.max(...all.map(({ maxWin }) => maxWin)) }),
        ],
      ];
    },
    about: () => [t('mines.fair.about')],
  });
