import { RUSH_HOLD } from '../../maths/gold-rush/reels.ts';

/** Cells of the grid are counted down each reel, from the left. */
export const reelOf = (cell: number) => Math.floor(cell / RUSH_HOLD.rows);
export const rowOf = (cell: number) => cell % RUSH_HOLD.rows;
