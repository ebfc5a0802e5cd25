/** Room between neighbours, in device pixels, so that scaling never bleeds one into the other. */
export const GUTTER = 2;
const BYTES_A_PIXEL = 4;

export interface PageGridInput {
  /** Size of a slot in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
  /** Longest side of a page in device pixels. */
  readonly pageSize: number;
  /** A page is no taller than this many slots need; as tall as it may be where none is given. */
  readonly mostSlots?: number;
}

export interface PageGrid {
  readonly columns: number;
  readonly rows: number;
  /** Size of a slot in device pixels. */
  readonly slotWidth: number;
  readonly slotHeight: number;
  /** Memory of one atlas page on the graphics card. */
  readonly bytes: number;
}

/** How slots of one size fill an atlas page; a slot larger than the page still gets one. */
export function planPageGrid(input: PageGridInput): PageGrid {
  const { width, height, resolution, pageSize, mostSlots = Number.POSITIVE_INFINITY } = input;
  const slotWidth = Math.ceil(width * resolution);
  const slotHeight = Math.ceil(height * resolution);
  const columns = Math.max(1, Math.floor(pageSize / (slotWidth + GUTTER)));
  const fitting = Math.floor(pageSize / (slotHeight + GUTTER));
  const rows = Math.max(1, Math.min(fitting, Math.ceil(mostSlots / columns)));
  const bytes = columns * (slotWidth + GUTTER) * rows * (slotHeight + GUTTER) * BYTES_A_PIXEL;
  return { columns, rows, slotWidth, slotHeight, bytes };
}

/** Pages that fit into `budget` bytes; one there always is. */
export function countPages(grid: PageGrid, budget: number): number {
  return Math.max(1, Math.floor(budget / grid.bytes));
}
