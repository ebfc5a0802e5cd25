import { computeStrategy, strategyTable } from '../../maths/blackjack/strategy.ts';
import { rankName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import type { InfoTab } from '../engine/info-dialog.ts';

type Row = readonly [hand: string, letters: string];

/** Rows of the published table: hard 5 to 19 and one for 20 and over, soft 13 to 20, pairs from the ace on. */
const GROUPS = [
  { kind: 'hard', rows: 16 },
  { kind: 'soft', rows: 8 },
  { kind: 'pair', rows: 10 },
] as const;
const FIRST_TOTALS = { hard: 5, soft: 13, pair: 1 } as const;
/** The dealer's upper card, in the order of the letters. */
const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const LETTERS = ['H', 'S', 'D', 'd', 'P'] as const;
type Letter = (typeof LETTERS)[number];
const isLetter = (letter: string): letter is Letter => (LETTERS as readonly string[]).includes(letter);
const signOf = (rank: number) => (rank === 1 ? 'A' : String(rank));

let known: readonly Row[] | null = null;

/** Calculated here, once it is wanted: the maths know no table. */
function publishedRows(): readonly Row[] {
  known ??= strategyTable(computeStrategy());
  return known;
}

/** The strategy that the published return is that of: what to do with every hand against every card of the dealer. */
export const strategyTab = (): InfoTab => ({
  id: 'strategy',
  title: () => t('blackjack.tab.strategy'),
  render() {
    const rows = publishedRows();
    let from = 0;
    const tables = GROUPS.map(({ kind, rows: count }) => {
      const part = rows.slice(from, from + count);
      from += count;
      return makeTable(kind, part);
    });
    return element('div', { class: 'info-page' }, [
      element('p', {}, [t('blackjack.strategy.intro')]),
      element(
        'ul',
        { class: 'strategy-key' },
        LETTERS.map((letter) => element('li', {}, [makeCell(letter), t(`blackjack.strategy.${letter}`)])),
      ),
      ...tables,
    ]);
  },
});

function makeTable(kind: 'hard' | 'soft' | 'pair', rows: readonly Row[]): HTMLElement {
  const nameOf = (row: number) =>
    kind === 'pair'
      ? `${signOf(FIRST_TOTALS.pair + row)}, ${signOf(FIRST_TOTALS.pair + row)}`
      : `${FIRST_TOTALS[kind] + row}${kind === 'hard' && row === rows.length - 1 ? '+' : ''}`;
  const head = [
    element('th', { scope: 'col' }, [t('blackjack.strategy.hand')]),
    ...UPS.map((up) => element('th', { scope: 'col', 'aria-label': rankName(up) }, [signOf(up)])),
  ];
  return element('table', { class: 'strategy' }, [
    element('caption', {}, [t(`blackjack.strategy.${kind}`)]),
    element('thead', {}, [element('tr', {}, head)]),
    element(
      'tbody',
      {},
      rows.map(([, letters], row) =>
        element('tr', {}, [
          element('th', { scope: 'row' }, [nameOf(row)]),
          ...[...letters].map((letter) => element('td', {}, isLetter(letter) ? [makeCell(letter)] : [])),
        ]),
      ),
    ),
  ]);
}

/** A letter with its colour, and its meaning for people who hear it. */
function makeCell(letter: Letter): HTMLElement {
  return element('span', { class: `advice advice-${letter}`, title: t(`blackjack.strategy.${letter}`) }, [
    letter,
  ]);
}
