import type { GameFigures } from '../../maths/game-figures.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { fairnessTab, percentText } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';

interface PaidBet {
  readonly name: string;
  /** What a winning bet pays beside its stake, in stakes. */
  readonly odds: number;
  readonly rtpBp: number;
}

/** What a bet pays, as it stands on a table: `11:1`. */
export const oddsText = (odds: number): string => `${odds}:1`;

/** From a return with its stake, in hundredths of the stake, to odds. */
export const oddsOf = (hundredths: number): number => (hundredths - 100) / 100;

/** Every bet of a table with its odds and its return. */
export function tablePaysTab({
  bets,
  notes,
}: {
  bets(): readonly PaidBet[];
  notes(): readonly string[];
}): InfoTab {
  return {
    id: 'pays',
    title: () => t('game.tab.pays'),
    render: () =>
      element('div', { class: 'info-page' }, [
        element('table', { class: 'bets' }, [
          element('thead', {}, [
            element(
              'tr',
              {},
              [t('table.bet'), t('table.pays'), t('game.fair.rtp')].map((name) =>
                element('th', { scope: 'col' }, [name]),
              ),
            ),
          ]),
          element(
            'tbody',
            {},
            bets().map(({ name, odds, rtpBp }) =>
              element('tr', {}, [
                element('th', { scope: 'row' }, [name]),
                element('td', {}, [oddsText(odds)]),
                element('td', {}, [percentText(rtpBp / 10_000)]),
              ]),
            ),
          ),
        ]),
        ...notes().map((note) => element('p', {}, [note])),
      ]),
  };
}

/** The returns and hits of all bets of a table. */
export function tableFairnessTab({
  figures,
  nameOf,
  about,
}: {
  readonly figures: GameFigures;
  nameOf(bet: string): string;
  about(): readonly string[];
}): InfoTab {
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
    about,
  });
}
