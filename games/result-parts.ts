import { formatLocale, t } from '../src/platform/i18n.ts';
import type { ResultRow, ShownWindow } from './round-result.ts';

export const reelsWindow = (window: ShownWindow['window']): ShownWindow => ({
  caption: t('fair.reels'),
  window,
});

/** @param at 0 for the first */
export const freeSpinWindow = ({ window }: Pick<ShownWindow, 'window'>, at: number): ShownWindow => ({
  caption: t('fair.result.freeSpin', { place: at + 1 }),
  window,
});

/** Items may have commas of their own, so they are parted by a dot. */
export const listText = (items: readonly string[]): string =>
  items.length === 0 ? t('fair.result.none') : items.join(' · ');

/** @param multiplier hundredths of the stake */
export const timesText = (multiplier: number): string =>
  t('fair.result.times', { times: (multiplier / 100).toLocaleString(formatLocale()) });

/** @param multiplier hundredths of the stake */
export const returnedRow = (multiplier: number): ResultRow => [
  t('fair.result.returned'),
  timesText(multiplier),
];
