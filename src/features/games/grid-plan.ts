/** Numbers of the grid in CSS pixels; `game-grid.module.css` lays out the card's text in the same height. */
const WORDS_HEIGHT = 67;
const PHONE = { leastWidth: 100, gap: 10, rowGap: 14 };
const WIDE_GRID = { leastWidth: 128, gap: 14, rowGap: 18 };
const WIDE_FROM = 560;
/** Rows rendered beyond each edge, so that fast scrolling and the Tab key find the next ones. */
const SPARE_ROWS = 2;

export interface GridPlan {
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** From one column, or row, to the next. */
  readonly stepX: number;
  readonly stepY: number;
  /** Of all rows, shown or not. */
  readonly height: number;
}

/**
 * @param width of the list, in CSS pixels; 0 before it is measured
 * @param textScale reader's own text size over the usual one: cards are wider and their words higher by it
 */
export function planGrid(width: number, count: number, textScale = 1): GridPlan {
  const { leastWidth, gap, rowGap } = width < WIDE_FROM ? PHONE : WIDE_GRID;
  const columns = Math.max(1, Math.floor((width + gap) / ((leastWidth * (1 + textScale)) / 2 + gap)));
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  const cardHeight = (cardWidth * 4) / 3 + WORDS_HEIGHT * textScale;
  const stepY = cardHeight + rowGap;
  const rows = Math.ceil(count / columns);
  return {
    columns,
    cardWidth,
    cardHeight,
    stepX: cardWidth + gap,
    stepY,
    height: rows > 0 ? rows * stepY - rowGap : 0,
  };
}

export interface CardRange {
  /** First card that exists, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Which cards exist: those in sight and a few rows around them. @param top of the view, seen from the list's top */
export function planCardRange(plan: GridPlan, count: number, top: number, viewHeight: number): CardRange {
  const firstRow = Math.max(0, Math.floor(top / plan.stepY) - SPARE_ROWS);
  const endRow = Math.max(firstRow + 1, Math.ceil((top + viewHeight) / plan.stepY) + SPARE_ROWS);
  return {
    from: Math.min(firstRow * plan.columns, count),
    to: Math.min(endRow * plan.columns, count),
  };
}
