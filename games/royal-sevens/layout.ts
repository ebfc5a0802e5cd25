export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of the machine stands, in CSS pixels. No Pixi in here. */
export interface SlotLayout {
  readonly width: number;
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The glass: five columns of three cells, with the gaps between reels. */
  readonly reels: Box;
  readonly reelGap: number;
  /** Outer edge of the brass frame with its bulbs. */
  readonly frame: Box;
  /** Width of the bulb channel, brass to brass. */
  readonly channel: number;
  /** The sign with the game's name; null where there is no room above the frame. */
  readonly sign: Box | null;
  /** The board under the reels that shows what a round paid. */
  readonly board: Box;
}

const COLUMNS = 5;
const ROWS = 3;
/** A cell is at least square and at most this much taller than wide. */
const TALLEST_CELL = 1.28;
const MAX_CELL = 132;

export function layOutSlot(width: number, height: number): SlotLayout {
  const isLow = height < 420;
  const channel = clamp(Math.round(Math.min(width, height) * 0.045), 13, 24);
  const reelGap = clamp(Math.round(width * 0.008), 3, 8);
  const margin = width < 480 ? 6 : 16;
  const boardHeight = isLow ? 38 : clamp(Math.round(height * 0.105), 46, 64);
  const signHeight = isLow ? 0 : clamp(Math.round(height * 0.235), 84, 170);
  const rim = channel + 8;

  const mostCellWidth = Math.floor((width - 2 * (margin + rim) - reelGap * (COLUMNS - 1)) / COLUMNS);
  const freeHeight = height - signHeight - boardHeight - 2 * rim - (isLow ? 14 : 30);
  const mostCellHeight = Math.floor(freeHeight / ROWS);
  const cellWidth = Math.min(mostCellWidth, Math.round(mostCellHeight * 1.08), MAX_CELL);
  const cellHeight = Math.min(mostCellHeight, Math.round(cellWidth * TALLEST_CELL), MAX_CELL);

  const reelsWidth = cellWidth * COLUMNS + reelGap * (COLUMNS - 1);
  const reelsHeight = cellHeight * ROWS;
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

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
