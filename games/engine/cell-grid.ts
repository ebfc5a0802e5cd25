import { button, element } from './element.ts';

interface CellGridOptions {
  readonly count: number;
  /** The cell that is in the tab order at first. */
  readonly start: number;
  readonly label: string;
  /** A cell that may be pressed, by its `aria-disabled`, was. */
  press(cell: number): void;
}

/** Where cells stand in a picture, in CSS pixels. */
interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly gap: number;
  readonly columns: number;
}

export interface CellGrid {
  readonly view: HTMLElement;
  readonly cells: readonly HTMLButtonElement[];
  /** Stands exactly over the drawn cells. */
  place(at: GridPlace): void;
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Square cells as buttons over a picture, so that touch, keys and a screen reader all work. One of them is in the tab
 * order; arrow keys move within the grid.
 */
export function makeCellGrid({ count, start, label, press }: CellGridOptions): CellGrid {
  let current = start;
  let columns = 1;
  const cells = Array.from({ length: count }, (_, cell) => {
    const made = button('', { class: 'cell', 'data-sound': 'none', tabindex: '-1' }, () => {
      focusOn(cell);
      if (made.getAttribute('aria-disabled') !== 'true') press(cell);
    });
    return made;
  });
  const view = element('div', { class: 'cells', role: 'group', 'aria-label': label }, cells);

  function focusOn(cell: number): void {
    cells[current]?.setAttribute('tabindex', '-1');
    current = cell;
    cells[current]?.setAttribute('tabindex', '0');
  }
  focusOn(current);

  view.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const column = (current % columns) + step[0];
    const row = Math.floor(current / columns) + step[1];
    if (column < 0 || column >= columns || row < 0 || row >= count / columns) return;
    focusOn(row * columns + column);
    cells[current]?.focus();
  });

  return {
    view,
    cells,
    place(at) {
      columns = at.columns;
      Object.assign(view.style, {
        left: `${at.x}px`,
        top: `${at.y}px`,
        width: `${at.width}px`,
        gap: `${at.gap}px`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      });
    },
  };
}
