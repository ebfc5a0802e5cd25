import type { GameFigures } from '../../maths/game-figures.ts';
import type { SlotModel, SlotSymbol, Strip } from '../../maths/slot/slot-model.ts';
import { formatLocale, t } from '../../src/platform/i18n.ts';
import { percentText } from '../engine/fairness-tab.ts';

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
export function wildReels(symbols: readonly SlotSymbol[], strips: readonly Strip[]): string {
  const reels = strips.flatMap((strip, reel) =>
    strip.some((symbol) => symbols[symbol]?.role === 'wild') ? String(reel + 1) : [],
  );
  return new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(reels);
}

/** The figures of a slot that has one kind of bet, as the rows of its fairness tab. */
export function figureRows({ rtpBp, volatility, bets }: GameFigures): (readonly [string, string])[] {
  const { hitRate = 0, aboveStakeRate = 0, maxWin = 0 } = bets.spin ?? {};
  return [
    [t('game.fair.rtp'), percentText(rtpBp / 10_000)],
    [t('game.fair.hit'), percentText(hitRate, 1)],
    [t('game.fair.above'), percentText(aboveStakeRate, 1)],
    [t('game.fair.volatility'), t('game.fair.volatility.of', { class: volatility })],
    [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: maxWin })],
  ];
}
