/** When a poster's image is requested: with the first ones, when the browser finds it near, or not yet. */
export type ImageTurn = 'first' | 'later' | 'wait';

/** For the posters of a rail inside the window's width, and for those beyond it. */
export interface RailTurns {
  readonly inWidth: ImageTurn;
  readonly beyond: ImageTurn;
}

const FIRST_IN_WIDTH: RailTurns = { inWidth: 'first', beyond: 'wait' };
const FIRST_THEN_ALL: RailTurns = { inWidth: 'first', beyond: 'later' };
const WAIT: RailTurns = { inWidth: 'wait', beyond: 'wait' };
const ALL_LATER: RailTurns = { inWidth: 'later', beyond: 'later' };

/** @param isOpen whether images out of sight may load too */
export function planTurns(railTop: number, windowHeight: number, isOpen: boolean): RailTurns {
  if (railTop < windowHeight) return isOpen ? FIRST_THEN_ALL : FIRST_IN_WIDTH;
  return isOpen ? ALL_LATER : WAIT;
}
