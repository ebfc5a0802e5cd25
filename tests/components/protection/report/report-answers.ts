import { cents, NO_CENTS } from '../../../../contract/money.ts';
import type { PlayReport } from '../../../../contract/protection/play-report-calls.ts';

const NOTHING = { staked: NO_CENTS, won: NO_CENTS, rounds: 0, prizes: NO_CENTS };

/** Figures of days in which `staked` was lost, but for `changes`. */
export const reportOf = (staked: number, changes: Partial<PlayReport> = {}): PlayReport => ({
  from: '2026-01-01',
  to: '2026-01-30',
  today: '2026-01-30',
  timeZone: 'Asia/Manila',
  totals: { ...NOTHING, staked: cents(staked), net: cents(-staked), playedMs: 0 },
  days: staked === 0 ? [] : [{ ...NOTHING, day: '2026-01-30', staked: cents(staked), rounds: 1 }],
  games: [],
  types: [],
  ...changes,
});
