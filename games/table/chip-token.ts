import type { Cents } from '../../contract/money.ts';
import { element, write } from '../engine/element.ts';

/** Colours of the chips, by what one is worth; a pile has that of the largest chip in it. */
const HUES: readonly (readonly [cents: number, hue: string])[] = [
  [500_000, '#b3266b'],
  [200_000, '#0b7077'],
  [100_000, '#b3450f'],
  [50_000, '#8a6414'],
  [20_000, '#5f2796'],
  [10_000, '#1b1424'],
  [5_000, '#a80f20'],
  [2_000, '#0d6a46'],
  [1_000, '#1a4fa0'],
  [500, '#7a2f3a'],
  [200, '#4a5a1c'],
  [0, '#554d63'],
];

export interface ChipToken {
  readonly view: HTMLElement;
  /** Nothing is shown for 0. */
  show(amount: Cents): void;
}

/** A chip as it lies on a table, with what the pile is worth. The full amount is told by the spot's name. */
export function makeChipToken(): ChipToken {
  const view = element('span', { class: 'chip-token', 'aria-hidden': 'true' });
  return {
    view,
    show(amount) {
      write(view, amount > 0 ? chipText(amount) : '');
      view.style.setProperty('--chip', hueOf(amount));
    },
  };
}

const hueOf = (amount: Cents): string => HUES.find(([least]) => amount >= least)?.[1] ?? '#554d63';

const THOUSAND = 100_000;

/** An amount short enough for a chip: `50`, `1.5K`; cut, never rounded up. */
function chipText(amount: Cents): string {
  if (amount < THOUSAND) return String(amount / 100);
  return `${Math.floor((amount / THOUSAND) * 100) / 100}K`;
}
