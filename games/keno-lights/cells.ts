import { KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import { t } from '../../src/platform/i18n.ts';
import { type CellGrid, makeCellGrid } from '../engine/cell-grid.ts';
import type { Lamp } from './lamps.ts';
import type { BoardLayout } from './layout.ts';

export interface Cells extends Pick<CellGrid, 'view'> {
  /** Stands exactly over the drawn lamps. */
  place(layout: BoardLayout): void;
  /** @param isOpen whether numbers may be chosen now */
  update(lamps: readonly Lamp[], chosen: readonly number[], isOpen: boolean): void;
}

/** The lamps as toggle buttons over the picture. */
export function makeCells(press: (number: number) => void): Cells {
  const grid = makeCellGrid({
    count: KENO_NUMBERS,
    start: 0,
    label: t('keno.board'),
    press: (cell) => press(cell + 1),
  });
  return {
    view: grid.view,
    place({ lamps, columns, size, gap }) {
      const [first] = lamps;
      if (!first) return;
      grid.place({ x: first.x, y: first.y, width: columns * (size + gap) - gap, gap, columns });
    },
    update(lamps, chosen, isOpen) {
      grid.cells.forEach((one, cell) => {
        const number = cell + 1;
        const lamp = lamps[cell] ?? 'off';
        const isCalled = lamp === 'called' || lamp === 'hit';
        set(one, 'aria-label', isCalled ? t('keno.number.called', { number }) : String(number));
        set(one, 'aria-pressed', String(chosen.includes(number)));
        set(one, 'aria-disabled', String(!isOpen));
      });
    },
  };
}

/** Eighty buttons are looked at with each call: only what changes is written. */
function set(one: Element, name: string, value: string): void {
  if (one.getAttribute(name) !== value) one.setAttribute(name, value);
}
