import { PLINKO_RISKS, PLINKO_ROWS } from '../../contract/games/plinko-tower.ts';
import { plinkoSlots } from '../../maths/plinko/multipliers.ts';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { PLINKO_TOWER_FIGURES } from '../../maths/plinko-tower-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { multipliersTab } from '../engine/multipliers-tab.ts';
import { rulesTab } from '../engine/rules-tab.ts';

const tables = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })));

/** What every slot of every table returns, from the edge to the middle. */
export const plinkoPaysTab = (): InfoTab =>
  multipliersTab({
    intro: () => t('plinko.pays.intro'),
    groups: () =>
      tables.map(({ rows, risk }) => [
        t('plinko.table', { rows, risk: t(`plinko.risk.${risk}`) }),
        plinkoSlots({ rows, risk }).slice(0, rows / 2 + 1),
      ]),
  });

export const plinkoRulesTab = (): InfoTab =>
  rulesTab({
    maths: PLINKO_TOWER,
    ofGame: (range) => [t('plinko.rules.bet', range), t('plinko.rules.fall')],
  });

export const plinkoFairnessTab = (): InfoTab =>
  fairnessTab({
    rows: () => [
      [t('game.fair.rtp'), percentText(PLINKO_TOWER_FIGURES.rtpBp / 10_000)],
      ...tables.map(({ rows, risk }) => {
        const { aboveStakeRate = 0 } = PLINKO_TOWER_FIGURES.bets[`${rows} rows, ${risk}`] ?? {};
        const table = t('plinko.table', { rows, risk: t(`plinko.risk.${risk}`) });
        return [t('plinko.fair.above', { table }), percentText(aboveStakeRate, 1)] as const;
      }),
      [t('game.fair.volatility'), t('plinko.fair.volatility', { class: PLINKO_TOWER_FIGURES.volatility })],
      [
        t('game.fair.ceiling'),
        t('game.fair.ceiling.value', {
          times: Math.max(...Object.values(PLINKO_TOWER_FIGURES.bets).map(({ maxWin }) => maxWin)),
        }),
      ],
    ],
    about: () => [t('plinko.fair.about', { rtp: percentText(PLINKO_TOWER_FIGURES.rtpBp / 10_000) })],
  });
