/** Rendered sizes in CSS pixels, with byte budgets at density 1 and 2. */
export const DENSITIES = [1, 2] as const;

export const POSTER_SIZES = [
  { width: 117, height: 156, budget: [7_500, 18_000] },
  { width: 132, height: 176, budget: [9_000, 22_000] },
  { width: 192, height: 256, budget: [17_000, 42_000] },
] as const;

export const BANNER_SIZES = [
  { width: 360, height: 156, budget: [15_000, 36_000] },
  { width: 720, height: 276, budget: [36_000, 84_000] },
] as const;

export const SYMBOL_SIZE = 128;

export const AVATAR_SIZE = 96;

/** A card of the mall; a row of a list shows half of it. */
export const EMBLEM_SIZE = 112;

/** Pixels of the one file of an activity's picture, and its byte budget. */
export const ACTIVITY_SIZE = { width: 560, height: 315, budget: 18_400 } as const;
