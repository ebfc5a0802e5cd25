import { RANKS } from '../../contract/games/cards.ts';
import {
  HIGH_LOW_MAX_GUESSES,
  HIGH_LOW_MAX_SKIPS,
  type HighLowGuess,
} from '../../contract/games/high-low-salon.ts';
import { HIGH_LOW_MAX_MULTIPLIER, highLowMultiplier, rightRanks } from '../../maths/high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { HIGH_LOW_SALON_BOUNDS, HIGH_LOW_SALON_FIGURES } from '../../maths/high-low-salon-figures.ts';
import { rankName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { infoTable } from '../engine/info-table.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';

const COLUMNS = ['higher', 'same', 'lower'] as const;
const ranks = Array.from({ length: RANKS }, (_, index) => index + 1);

const firstTimes = (guess: HighLowGuess, rank: number): string => {
  const right = rightRanks(guess, rank);
  return right === 0 ? '–' : `×${multiplierText(highLowMultiplier(1, right))}`;
};

/** What the first right guess returns on every card, and how it goes on. */
export const highLowPaysTab = (): InfoTab => ({
  id: 'pays',
  title: () => t('game.tab.pays'),
  render: () =>
    element('div', { class: 'info-page' }, [
      element('p', {}, [t('highlow.pays.intro')]),
      infoTable(
        [t('highlow.pays.card'), ...COLUMNS.map((guess) => t(`highlow.guess.${guess}`))],
        ranks.map((rank) => [rankName(rank), ...COLUMNS.map((guess) => firstTimes(guess, rank))]),
      ),
      element('p', {}, [t('highlow.pays.next')]),
    ]),
});

export const highLowRulesTab = (): InfoTab =>
  rulesTab({
    maths: HIGH_LOW_SALON,
    ofGame: (range) => [
      t('highlow.rules.bet', range),
      t('highlow.rules.ranks'),
      t('highlow.rules.right'),
      t('highlow.rules.end', {
        count: HIGH_LOW_MAX_GUESSES,
        times: multiplierText(HIGH_LOW_MAX_MULTIPLIER),
      }),
      t('highlow.rules.skip', { count: HIGH_LOW_MAX_SKIPS }),
    ],
    absentRule: () => t('highlow.rules.absent'),
  });

export const highLowFairnessTab = (): InfoTab =>
  fairnessTab({
    rows: () => {
      const { rtpBp, volatility, bets } = HIGH_LOW_SALON_FIGURES;
      return [
        [t('game.fair.rtp'), t('highlow.fair.rtp', { rtp: percentText(rtpBp / 10_000) })],
        [t('highlow.fair.hit'), percentText(bets['one likelier guess']?.hitRate ?? 0, 1)],
        [t('game.fair.volatility'), t('highlow.fair.volatility', { class: volatility })],
        [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: HIGH_LOW_SALON_BOUNDS.maxWin })],
      ];
    },
    about: () => [t('highlow.fair.about')],
  });
