import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { CoupLayout } from './layout.ts';

type Side = 'player' | 'banker';

interface HandHeadings {
  readonly views: readonly HTMLElement[];
  place(layout: Pick<CoupLayout, 'playerHeading' | 'bankerHeading'>): void;
  /** What the cards that lie open count; null while none does. */
  show(side: Side, points: number | null): void;
}

/** The names of both hands, with what they count. */
export function makeHandHeadings(): HandHeadings {
  const make = (side: Side) => {
    const points = element('span', { class: 'points' });
    const view = element('p', { class: `hand hand-${side}`, 'aria-hidden': 'true' }, [
      element('span', {}, [t(`baccarat.spot.${side}`)]),
      points,
    ]);
    return { view, points };
  };
  const hands = { player: make('player'), banker: make('banker') };
  return {
    views: [hands.player.view, hands.banker.view],
    place({ playerHeading, bankerHeading }) {
      for (const [{ view }, { x, y }] of [
        [hands.player, playerHeading],
        [hands.banker, bankerHeading],
      ] as const) {
        Object.assign(view.style, { left: `${x}px`, top: `${y}px` });
      }
    },
    show(side, points) {
      write(hands[side].points, points === null ? '' : String(points));
    },
  };
}
