import { browserSources, HALL_MARK, startBoard } from './board-store.ts';

/** The board of the jackpot's hall, instead of the lobby's while it is open. @returns the function that stops it */
export function startHallBoard(): () => void {
  document.documentElement.setAttribute(HALL_MARK, '');
  const stop = startBoard({ ...browserSources(), isVisible: () => document.visibilityState === 'visible' });
  return () => {
    document.documentElement.removeAttribute(HALL_MARK);
    stop();
  };
}
