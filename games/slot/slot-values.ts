import type { SlotModel } from '../../maths/slot/slot-model.ts';
import { formatLocale } from '../../src/platform/i18n.ts';

/** Fewest scatters that open free spins. */
export function leastScatters({ freeSpins }: SlotModel): number {
  const counts = Object.entries(freeSpins.spinsByScatters).filter(([, spins]) => spins > 0);
  return Math.min(...counts.map(([count]) => Number(count)));
}

/** What the sign says while nothing turns. */
export function idleValues(model: SlotModel): { lines: number; count: number } {
  return { lines: model.lines.length, count: leastScatters(model) };
}

/** The reels, counted from 1, on which a wild can stop, as a list in the player's language. */
export function wildReels({ symbols, baseStrips }: SlotModel): string {
  const reels = baseStrips.flatMap((strip, reel) =>
    strip.some((symbol) => symbols[symbol]?.role === 'wild') ? String(reel + 1) : [],
  );
  return new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(reels);
}
