import type { Cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import { countScatters } from '../window.ts';
import type { FreeSpins, PlayedSpin, SlotRound, SlotSpin } from './slot-definition.ts';

type SpinTable = Readonly<Record<number, number>>;

/** Free spins without multipliers. */
export const freeSpins = <Shown>(
  spin: SlotSpin<Shown>,
  spinsByScatters: SpinTable,
): FreeSpins<Shown, { freeSpins: (Shown & { pay: Cents })[] }> => ({
  kind: 'freeSpins',
  spinsByScatters,
  maxSpins: maxSpins(spinsByScatters),
  play(round, { window }) {
    const spins = playFree(round, spin, spinsByScatters[countScatters(round, window)], []);
    const shown = spins.map(({ shown, pay }) => ({ ...shown, pay }));
    return { part: { freeSpins: shown }, pay: addCents(...shown.map(({ pay }) => pay)) };
  },
});

/** Free spins, each with a multiplier of its own. @param multipliers of the first, second, … of them */
export const multipliedFreeSpins = <Shown>(
  spin: SlotSpin<Shown>,
  spinsByScatters: SpinTable,
  multipliers: readonly number[],
): FreeSpins<Shown, { freeSpins: (Shown & { multiplier: number; pay: Cents })[] }> => ({
  kind: 'freeSpins',
  spinsByScatters,
  multipliers,
  maxSpins: maxSpins(spinsByScatters),
  play(round, { window }) {
    const spins = playFree(round, spin, spinsByScatters[countScatters(round, window)], multipliers);
    const shown = spins.map(({ shown, multiplier, pay }) => ({ ...shown, multiplier, pay }));
    return { part: { freeSpins: shown }, pay: addCents(...shown.map(({ pay }) => pay)) };
  },
});

const maxSpins = (table: SpinTable): number => Math.max(0, ...Object.values(table));

const playFree = <Shown>(
  round: SlotRound,
  spin: SlotSpin<Shown>,
  count: number | undefined,
  multipliers: readonly number[],
): (PlayedSpin<Shown> & { multiplier: number })[] =>
  Array.from({ length: count ?? 0 }, (_, index) => {
    const multiplier = multipliers[index] ?? 1;
    return { ...spin.play(round, 'free', multiplier), multiplier };
  });
