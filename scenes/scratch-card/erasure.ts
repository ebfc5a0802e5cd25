interface Point {
  readonly x: number;
  readonly y: number;
}

/** A movement of the pointer over the foil. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** The foil as a grid of cells that are counted as erased by their middles. */
export interface FoilGrid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell. */
  readonly cell: number;
}

/** @param cell about the side of a cell, in the unit of width and height */
export function foilGrid(width: number, height: number, cell: number): FoilGrid {
  return {
    columns: Math.max(1, Math.round(width / cell)),
    rows: Math.max(1, Math.round(height / cell)),
    cell,
  };
}

/** Cells, by index, whose middles lie within `radius` of a stroke. */
function cellsAlong({ columns, rows, cell }: FoilGrid, { from, to }: Stroke, radius: number): number[] {
  const first = (a: number, b: number) => Math.max(0, Math.floor((Math.min(a, b) - radius) / cell));
  const last = (a: number, b: number, count: number) =>
    Math.min(count - 1, Math.ceil((Math.max(a, b) + radius) / cell));
  const found: number[] = [];
  for (let row = first(from.y, to.y); row <= last(from.y, to.y, rows); row += 1)
    for (let column = first(from.x, to.x); column <= last(from.x, to.x, columns); column += 1) {
      const middle = { x: (column + 0.5) * cell, y: (row + 0.5) * cell };
      if (distanceTo({ from, to }, middle) <= radius) found.push(row * columns + column);
    }
  return found;
}

/** From a point to the nearest of a stroke. */
function distanceTo({ from, to }: Stroke, { x, y }: Point): number {
  const run = { x: to.x - from.x, y: to.y - from.y };
  const length = run.x * run.x + run.y * run.y;
  const along = length === 0 ? 0 : ((x - from.x) * run.x + (y - from.y) * run.y) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - run.x * share, y - from.y - run.y * share);
}

/** How much of a foil is gone. */
export class Erasure {
  readonly #grid: FoilGrid;
  readonly #isGone: Uint8Array;
  #gone = 0;

  constructor(grid: FoilGrid) {
    this.#grid = grid;
    this.#isGone = new Uint8Array(grid.columns * grid.rows);
  }

  /** Erased area, 0 to 1. */
  get share(): number {
    return this.#gone / this.#isGone.length;
  }

  erase(stroke: Stroke, radius: number): void {
    for (const index of cellsAlong(this.#grid, stroke, radius)) {
      if (this.#isGone[index]) continue;
      this.#isGone[index] = 1;
      this.#gone += 1;
    }
  }
}
