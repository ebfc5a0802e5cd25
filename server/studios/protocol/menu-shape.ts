/** Places of the list of levels that the usual client shows in its menu; its plus and minus step through all of them. */
export const MENU_PLACES: readonly number[] = [
  0, 2, 5, 7, 10, 13, 15, 16, 20, 23, 25, 26, 28, 29, 30, 32, 36, 37, 38,
];

/**
 * Levels from 1 to 1,000 whose places in the menu have 1, 3, 6, 10, 20, 40, 50, 60, 100, 200, 250, 300, 400, 450, 500, 600,
 * 800, 900 and 1,000.
 */
const LEVELS = [
  ...[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 70, 80, 90],
  ...[100, 120, 150, 200, 220, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1_000],
];

export const MENU_LEVELS = LEVELS.length;

/** How far each lies from the smallest (0) to the largest (1), in powers: other ranges get the same shape. */
export const MENU_SHAPE: readonly number[] = LEVELS.map((level) => Math.log(level) / Math.log(1_000));
