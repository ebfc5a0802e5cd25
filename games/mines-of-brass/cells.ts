import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { t } from '../../src/platform/i18n.ts';
import { makeCellGrid } from '../engine/cell-grid.ts';
import type { CellFace } from './faces.ts';
import { COLUMNS, type FieldLayout } from './layout.ts';

export interface Cells {
  readonly view: HTMLElement;
  /** Stands exactly over the drawn cells. */
  place(layout: FieldLayout): void;
  /** @param isOpenable whether a closed cell may be opened now */
  update(faces: readonly CellFace[], isOpenable: boolean): void;
}

/** The cells of the field as buttons over the picture. */
export function makeCells(open: (cell: number) => void): Cells {
  const start = Math.floor(MINES_CELLS / 2);
  const grid = makeCellGrid({ count: MINES_CELLS, start, label: t('mines.field'), press: open });
  return {
    view: grid.view,
    place({ frame, cells, gap }) {
      const [first] = cells;
      if (!first) return;
      const width = frame.size - 2 * (first.x - frame.x);
      grid.place({ x: first.x, y: first.y, width, gap, columns: COLUMNS });
    },
    update(faces, isOpenable) {
      grid.cells.forEach((one, cell) => {
        const face = faces[cell] ?? 'closed';
        const row = Math.floor(cell / COLUMNS) + 1;
        const column = (cell % COLUMNS) + 1;
        one.setAttribute('aria-label', t('mines.cell', { row, column, face: t(`mines.face.${face}`) }));
        one.setAttribute('aria-disabled', String(!isOpenable || face !== 'closed'));
      });
    },
  };
}
