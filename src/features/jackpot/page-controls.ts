import type { Rect } from './bubble-room.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
/** Amounts, and what a unit is worth: read before they are pressed on. */
const FIGURES = '[data-figure]';
/** What moves the controls below it when it comes or goes. */
const ROWS = 'section, form, h2, li, tr, dd';
/** Scrolling fires as long as it goes on; it has ended when it has been silent for so long. */
const QUIET_MS = 140;

/** From this width on a poster is so large that the button on its corner leaves it easy to press. CSS pixels. */
const WIDE_PX = 768;
/** Area of a control that counts as large there: some four times the button's. Square CSS pixels. */
const LARGE_AREA_PX = 24_000;

/**
 * What can be seen of everything that can be pressed now and of every amount, but for what is inside `own`. In a wide window large ones do not
 * count: the only positions beside them would be on the headings between the rails.
 */
export function readControls(own: Element): Rect[] {
  const { innerWidth, innerHeight } = window;
  const counts = ({ left, top, right, bottom }: Rect) =>
    innerWidth < WIDE_PX || (right - left) * (bottom - top) < LARGE_AREA_PX;
  return [...document.querySelectorAll(`${CONTROLS}, ${FIGURES}`)].flatMap((control) => {
    if (own.contains(control) || control.closest('[inert]')) return [];
    const box = control.getBoundingClientRect();
    const seen = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(innerWidth, box.right),
      bottom: Math.min(innerHeight, box.bottom),
    };
    const isSeen = seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
    return isSeen && counts(seen) && control.checkVisibility({ visibilityProperty: true }) ? [seen] : [];
  });
}

const MOVERS = `${CONTROLS}, ${FIGURES}, ${ROWS}`;
const movesControls = (node: Node) =>
  node instanceof Element && (node.matches(MOVERS) || node.querySelector(MOVERS) !== null);

/**
 * Hears when the page's controls stand elsewhere: after a scroll, when some, or rows above them, come or go, when a
 * panel with some has arrived, and when a font has changed their lines.
 * @returns what stops it
 */
export function onControlsMove(
  own: Element,
  after: (ms: number, work: () => void) => () => void,
  work: () => void,
) {
  let cancel = () => {};
  const wait = () => {
    cancel();
    cancel = after(QUIET_MS, work);
  };
  const observer = new MutationObserver((changes) => {
    const isMoved = changes.some(
      ({ target, addedNodes, removedNodes }) =>
        !own.contains(target) && [...addedNodes, ...removedNodes].some(movesControls),
    );
    if (isMoved) wait();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const waitForArrival = ({ target }: Event) => {
    if (target instanceof Element && !own.contains(target) && movesControls(target)) wait();
  };
  document.addEventListener('scroll', wait, { capture: true, passive: true });
  document.addEventListener('animationend', waitForArrival);
  document.fonts.addEventListener('loadingdone', wait);
  return () => {
    cancel();
    observer.disconnect();
    document.removeEventListener('scroll', wait, { capture: true });
    document.removeEventListener('animationend', waitForArrival);
    document.fonts.removeEventListener('loadingdone', wait);
  };
}
