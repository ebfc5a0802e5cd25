import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element } from '../engine/element.ts';
import type { CellFace } from './faces.ts';
import { COLUMNS, type FieldLayout } from './layout.ts';

export interface Cells {
  readonly view: HTMLElement;
  /** Stands exactly over the drawn cells. */
  place(layout: FieldLayout): void;
  /** @param isOpenable whether a closed cell may be opened now */
  update(faces: readonly CellFace[], isOpenable: boolean): void;
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The cells as buttons over the picture, so that touch, keys and a screen reader all work. One of them is in the tab
 * order; arrow keys move within the field.
 */
export function makeCells(open: (cell: number) => void): Cells {
  let current = Math.floor(MINES_CELLS / 2);
  const buttons = Array.from({ length: MINES_CELLS }, (_, cell) => {
    const made = button('', { class: 'cell', 'data-sound': 'none', tabindex: '-1' }, () => {
      focusOn(cell);
      if (made.getAttribute('aria-disabled') === 'false') open(cell);
    });
    return made;
  });
  const view = element('div', { class: 'cells', role: 'group', 'aria-label': t('mines.field') }, buttons);

  function focusOn(cell: number): void {
    buttons[current]?.setAttribute('tabindex', '-1');
    current = cell;
    buttons[current]?.setAttribute('tabindex', '0');
  }
  focusOn(current);

  view.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const column = (current % COLUMNS) + step[0];
    const row = Math.floor(current / COLUMNS) + step[1];
    if (column < 0 || column >= COLUMNS || row < 0 || row >= MINES_CELLS / COLUMNS) return;
    focusOn(row * COLUMNS + column);
    buttons[current]?.focus();
  });

  return {
    view,
    place({ frame, cells, gap }) {
      const [first] = cells;
      if (!first) return;
      const style = {
        left: `${first.x}px`,
        top: `${first.y}px`,
        width: `${frame.size - 2 * (first.x - frame.x)}px`,
        gap: `${gap}px`,
      };
      Object.assign(view.style, style);
    },
    update(faces, isOpenable) {
      buttons.forEach((one, cell) => {
        const face = faces[cell] ?? 'closed';
        const row = Math.floor(cell / COLUMNS) + 1;
        const column = (cell % COLUMNS) + 1;
        one.setAttribute('aria-label', t('mines.cell', { row, column, face: t(`mines.face.${face}`) }));
        one.setAttribute('aria-disabled', String(!isOpenable || face !== 'closed'));
      });
    },
  };
}
