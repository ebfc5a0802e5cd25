import type { Cents } from '../../contract/money.ts';

/** How loudly the end of a round may be shown. */
export type WinLevel = 'none' | 'returned' | 'win' | 'big' | 'grand';

const BIG_TIMES_STAKE = 15;
const GRAND_TIMES_STAKE = 50;

/**
 * The only rule for what is celebrated. A return at or below the stake is no win: its amount is shown as text,
 * and neither sound nor light.
 */
export function winLevelOf(stake: Cents, win: Cents): WinLevel {
  if (win <= 0) return 'none';
  if (win <= stake) return 'returned';
  if (win < stake * BIG_TIMES_STAKE) return 'win';
  return win < stake * GRAND_TIMES_STAKE ? 'big' : 'grand';
}

export function isCelebrated(level: WinLevel): boolean {
  return level === 'win' || level === 'big' || level === 'grand';
}
