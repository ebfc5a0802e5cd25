import type { PlinkoOutcome } from '../../contract/games/plinko-tower.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of the tower stands, in CSS pixels. No Pixi in here. */
export interface PlinkoLayout {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** From one pin, and one slot, to the next. */
  readonly pitch: number;
  readonly rowHeight: number;
  readonly pinRadius: number;
  readonly ballRadius: number;
  /** Where the ball waits. */
  readonly mouth: Spot;
  readonly pins: readonly Spot[];
  /** Storeys between set-backs, from the top. The last one ends where the slots begin. */
  readonly tiers: readonly Box[];
  /** Above the first storey. */
  readonly crown: Box;
  /** The middle of each slot's upper edge. */
  readonly slots: readonly Spot[];
  readonly slotHeight: number;
  /** The sign of each slot, with what it returns. In two rows where one has no room for readable figures. */
  readonly signs: readonly Box[];
  /** Of the figures on the signs. */
  readonly figureSize: number;
}

const MARGIN = 14;
const MAX_PITCH = 58;
/** A row is at most this much higher than wide. */
const TALLEST_ROW = 1.22;
/** How far a ball springs up from a pin, in rows. */
const SPRING = 0.34;
/** From the last pins to the slots, in rows. */
const LAST_ROW = 0.8;
const TIERS = 4;
/** A slot so wide has room for the longest figure of its table in one row. */
const SIGN_PX = 40;
/** The sky above the crown. */
const SKY_PX = 6;
/** Below the signs: the kerb. */
const KERB_PX = 8;
const SIGN_GAP_PX = 3;

export function layOutPlinko(width: number, height: number, rows: number): PlinkoLayout {
  const slotCount = rows + 1;
  const isLow = height < 330;
  const widest = Math.min(MAX_PITCH, (width - 2 * MARGIN) / slotCount);
  const signHeight = isLow ? 17 : 21;
  const flap = isLow ? 12 : 20;
  const isStaggered = widest < SIGN_PX || isLow;
  const slotHeight = flap + (isStaggered ? 2 * signHeight + SIGN_GAP_PX : signHeight);
  const crownHeight = Math.min(84, Math.max(30, height * 0.15));
  const niche = Math.min(30, widest);
  const free = height - slotHeight - KERB_PX - crownHeight - niche - SKY_PX;
  const rowHeight = Math.min(free / (rows + LAST_ROW), widest * TALLEST_ROW);
  const pitch = Math.min(widest, rowHeight * 1.7);
  const pinRadius = Math.max(2, pitch * 0.11);
  const middle = width / 2;
  const foot = height - KERB_PX - slotHeight;
  const top = foot - rowHeight * (rows + LAST_ROW);
  const pins = Array.from({ length: rows }, (_, row) =>
    // One pin to each side of where a ball can be.
    Array.from({ length: row + 3 }, (_, index) => ({
      x: middle + (index - (row + 2) / 2) * pitch,
      y: top + (row + 1) * rowHeight,
    })),
  ).flat();
  const tiers = layOutTiers({ middle, top, foot, rows, pitch, rowHeight, niche, pinRadius });
  const first = tiers[0] ?? { x: middle, y: top, width: 0, height: 0 };
  const slots = Array.from({ length: slotCount }, (_, slot) => ({
    x: middle + (slot - rows / 2) * pitch,
    y: foot,
  }));
  return {
    width,
    height,
    rows,
    pitch,
    rowHeight,
    pinRadius,
    ballRadius: Math.max(5, pitch * 0.26),
    mouth: { x: middle, y: top },
    pins,
    tiers,
    crown: { x: first.x, y: first.y - crownHeight, width: first.width, height: crownHeight },
    slots,
    slotHeight,
    signs: slots.map(({ x, y }, slot) => {
      const isLower = isStaggered && slot % 2 === 1;
      const wide = isStaggered ? Math.min(2 * pitch - 3, 48) : pitch - 3;
      return {
        x: x - wide / 2,
        y: y + flap + (isLower ? signHeight + SIGN_GAP_PX : 0),
        width: wide,
        height: signHeight,
      };
    }),
    figureSize: signHeight - 4,
  };
}

interface Shaft {
  readonly middle: number;
  readonly top: number;
  readonly foot: number;
  readonly rows: number;
  readonly pitch: number;
  readonly rowHeight: number;
  readonly niche: number;
  readonly pinRadius: number;
}

/** Storeys as wide as their last row of pins, so that every pin has wall behind it. */
function layOutTiers({ middle, top, foot, rows, pitch, rowHeight, niche, pinRadius }: Shaft): Box[] {
  const rowsEach = rows / TIERS;
  const edge = Math.min(9, pitch * 0.4) + pinRadius;
  const topOf = (tier: number) => (tier === 0 ? top - niche : top + (tier * rowsEach + 0.45) * rowHeight);
  return Array.from({ length: TIERS }, (_, tier) => {
    const half = (((tier + 1) * rowsEach + 1) / 2) * pitch + edge;
    const y = topOf(tier);
    const bottom = tier === TIERS - 1 ? foot : topOf(tier + 1);
    return { x: middle - half, y, width: 2 * half, height: bottom - y };
  });
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
