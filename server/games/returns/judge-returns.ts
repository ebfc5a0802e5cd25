import { kindOf } from '../../../games/game-list.ts';
import { STATED_RETURNS } from '../../../games/stated-returns.ts';
import { boundReturn, judgeReturn, type ReturnBounds } from '../../../maths/return-bounds.ts';
import type { ReturnRow } from './return-queries.ts';

export interface JudgedReturn extends ReturnBounds {
  readonly row: ReturnRow;
  readonly verdict: 'within' | 'above' | 'below';
}

/** Null for maths that this build does not know any more: older rounds are history. */
export function judgeRow(row: ReturnRow): JudgedReturn | null {
  const stated = STATED_RETURNS[row.maths];
  if (!stated) return null;
  const bounds = boundReturn(row, stated);
  return { ...bounds, row, verdict: judgeReturn(bounds, kindOf(row.maths) === 'acts') };
}
