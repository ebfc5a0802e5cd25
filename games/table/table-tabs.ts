import type { Cents } from '../../contract/money.ts';
import type { GameFigures } from '../../maths/game-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { infoTable } from '../engine/info-table.ts';
import { moneyText } from '../engine/money-text.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { oddsText } from './odds.ts';

interface PaidBet {
  /** Its name in the figures. */
  readonly bet: string;
  readonly name: string;
  /** What a winning bet pays beside its stake, in stakes. */
  readonly odds: number;
}

interface TableTabsOptions {
  readonly maths: { readonly stakes: readonly Cents[]; readonly cycleMs: number };
  /** All bets of one round. Cents. */
  readonly maxTotal: Cents;
  readonly figures: GameFigures;
  /** A bet of the figures in the player's language. */
  nameOf(bet: string): string;
  bets(): readonly PaidBet[];
  /** What the paytable needs beside its rows. */
  notes(): readonly string[];
  /** The game's own rules; those of every table stand around them. */
  rules(): readonly string[];
}

/** Paytable, rules and figures of a table, from the data of its maths. */
export function tableTabs(parts: TableTabsOptions): readonly InfoTab[] {
  return [
    paysTab(parts),
    rulesTab({
      maths: parts.maths,
      ofGame: ({ least }) => [
        t('table.rules.bet', { least, most: moneyText(parts.maxTotal) }),
        ...parts.rules(),
      ],
    }),
    figuresTab(parts),
  ];
}

/** Every bet of a table with its odds and its return. */
function paysTab({ bets, notes, figures }: TableTabsOptions): InfoTab {
  return {
    id: 'pays',
    title: () => t('game.tab.pays'),
    render: () =>
      element('div', { class: 'info-page' }, [
        infoTable(
          [t('table.bet'), t('table.pays'), t('game.fair.rtp')],
          bets().map(({ bet, name, odds }) => [
            name,
            oddsText(odds),
            percentText((figures.bets[bet]?.rtpBp ?? 0) / 10_000),
          ]),
        ),
        ...notes().map((note) => element('p', {}, [note])),
      ]),
  };
}

/** The returns and hits of all bets of a table. */
function figuresTab({ figures, nameOf }: TableTabsOptions): InfoTab {
  const bets = Object.entries(figures.bets);
  return fairnessTab({
    rows: () => [
      ...bets.map(
        ([bet, { rtpBp }]) => [`${t('game.fair.rtp')}: ${nameOf(bet)}`, percentText(rtpBp / 10_000)] as const,
      ),
      ...bets.map(
        ([bet, { aboveStakeRate }]) =>
          [`${t('game.fair.above')}: ${nameOf(bet)}`, percentText(aboveStakeRate, 1)] as const,
      ),
      [t('game.fair.volatility'), t('table.volatility', { class: figures.volatility })],
      [
        t('game.fair.ceiling'),
        t('game.fair.ceiling.value', { times: Math.max(...bets.map(([, { maxWin }]) => maxWin)) }),
      ],
    ],
    about: () => [t('table.fair.about')],
  });
}
