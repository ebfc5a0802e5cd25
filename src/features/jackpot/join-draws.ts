import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';

/** A draw made since the last page moves the pages on: nothing may stand there twice. */
export function joinDraws(old: readonly JackpotDraw[], more: readonly JackpotDraw[]): JackpotDraw[] {
  const known = new Set(old.map(({ id }) => id));
  return [...old, ...more.filter(({ id }) => !known.has(id))];
}
