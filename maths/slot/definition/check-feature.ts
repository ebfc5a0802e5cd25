import type { AnySlot } from './slot-definition.ts';

export type Fail = (field: string, problem: string) => void;

/** Whether a feature can open, has reels to play on, and ends. @param mostScatters of a window */
export function checkFeature(slot: AnySlot, mostScatters: number, fail: Fail): void {
  const { symbols, spin, feature } = slot;
  if (spin.kind === 'cascade' && !isLength(spin.multipliers.length))
    fail('spin.multipliers', 'falls have no maximum');
  if (feature.kind === 'none') return;
  if (!isLength(feature.maxSpins)) fail('feature.maxSpins', 'no maximum length');
  const needed = mostSpins(slot);
  if (feature.maxSpins < needed)
    fail('feature.maxSpins', `${needed} spins can come, not ${feature.maxSpins}`);
  if (feature.kind === 'freeSpins') checkFreeSpins(slot, feature, mostScatters, fail);
  if (feature.kind === 'hold' && feature.trigger > mostScatters)
    fail('feature.trigger', `a window has ${mostScatters} coins at most: it can never open`);
  if (feature.kind === 'respins' && wildReels(slot) === 0)
    fail('feature', 'no reel has a wild: it can never open');
  const paidScatter = symbols.find(({ role, pays }) => role === 'scatter' && Object.keys(pays).length > 0);
  if (feature.kind === 'respins' && paidScatter)
    fail(`symbols.${paidScatter.name}.pays`, 're-spins count no pays of scatters');
}

function checkFreeSpins(
  { spin: { reels } }: AnySlot,
  { spinsByScatters, multipliers, maxSpins }: Extract<AnySlot['feature'], { kind: 'freeSpins' }>,
  mostScatters: number,
  fail: Fail,
): void {
  const never = Object.keys(spinsByScatters)
    .map(Number)
    .find((scatters) => scatters > mostScatters);
  if (never !== undefined)
    fail(
      'feature.spinsByScatters',
      `a window has ${mostScatters} scatters at most: ${never} can never open it`,
    );
  if (!reels.sets.free) fail('reels.free', 'free spins have no reels');
  if (multipliers && multipliers.length !== maxSpins)
    fail('feature.multipliers', `${multipliers.length} of them for ${maxSpins} spins`);
}

const isLength = (spins: number) => Number.isSafeInteger(spins) && spins > 0;

const wildReels = ({ symbols, spin: { reels } }: AnySlot): number =>
  reels.kind === 'strips'
    ? reels.sets.base.filter((strip) => strip.some((symbol) => symbols[symbol]?.role === 'wild')).length
    : 0;

/** The longest that a feature can get by its own rules. */
function mostSpins(slot: AnySlot): number {
  const { grid, feature } = slot;
  if (feature.kind === 'respins') return wildReels(slot);
  if (feature.kind !== 'hold') return 0;
  // The last of the spins that are left brings one coin each time.
  return feature.hold.respins * (grid.reels * grid.rows - feature.trigger);
}
