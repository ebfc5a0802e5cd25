import { type Anchor, type Arena, type Point, positionOf } from './bubble-position.ts';
import { findFreePosition, findTuckedPosition } from './bubble-room.ts';
import { readControls } from './page-controls.ts';

/** How far the menu's handle and its target stand out of the button. Pixels. */
const HANDLE_PX = 18;

/**
 * Chooses how large the button may be here, and where: as it is, else small, else out of the way at the edge, so that
 * it covers nothing that can be pressed. With the keyboard focus on it, it is wholly visible.
 */
export function positionBubble(element: HTMLElement, anchor: Anchor, arenaOf: () => Arena): Point {
  const wear = (size: 'full' | 'small' | 'tucked' | 'away', side = anchor.side) => {
    element.dataset.size = size;
    element.dataset.side = side;
    return {
      width: element.offsetWidth,
      height: element.offsetHeight,
      handle: size === 'tucked' ? 0 : HANDLE_PX,
    };
  };
  const isUsed = element.matches(':has(:focus-visible), :has([aria-expanded="true"])');
  if (isUsed) {
    wear('full');
    return positionOf(anchor, arenaOf());
  }
  const controls = readControls(element);
  for (const size of ['full', 'small'] as const) {
    const body = wear(size);
    const place = findFreePosition(anchor, arenaOf(), body, controls);
    if (!place) continue;
    element.dataset.side = place.side;
    return place;
  }
  const body = wear('tucked');
  const place = findTuckedPosition(anchor, arenaOf(), body, { controls, windowWidth: window.innerWidth });
  if (place) {
    element.dataset.side = place.side;
    return place;
  }
  wear('away');
  return positionOf(anchor, arenaOf());
}
