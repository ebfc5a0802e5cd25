import { t } from '../../src/platform/i18n.ts';
import { element, iconButton } from '../engine/element.ts';
import { type BeadRoad, makeBeadRoad } from '../table/bead-road.ts';
import { planBigRoad, type RoadResult } from './big-road.ts';

export interface RoadPanel {
  readonly view: HTMLElement;
  /** Opens and closes it. */
  readonly toggle: HTMLButtonElement;
  /** @param results latest first @param summary the same as a sentence, for people who do not see them */
  show(results: readonly RoadResult[], summary: string): void;
  close(): void;
}

const ROAD = 'M4 4h16v16H4zM4 9.300h16M4 14.600h16M9.300 4v16M14.600 4v16';

/** The big road of the player's rounds, over the cards while it is wanted. */
export function makeRoadPanel(): RoadPanel {
  const rings = element('div', { class: 'rings', role: 'img' });
  const view = element('div', { class: 'road-panel', hidden: '' }, [
    element('p', { class: 'road-title' }, [t('cards.road')]),
    rings,
  ]);
  const setOpen = (isOpen: boolean) => {
    view.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    rings.scrollLeft = rings.scrollWidth;
  };
  const toggle = iconButton(ROAD, t('cards.road'), () => setOpen(view.hidden !== false));
  toggle.setAttribute('aria-expanded', 'false');
  return {
    view,
    toggle,
    show(results, summary) {
      rings.setAttribute('aria-label', summary);
      rings.replaceChildren(
        ...planBigRoad(results.toReversed()).map(({ column, row, side, ties }) => {
          const ring = element('span', { class: `ring ring-${side ?? 'none'}` });
          ring.style.setProperty('--column', String(column));
          ring.style.setProperty('--row', String(row));
          if (ties > 0) ring.append(element('i', {}, [ties > 1 ? String(ties) : '']));
          return ring;
        }),
      );
    },
    close: () => setOpen(false),
  };
}

/** Both roads of a card table: a row of beads, and the big road over the cards. @param sight the box of the cards */
export function makeCardRoads(sight: HTMLElement): { readonly road: BeadRoad; readonly bigRoad: RoadPanel } {
  const bigRoad = makeRoadPanel();
  sight.append(bigRoad.view);
  return { road: makeBeadRoad(), bigRoad };
}
