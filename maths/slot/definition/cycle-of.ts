import type { FreeSpinGame } from '../free-spin-figures.ts';
import type { Strip } from '../slot-model.ts';
import { type Cycle, walkColumns } from '../walk-cycle.ts';
import { walkWaysOf } from '../walk-ways.ts';
import { columnsOf } from '../window.ts';
import { openWilds } from './open-wilds.ts';
import type { AnySlot } from './slot-definition.ts';

/** The full cycle of strips of a slot; null where its wins have no counter. */
function cycleOf(
  { symbols, grid: { rows }, spin: { wins } }: AnySlot,
  strips: readonly Strip[],
): Cycle | null {
  if (wins.kind === 'counts') return null;
  const drawn = strips.map((strip) => columnsOf(strip, rows));
  const columns = wins.hasOpenWilds ? drawn.map((reel) => openWilds(symbols, reel)) : drawn;
  return wins.kind === 'lines' ? walkColumns({ ...wins, symbols }, columns) : walkWaysOf(symbols, columns);
}

/** What a number of scatters pays beside the wins of a cycle, in the same unit. On lines their pays are stakes. */
const scatterPayOf =
  ({ symbols, spin: { wins } }: AnySlot) =>
  (scatters: number): number => {
    const pays = symbols.find(({ role }) => role === 'scatter')?.pays ?? {};
    return (pays[scatters] ?? 0) * (wins.kind === 'lines' ? wins.stakeUnits : 1);
  };

/** The cycles of a slot of strips whose feature, if there is one, is free spins; null for another one. */
export function freeSpinGameOf(slot: AnySlot): FreeSpinGame | null {
  const { spin, feature } = slot;
  if (spin.kind !== 'single' || spin.reels.kind !== 'strips') return null;
  if (feature.kind !== 'freeSpins' && feature.kind !== 'none') return null;
  const base = cycleOf(slot, spin.reels.sets.base);
  const free = spin.reels.sets.free ? cycleOf(slot, spin.reels.sets.free) : base;
  if (!base || !free) return null;
  return {
    base,
    free,
    scatterPay: scatterPayOf(slot),
    multipliersOf: (scatters) => multipliersOf(feature, scatters),
  };
}

function multipliersOf(feature: AnySlot['feature'], scatters: number): readonly number[] {
  if (feature.kind !== 'freeSpins') return [];
  const { spinsByScatters, multipliers = [] } = feature;
  return Array.from({ length: spinsByScatters[scatters] ?? 0 }, (_, index) => multipliers[index] ?? 1);
}
