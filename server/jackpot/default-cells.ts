/**
 * Cells of the ring by their index on the board; type 2 is the one jackpot cell, whose tier the wheel decides.
 * The weights sum to a million, so each reads as a share in millionths: once in 900 draws the wheel opens.
 */
export const JACKPOT_CELLS = [
  { propId: 2001, count: 500, showNum: '5', type: 1, weight: 250_000 },
  { propId: 2002, count: 20, showNum: '20', type: 1, weight: 200_000 },
  { propId: 2001, count: 1000, showNum: '10', type: 1, weight: 130_000 },
  { propId: 60001, count: 1, showNum: '1', type: 1, weight: 120_000 },
  { propId: 2002, count: 50, showNum: '50', type: 1, weight: 110_000 },
  { propId: 50000, count: 1, showNum: '', type: 2, weight: 1_111 },
  { propId: 2001, count: 2000, showNum: '20', type: 1, weight: 50_000 },
  { propId: 2002, count: 100, showNum: '100', type: 1, weight: 70_000 },
  { propId: 60001, count: 3, showNum: '3', type: 1, weight: 48_889 },
  { propId: 2001, count: 5000, showNum: '50', type: 1, weight: 20_000 },
] as const;
