export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of a machine stands, in CSS pixels. No Pixi in here. */
export interface SlotLayout {
  readonly width: number;
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The glass: all columns with the gaps between them. */
  readonly reels: Box;
  readonly reelGap: number;
  readonly columns: number;
  readonly rows: number;
  /** Outer edge of the frame. */
  readonly frame: Box;
  /** Width of the frame's decorated band. */
  readonly channel: number;
  /** The sign with the game's name; null where there is no room above the frame. */
  readonly sign: Box | null;
  /** The board under the reels that shows what a round paid. */
  readonly board: Box;
}

/** Proportions of a machine; lengths are CSS pixels, shares are of the canvas. */
export interface MachineShape {
  readonly columns: number;
  readonly rows: number;
  readonly maxCell: number;
  /** A cell is at most this much taller than wide. */
  readonly tallestCell: number;
  /** The least and most width of the frame's band. */
  readonly channel: readonly [number, number];
  /** Share of the height, and its least and most length. */
  readonly sign: readonly [share: number, least: number, most: number];
}

/** The machine as large as the canvas allows. On a low canvas it has no sign. */
export function layOutMachine(shape: MachineShape, width: number, height: number): SlotLayout {
  const { columns, rows, maxCell, tallestCell } = shape;
  const isLow = height < 420;
  const channel = clamp(Math.round(Math.min(width, height) * 0.045), ...shape.channel);
  const reelGap = clamp(Math.round(width * 0.008), 3, 8);
  const margin = width < 480 ? 6 : 16;
  const boardHeight = isLow ? 38 : clamp(Math.round(height * 0.105), 46, 64);
  const [share, least, most] = shape.sign;
  const signHeight = isLow ? 0 : clamp(Math.round(height * share), least, most);
  const rim = channel + 8;

  const mostCellWidth = Math.floor((width - 2 * (margin + rim) - reelGap * (columns - 1)) / columns);
  const freeHeight = height - signHeight - boardHeight - 2 * rim - (isLow ? 14 : 30);
  const mostCellHeight = Math.floor(freeHeight / rows);
  const cellWidth = Math.min(mostCellWidth, Math.round(mostCellHeight * 1.08), maxCell);
  const cellHeight = Math.min(mostCellHeight, Math.round(cellWidth * tallestCell), maxCell);

  const reelsWidth = cellWidth * columns + reelGap * (columns - 1);
  const reelsHeight = cellHeight * rows;
  const used = signHeight + reelsHeight + 2 * rim + boardHeight + (isLow ? 8 : 14);
  const top = Math.max(isLow ? 4 : 6, Math.round((height - used) * 0.5));
  const frame: Box = {
    x: Math.round((width - reelsWidth) / 2) - rim,
    y: top + signHeight,
    width: reelsWidth + 2 * rim,
    height: reelsHeight + 2 * rim,
  };
  const boardWidth = Math.min(frame.width - 24, 440);
  return {
    width,
    height,
    cell: { width: cellWidth, height: cellHeight },
    reels: { x: frame.x + rim, y: frame.y + rim, width: reelsWidth, height: reelsHeight },
    reelGap,
    columns,
    rows,
    frame,
    channel,
    sign: signHeight > 0 ? { x: frame.x, y: top, width: frame.width, height: signHeight } : null,
    board: {
      x: Math.round((width - boardWidth) / 2),
      y: frame.y + frame.height + (isLow ? 4 : 8),
      width: boardWidth,
      height: boardHeight,
    },
  };
}

/** Upper left corner of a cell. */
export function cellAt(layout: SlotLayout, reel: number, row: number): { x: number; y: number } {
  return {
    x: layout.reels.x + reel * (layout.cell.width + layout.reelGap),
    y: layout.reels.y + row * layout.cell.height,
  };
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
