import type { SoundName } from './sound-names.ts';

/** What answers a press; `data-sound` names another sound, or none. */
const PRESSABLE = [
  '[data-sound]',
  '[role="tab"]',
  'button',
  'a[href]',
  'summary',
  'input[type="checkbox"]',
  'input[type="radio"]',
].join();
const TABS = '[role="tab"], input[type="radio"]';

type PressedElement = Pick<Element, 'closest'>;

/** The sound of a click on `target`, or null where nothing can be pressed. */
export function pressSoundOf(target: PressedElement): SoundName | null {
  const control = target.closest(PRESSABLE);
  if (!control || control.getAttribute('aria-disabled') === 'true') return null;
  if (control.getAttribute('data-sound') === 'none') return null;
  return control.matches(TABS) ? 'tab' : 'press';
}

/** One listener for every control of a page, those to come as well. */
export function soundPresses(page: Document, play: (name: SoundName) => void): void {
  page.addEventListener('click', ({ target }) => {
    const name = target instanceof Element ? pressSoundOf(target) : null;
    if (name) play(name);
  });
}

/** Calls `wake` at every touch and key that browsers count as one. */
export function onFirstTouch(page: Document, wake: () => void): void {
  const listen = () => {
    // Escape and a key of the system are no activation: the browser would block an audio engine opened by them.
    if (page.defaultView?.navigator.userActivation?.hasBeenActive ?? true) wake();
  };
  for (const kind of ['pointerup', 'click', 'keydown'] as const)
    page.addEventListener(kind, listen, { capture: true, passive: true });
}
