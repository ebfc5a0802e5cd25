/** What a reader speaks when its text changes. */
const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
/** Spoken as a whole, whatever part of it has changed. */
const ATOMIC = '[role="status"], [role="alert"], [aria-atomic="true"]';

type AnnouncedMutation = Pick<MutationRecord, 'type' | 'target' | 'addedNodes'>;

const textOf = (nodes: Iterable<Node | null>): string =>
  [...nodes].map((node) => node?.textContent ?? '').join(' ');

/** The text that a change of the page announces; empty when it announces none. */
function announcementOf({ type, target, addedNodes }: AnnouncedMutation): string {
  const host = target instanceof Element ? target : target.parentElement;
  const region = host?.closest(LIVE);
  if (!region) {
    // A status that arrives with its text is not spoken; an alert is.
    const added = [...addedNodes].filter((node) => node instanceof Element);
    return textOf(
      added.map((node) => (node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'))),
    );
  }
  const isSpoken = type === 'characterData' || addedNodes.length > 0;
  if (!isSpoken || region.getAttribute('aria-live') === 'off' || region.closest('[hidden]')) return '';
  if (region.matches(ATOMIC)) return textOf([region]);
  return textOf(type === 'characterData' ? [target] : addedNodes);
}

/** A press of a reader leaves a click without a count, or (Android) with its button still down. */
const isByHand = ({ detail, buttons }: MouseEvent) => detail > 0 && buttons === 0;
/** A reader's finger has no size; a hand's, and a mouse, has at least a pixel. */
const hasSize = ({ width, height }: PointerEvent) => width >= 1 || height >= 1;

/**
 * Calls `announce` with what the page announces, unless the last press was made by a hand on a mouse or a screen. No
 * browser tells whether a reader is in use; who sees and points would hear every win made quieter for a voice that does
 * not speak.
 */
export function followAnnouncements(page: Document, announce: (text: string) => void): void {
  let isPointed = true;
  let isKeyed = false;
  let isHandUsed = false;
  const quiet = { capture: true, passive: true };
  const listen = <K extends keyof DocumentEventMap>(kind: K, hear: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(kind, hear, quiet);
  listen('pointerdown', (event) => {
    isPointed = hasSize(event);
    isKeyed = false;
  });
  listen('keydown', ({ key }) => {
    isKeyed = true;
    if (key === 'Tab') isHandUsed = false;
  });
  listen('click', (event) => {
    // Who sees may play with the space bar too: a key that presses says nothing, one that goes from control to control does.
    if (!isKeyed || event.detail > 0) isHandUsed = isPointed && isByHand(event);
    isKeyed = false;
  });
  new MutationObserver((changes) => {
    if (isHandUsed) return;
    const text = [...new Set(changes.map(announcementOf))].join(' ').trim();
    if (text) announce(text);
  }).observe(page.body, { subtree: true, childList: true, characterData: true });
}
