import { type Cents, cents } from '../../contract/money.ts';
import { COLOR_GAME, COLOR_MAX_TOTAL, COLOR_RETURNS } from '../../maths/color-game.ts';
import { COLOR_GAME_FIGURES } from '../../maths/color-game-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { moneyText } from '../engine/money-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';

const [smallest = cents(0)] = COLOR_GAME.stakes;
const { color } = COLOR_GAME_FIGURES.bets;

/** What a chip on a colour returns, for each number of dice that show it. */
export function colorPaysTab(chip: () => Cents): InfoTab {
  return {
    id: 'pays',
    title: () => t('game.tab.pays'),
    render: () =>
      element('div', { class: 'info-page' }, [
        element('p', {}, [t('color.pays.intro', { amount: moneyText(chip()) })]),
        element(
          'dl',
          { class: 'figures' },
          COLOR_RETURNS.flatMap((hundredths, dice) => [
            element('dt', {}, [t('color.pays.dice', { dice })]),
            element('dd', {}, [moneyText(cents((chip() * hundredths) / 100))]),
          ]),
        ),
        element('p', {}, [t('color.pays.total')]),
      ]),
  };
}

export const colorRulesTab = (): InfoTab =>
  rulesTab({
    maths: COLOR_GAME,
    ofGame: () => [
      t('color.rules.bet', { least: moneyText(smallest), most: moneyText(COLOR_MAX_TOTAL) }),
      t('color.rules.throw'),
    ],
  });

export const colorFairnessTab = (): InfoTab =>
  fairnessTab({
    rows: () => [
      [t('game.fair.rtp'), percentText(COLOR_GAME_FIGURES.rtpBp / 10_000)],
      [t('game.fair.hit'), percentText(color?.hitRate ?? 0, 1)],
      [t('game.fair.above'), percentText(color?.aboveStakeRate ?? 0, 1)],
      [t('game.fair.volatility'), t('table.volatility', { class: COLOR_GAME_FIGURES.volatility })],
      [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: color?.maxWin ?? 0 })],
    ],
    about: () => [t('color.fair.about', { rtp: percentText(COLOR_GAME_FIGURES.rtpBp / 10_000) })],
  });
