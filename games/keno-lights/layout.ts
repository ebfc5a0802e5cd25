import { KENO_NUMBERS } from '../../contract/games/keno-lights.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the sign of lamps stands on its street, in CSS pixels. No Pixi in here. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** The brass frame with its bulbs, around all lamps. */
  readonly frame: Box;
  /** The frame's thickness. */
  readonly rim: number;
  /** Edge of a lamp. */
  readonly size: number;
  readonly gap: number;
  /** Upper left corners of the lamps, by number from 1, row by row. */
  readonly lamps: readonly { readonly x: number; readonly y: number }[];
}

/** Ways to set eighty lamps in rows. */
const COLUMNS = [8, 10, 16];
const MARGIN = 6;
/** The frame's thickness and the gap between two lamps, in lamps. */
const RIM = 0.42;
const GAP = 0.1;
const LARGEST = 62;

/** As many lamps beside each other as makes them largest. */
export function layOutBoard(width: number, height: number): BoardLayout {
  const sizeOf = (columns: number) => {
    const rows = KENO_NUMBERS / columns;
    const across = (count: number) => count + (count + 1) * GAP + 2 * RIM;
    return Math.min((width - 2 * MARGIN) / across(columns), (height - 2 * MARGIN) / across(rows), LARGEST);
  };
  const columns = COLUMNS.reduce((best, next) => (sizeOf(next) > sizeOf(best) ? next : best));
  const size = Math.max(8, sizeOf(columns));
  const gap = size * GAP;
  const rim = size * RIM;
  const span = (count: number) => count * (size + gap) + gap + 2 * rim;
  const frame = { width: span(columns), height: span(KENO_NUMBERS / columns) };
  const x = (width - frame.width) / 2;
  const y = (height - frame.height) / 2;
  return {
    width,
    height,
    columns,
    frame: { x, y, ...frame },
    rim,
    size,
    gap,
    lamps: Array.from({ length: KENO_NUMBERS }, (_, index) => ({
      x: x + rim + gap + (index % columns) * (size + gap),
      y: y + rim + gap + Math.floor(index / columns) * (size + gap),
    })),
  };
}
