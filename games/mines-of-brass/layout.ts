import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';

export const COLUMNS = 5;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the field stands in the gallery, in CSS pixels. No Pixi in here. */
export interface FieldLayout {
  readonly width: number;
  readonly height: number;
  /** The timber frame around the cells. */
  readonly frame: Square;
  readonly gap: number;
  /** By cell, row by row from the upper left. */
  readonly cells: readonly Square[];
}

const MARGIN = 8;
const LARGEST = 620;
/** Share of the frame that its timber takes on each side. */
const TIMBER = 0.045;
/** Between two cells, in cells. */
const GAP = 0.09;

export function layOutField(width: number, height: number): FieldLayout {
  const side = Math.max(120, Math.min(width, height, LARGEST) - 2 * MARGIN);
  const frame = { x: (width - side) / 2, y: (height - side) / 2, size: side };
  const inner = side * (1 - 2 * TIMBER);
  const size = inner / (COLUMNS + (COLUMNS + 1) * GAP);
  const gap = size * GAP;
  const start = side * TIMBER + gap;
  return {
    width,
    height,
    frame,
    gap,
    cells: Array.from({ length: MINES_CELLS }, (_, cell) => ({
      x: frame.x + start + (cell % COLUMNS) * (size + gap),
      y: frame.y + start + Math.floor(cell / COLUMNS) * (size + gap),
      size,
    })),
  };
}
