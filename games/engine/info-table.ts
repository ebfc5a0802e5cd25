import { element } from './element.ts';

/** A table of an info tab. The first cell of a row is its name. */
export function infoTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  return element('table', { class: 'info-table' }, [
    element('thead', {}, [
      element(
        'tr',
        {},
        head.map((name) => element('th', { scope: 'col' }, [name])),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map(([name = '', ...cells]) =>
        element('tr', {}, [
          element('th', { scope: 'row' }, [name]),
          ...cells.map((cell) => element('td', {}, [cell])),
        ]),
      ),
    ),
  ]);
}
