import type { PlinkoOutcome } from '../../contract/games/plinko-tower.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where everything of the tower stands, in CSS pixels. No Pixi in here. */
export interface PlinkoLayout {
  readonly rows: number;
  /** From one pin, and one slot, to the next. */
  readonly pitch: number;
  readonly rowHeight: number;
  readonly pinRadius: number;
  readonly ballRadius: number;
  /** Where the ball waits. */
  readonly mouth: Spot;
  readonly pins: readonly Spot[];
  /** The middle of each slot's upper edge. */
  readonly slots: readonly Spot[];
  readonly slotHeight: number;
}

const MARGIN = 10;
const MAX_PITCH = 58;
/** A row is at most this much higher than wide. */
const TALLEST_ROW = 1.05;
/** How far a ball springs up from a pin, in rows. */
const SPRING = 0.34;
/** From the last pins to the slots, in rows. */
const LAST_ROW = 0.62;

export function layOutPlinko(width: number, height: number, rows: number): PlinkoLayout {
  const slotCount = rows + 1;
  const slotHeight = Math.max(22, Math.min(34, height * 0.07));
  const widest = Math.min(MAX_PITCH, (width - 2 * MARGIN) / slotCount);
  const free = height - slotHeight - 46;
  const rowHeight = Math.min(free / (rows + 1), widest * TALLEST_ROW);
  const pitch = Math.min(widest, rowHeight * 1.7);
  const top = Math.max(22, (height - slotHeight - rowHeight * (rows + 1)) / 2);
  const middle = width / 2;
  const pins = Array.from({ length: rows }, (_, row) =>
    // One pin to each side of where a ball can be.
    Array.from({ length: row + 3 }, (_, index) => ({
      x: middle + (index - (row + 2) / 2) * pitch,
      y: top + (row + 1) * rowHeight,
    })),
  ).flat();
  return {
    rows,
    pitch,
    rowHeight,
    pinRadius: Math.max(2, pitch * 0.11),
    ballRadius: Math.max(5, pitch * 0.26),
    mouth: { x: middle, y: top },
    pins,
    slots: Array.from({ length: slotCount }, (_, slot) => ({
      x: middle + (slot - rows / 2) * pitch,
      y: top + (rows + LAST_ROW) * rowHeight,
    })),
    slotHeight,
  };
}

/**
 * Where the ball is.
 * @param at rows that it has fallen, with fractions; `rows + 1` is in its slot
 */
export function ballAt(layout: PlinkoLayout, path: PlinkoOutcome['path'], at: number): Spot {
  const { pitch, rowHeight, mouth, rows, ballRadius, pinRadius } = layout;
  const row = Math.min(Math.floor(at), rows);
  const share = at - row;
  /** It lies on its pins, not in them. */
  const above = ballRadius + pinRadius;
  // To its first pin it falls straight; then each step takes it half a pin to a side.
  if (row === 0) return { x: mouth.x, y: mouth.y + (rowHeight - above) * share * share };
  const passed = path.slice(0, row - 1).reduce<number>((sum, step) => sum + sideOf(step), 0);
  const depth = row === rows ? LAST_ROW : 1;
  return {
    x: mouth.x + (passed + sideOf(path[row - 1] ?? 0) * share) * pitch,
    y: mouth.y - above + rowHeight * (row + depth * (share * share * (1 + SPRING) - share * SPRING)),
  };
}

const sideOf = (step: 0 | 1) => (step === 1 ? 0.5 : -0.5);
