import { KENO_DRAWN, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import { KENO_PAYS } from '../../maths/keno/pays.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { KENO_LIGHTS_FIGURES } from '../../maths/keno-lights-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';

/** What every count of hits returns, by the count of numbers. */
export const kenoPaysTab = (): InfoTab => ({
  id: 'pays',
  title: () => t('game.tab.pays'),
  render: () =>
    element('div', { class: 'info-page' }, [
      element('p', {}, [t('keno.pays.intro', { drawn: KENO_DRAWN, numbers: KENO_NUMBERS })]),
      ...Object.entries(KENO_PAYS).flatMap(([count, pays]) => [
        element('h3', {}, [t('keno.pays.group', { count: Number(count) })]),
        element('p', {}, [
          Object.entries(pays)
            .map(
              ([hits, multiplier]) =>
                `${t('keno.hits', { count: Number(hits) })} ×${multiplierText(multiplier)}`,
            )
            .join(' · '),
        ]),
      ]),
    ]),
});

export const kenoRulesTab = (): InfoTab =>
  rulesTab({
    maths: KENO_LIGHTS,
    ofGame: (range) => [
      t('keno.rules.bet', { ...range, seconds: KENO_LIGHTS.shared.bettingMs / 1000 }),
      t('keno.rules.draw', { drawn: KENO_DRAWN, numbers: KENO_NUMBERS }),
      t('keno.rules.pays'),
    ],
    interrupted: () => t('keno.rules.interrupted'),
  });

export const kenoFairnessTab = (): InfoTab =>
  fairnessTab({
    isShared: true,
    rows: () => {
      const all = Object.values(KENO_LIGHTS_FIGURES.bets);
      const times = Math.max(...all.map(({ maxWin }) => maxWin));
      return [
        [t('game.fair.rtp'), t('keno.fair.rtp', { rtp: percentText(KENO_LIGHTS_FIGURES.rtpBp / 10_000) })],
        [t('game.fair.volatility'), t('keno.fair.volatility', { class: KENO_LIGHTS_FIGURES.volatility })],
        [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times })],
      ];
    },
    about: () => [t('keno.fair.about'), t('keno.fair.seeds')],
  });
