import { element } from '../engine/element.ts';
import type { SpotOptions } from './spot.ts';

/** What a bet pays, as it stands on a table: `11:1`. */
export const oddsText = (odds: number): string => `${odds}:1`;

/** From a return with its stake, in hundredths of the stake, to odds. */
export const oddsOf = (hundredths: number): number => (hundredths - 100) / 100;

/** A spot with its name and its odds. */
export const paidSpot = (name: string, label: string, odds: number): SpotOptions => ({
  name,
  label,
  content: [
    element('span', { class: 'spot-name' }, [label]),
    element('span', { class: 'spot-odds' }, [oddsText(odds)]),
  ],
});
