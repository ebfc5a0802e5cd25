import { type Cents, cents } from '../../contract/money.ts';
import type { SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { moneyText } from '../engine/money-text.ts';

interface PaidGame {
  readonly symbols: readonly SlotSymbol[];
  readonly rows: number;
  /** None where equal symbols pay wherever they stand. */
  readonly lines?: readonly (readonly number[])[];
}

interface PaysTabOptions {
  readonly model: PaidGame;
  stake(): Cents;
  symbolText(symbol: SymbolId): string;
  /** Address of a symbol's image. */
  symbolSvg(symbol: SymbolId): string;
  /** What the amounts are for. @param amount the stake, written out */
  intro(amount: string): string;
  /** How many bets a stake is, as far as this symbol's pays count: a pay of 5 is that many bets. */
  betsOf(symbol: SymbolId): number;
  /** What else is to be said of a symbol; empty for nothing. */
  noteOf(symbol: SymbolId): string;
}

/** What every symbol pays at the stake that is set, and where the lines run. */
export function paysTab(parts: PaysTabOptions): InfoTab {
  const { model, stake, intro } = parts;
  const { lines = [] } = model;
  return {
    id: 'pays',
    title: () => t('game.tab.pays'),
    render: () =>
      element('div', { class: 'info-page' }, [
        element('p', {}, [intro(moneyText(stake()))]),
        element(
          'ul',
          { class: 'pays' },
          model.symbols.map((_, symbol) => payRow(parts, symbol)),
        ),
        ...(lines.length > 0
          ? [
              element('h3', {}, [t('game.pays.lines', { lines: lines.length })]),
              element(
                'ol',
                { class: 'lines' },
                lines.map((rows, line) => lineImage(rows, model.rows, line)),
              ),
            ]
          : []),
      ]),
  };
}

function payRow(parts: PaysTabOptions, symbol: SymbolId): HTMLElement {
  const { pays } = parts.model.symbols[symbol] as SlotSymbol;
  const bet = parts.stake() / parts.betsOf(symbol);
  const image = element('img', { src: parts.symbolSvg(symbol), alt: '', width: '52', height: '52' });
  const amounts = Object.entries(pays)
    .reverse()
    .map(([count, pay]) =>
      element('li', {}, [
        element('span', { class: 'count', 'aria-label': t('game.pays.count', { count }) }, [`${count}×`]),
        element('b', {}, [moneyText(cents(pay * bet))]),
      ]),
    );
  const note = parts.noteOf(symbol);
  return element('li', { class: 'pay' }, [
    image,
    element('div', {}, [
      element('b', { class: 'pay-name' }, [parts.symbolText(symbol)]),
      ...(note ? [element('p', {}, [note])] : []),
      ...(amounts.length ? [element('ul', { class: 'amounts' }, amounts)] : []),
    ]),
  ]);
}

function lineImage(rows: readonly number[], height: number, line: number): HTMLElement {
  const cells = Array.from({ length: height * rows.length }, (_, index) => {
    const isOn = rows[index % rows.length] === Math.floor(index / rows.length);
    return element('i', isOn ? { class: 'on' } : {});
  });
  return element('li', {}, [
    element('span', {}, [t('game.pays.line', { line: line + 1 })]),
    element('div', { class: `line-grid of-${rows.length}`, 'aria-hidden': 'true' }, cells),
  ]);
}
