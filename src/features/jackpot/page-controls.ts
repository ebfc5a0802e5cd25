import type { Rect } from './bubble-room.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
/** Amounts, and what a unit is worth: read before they are pressed on. */
const FIGURES = '[data-figure]';
/** What moves the controls below it when it comes or goes. */
const ROWS = 'section, form, h2, li, tr, dd';
/** Scrolling fires as long as it goes on; it has ended when it has been silent for so long. */
const QUIET_MS = 140;

/** What can be seen of everything that can be pressed now, of every amount and of every text, but for what is inside `own`. */
export function readControls(own: Element): Rect[] {
  const { innerWidth, innerHeight } = window;
  const readSeen = (element: Element, box: DOMRect): Rect[] => {
    const seen = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(innerWidth, box.right),
      bottom: Math.min(innerHeight, box.bottom),
    };
    const isSeen = seen.right - seen.left > 1 && seen.bottom - seen.top > 1;
    if (!isSeen || own.contains(element) || element.closest('[inert]')) return [];
    return element.checkVisibility({ visibilityProperty: true }) ? [seen] : [];
  };
  const controls = [...document.querySelectorAll(`${CONTROLS}, ${FIGURES}`)];
  return [
    ...controls.flatMap((control) => readSeen(control, control.getBoundingClientRect())),
    ...readTexts().flatMap(({ parent, box }) => readSeen(parent, box)),
  ];
}

/** Lines of text by their own boxes: a heading's element is as wide as its page. */
function readTexts(): { parent: Element; box: DOMRect }[] {
  const found: { parent: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    // What is in a control is inside the control's own box.
    if (!parent || !text.nodeValue?.trim() || parent.closest(CONTROLS)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) found.push({ parent, box });
  }
  return found;
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
