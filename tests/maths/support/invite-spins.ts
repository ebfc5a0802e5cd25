import { createHash } from 'node:crypto';
import type { Cents } from '../../../contract/money.ts';
import { spinInviteWheel } from '../../../maths/invite-wheel.ts';

/** How often each sector came up in so many spins, each with a seed of its own as on the server. */
export function countSectors(sectors: readonly Cents[], spins: number): number[] {
  const counts = sectors.map(() => 0);
  for (let index = 0; index < spins; index += 1) {
    const seed = createHash('sha256').update(`invite spin ${index}`).digest('hex');
    const { sector } = spinInviteWheel(sectors, seed, 'player-seed');
    counts[sector] = (counts[sector] ?? 0) + 1;
  }
  return counts;
}

/** Of equally likely sectors. */
export function sectorChiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
