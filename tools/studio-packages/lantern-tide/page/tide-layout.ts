/** Numbers of the scene, in its own units. */
export const SCENE = { width: 1_000, height: 960 } as const;
export const TITLE = { x: 500, y: 84, width: 780 } as const;

export const CELL = 178;
export const REELS = 5;
/** The window of the reels. */
export const WINDOW = { x: 500 - (REELS * CELL) / 2, y: 178, width: REELS * CELL, height: 3 * CELL } as const;
export const PLATE = { x: 500, y: 812, width: 880, height: 108 } as const;

/** The middle of a cell. */
export const cellAt = (reel: number, row: number) => ({
  x: WINDOW.x + (reel + 0.5) * CELL,
  y: WINDOW.y + (row + 0.5) * CELL,
});
