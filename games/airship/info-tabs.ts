import { AIRSHIP_MAX, AIRSHIP_START } from '../../contract/games/airship.ts';
import { UNWATCHED_MS } from '../../contract/limits.ts';
import { reachedAfterMs } from '../../maths/airship/ascent.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { AIRSHIP_FIGURES } from '../../maths/airship-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { timesText } from './times-text.ts';

/** How often a flight reaches a multiplier, and when. */
export const airshipPaysTab = (): InfoTab => ({
  id: 'pays',
  title: () => t('game.tab.pays'),
  render: () =>
    element('div', { class: 'info-page' }, [
      element('p', {}, [t('airship.pays.intro')]),
      element('table', { class: 'reach' }, [
        element('thead', {}, [
          element('tr', {}, [
            element('th', { scope: 'col' }, [t('airship.pays.at')]),
            element('th', { scope: 'col' }, [t('airship.pays.share')]),
            element('th', { scope: 'col' }, [t('airship.pays.after')]),
          ]),
        ]),
        element(
          'tbody',
          {},
          Object.values(AIRSHIP_FIGURES.bets).map(({ maxWin, hitRate }) => {
            const at = Math.round(maxWin * 100);
            const seconds = Math.round(reachedAfterMs(at) / 100) / 10;
            return element('tr', {}, [
              element('th', { scope: 'row' }, [timesText(at)]),
              element('td', {}, [percentText(hitRate, hitRate < 0.001 ? 4 : 2)]),
              element('td', {}, [t('airship.pays.seconds', { seconds })]),
            ]);
          }),
        ),
      ]),
    ]),
});

export const airshipRulesTab = (): InfoTab =>
  rulesTab({
    maths: AIRSHIP,
    ofGame: (range) => [
      t('airship.rules.bet', { ...range, seconds: AIRSHIP.shared.bettingMs / 1000 }),
      t('airship.rules.climb', { start: timesText(AIRSHIP_START) }),
      t('airship.rules.cashOut'),
      t('airship.rules.auto', { max: timesText(AIRSHIP_MAX) }),
      t('airship.rules.late'),
    ],
    interrupted: () => t('airship.rules.interrupted', { seconds: UNWATCHED_MS / 1000 }),
  });

export const airshipFairnessTab = (): InfoTab =>
  fairnessTab({
    isShared: true,
    rows: () => [
      [t('game.fair.rtp'), percentText(AIRSHIP_FIGURES.rtpBp / 10_000)],
      [t('game.fair.volatility'), t('airship.fair.volatility', { class: AIRSHIP_FIGURES.volatility })],
      [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: AIRSHIP_MAX / 100 })],
    ],
    about: () => [t('airship.fair.about'), t('airship.fair.seeds')],
  });
