import { element } from '../engine/element.ts';
import type { DuelLayout } from './layout.ts';

interface Arena {
  readonly layers: readonly HTMLElement[];
  place(layout: Pick<DuelLayout, 'dragonEmblem' | 'tigerEmblem'>): void;
}

/** What stands behind the cards: flame and night, parted by lightning, each with its emblem. */
export function makeArena(dragonArt: string, tigerArt: string): Arena {
  const dragon = makeEmblem('dragon', dragonArt);
  const tiger = makeEmblem('tiger', tigerArt);
  return {
    layers: [
      element('div', { class: 'half fire', 'aria-hidden': 'true' }),
      element('div', { class: 'half night', 'aria-hidden': 'true' }),
      element('div', { class: 'lightning', 'aria-hidden': 'true' }),
      dragon,
      tiger,
    ],
    place({ dragonEmblem, tigerEmblem }) {
      for (const [view, { x, y, size }] of [
        [dragon, dragonEmblem],
        [tiger, tigerEmblem],
      ] as const) {
        Object.assign(view.style, {
          left: `${x - size / 2}px`,
          top: `${y - size / 2}px`,
          width: `${size}px`,
          height: `${size}px`,
        });
      }
    },
  };
}

const makeEmblem = (side: string, src: string): HTMLImageElement =>
  element('img', { class: `emblem emblem-${side}`, src, alt: '', 'aria-hidden': 'true' });
