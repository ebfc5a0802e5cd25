import type { Strip } from '../slot-model.ts';
import { type Cycle, walkCycle } from '../walk-cycle.ts';
import { walkWaysOf } from '../walk-ways.ts';
import { columnsOf } from '../window.ts';
import { openWilds } from './open-wilds.ts';
import type { AnySlot } from './slot-definition.ts';

/** The full cycle of strips of a slot; null where its wins have no counter. */
export function cycleOf(
  { symbols, grid: { rows }, spin: { wins } }: AnySlot,
  strips: readonly Strip[],
): Cycle | null {
  if (wins.kind === 'lines') return walkCycle({ ...wins, symbols, rows }, strips);
  if (wins.kind !== 'ways') return null;
  const columns = strips.map((strip) => columnsOf(strip, rows));
  return walkWaysOf(symbols, wins.hasOpenWilds ? columns.map((reel) => openWilds(symbols, reel)) : columns);
}

/** What a number of scatters pays beside the wins of a cycle, in the same unit. */
export const scatterPayOf =
  ({ symbols, spin: { wins } }: AnySlot) =>
  (scatters: number): number => {
    if (wins.kind !== 'lines') return 0;
    const pays = symbols.find(({ role }) => role === 'scatter')?.pays ?? {};
    return (pays[scatters] ?? 0) * wins.stakeUnits;
  };
