import { type RefObject, useLayoutEffect } from 'react';
import { after } from '../../platform/clock.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { setTouch } from './mirror-store.ts';
import { PressWatch } from './press-watch.ts';

const closestElement = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const touchKey = (target: EventTarget | null) =>
  closestElement(target, '[data-touch]')?.dataset.touch ?? null;
const gameAt = (target: EventTarget | null) => closestElement(target, '[data-game]');

function openSheet(game: HTMLElement): void {
  setTouch({ pressed: null, held: game.dataset.touch ?? null });
  openOverlay('game', { gameId: Number(game.dataset.game) });
}

/**
 * Presses and focus of the mirror as state, so that the stage can draw what the hidden DOM feels. A tap plays where
 * there is something to play; a long press, a right click, the menu key or Alt and Enter open the game's sheet.
 */
export function useTouch(root: RefObject<HTMLElement | null>): void {
  // Before the page can be seen: a tap on what stands there must be heard.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const press = new PressWatch<HTMLElement>(after, openSheet);
    const release = () => {
      press.end();
      setTouch({ pressed: null, held: null });
    };
    const forget = () => press.consumeClick();
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(kind, hear, { signal });

    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      setTouch({ pressed: touchKey(event.target) });
      const game = gameAt(event.target);
      if (game) press.down(game, event);
    });
    listen('pointermove', (event) => press.move(event));
    for (const kind of ['pointerup', 'pointercancel', 'keyup'] as const)
      window.addEventListener(kind, release, { signal });
    // What is touched next is not the end of the last long press. Before the element's own listeners.
    for (const kind of ['pointerdown', 'keydown'] as const)
      window.addEventListener(kind, forget, { signal, capture: true });
    // On the window: after a long press the finger leaves over the sheet, and the click falls between the two.
    const click = (event: MouseEvent) => {
      if (event.detail > 0 && press.consumeClick()) swallow(event);
    };
    window.addEventListener('click', click, { signal, capture: true });
    listen('click', (event) => {
      const game = gameAt(event.target);
      if (!game || game instanceof HTMLAnchorElement) return;
      event.preventDefault();
      openSheet(game);
    });
    listen('contextmenu', (event) => {
      if (!touchKey(event.target)) return;
      event.preventDefault();
      const game = gameAt(event.target);
      if (game) press.hold(game);
    });
    listen('keydown', (event) => {
      const game = event.key === 'Enter' && event.altKey ? gameAt(event.target) : null;
      if (!game) return;
      event.preventDefault();
      openSheet(game);
    });
    listen('focusin', (event) => {
      const isVisible = event.target instanceof Element && event.target.matches(':focus-visible');
      setTouch({ focused: isVisible ? touchKey(event.target) : null });
    });
    listen('focusout', () => setTouch({ focused: null }));
    return () => {
      stop.abort();
      press.end();
      setTouch({ pressed: null, focused: null, held: null });
    };
  }, [root]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
