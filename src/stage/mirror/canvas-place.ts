import { mirrorStore, NO_MIRROR } from './mirror-store.ts';

/** Where the canvas lies in a first window, until the mirror is in the page and takes it. */
interface CanvasPlace {
  readonly element: HTMLElement;
  onTaken(): void;
}

let place: CanvasPlace | null = null;

/** A place of its own in the first window for a stage that starts before the mirror. @param onTaken the mirror has it */
export function placeCanvas(host: HTMLElement, onTaken: () => void): HTMLElement {
  const element = document.createElement('div');
  element.className = host.className;
  host.append(element);
  place = { element, onTaken };
  return element;
}

/** Where the canvas goes in the mirror's `host`: the place that it has already, which is moved there, or the host itself. */
export function takeCanvas(host: HTMLElement | null): HTMLElement | null {
  if (!place || !host) return host;
  const { element, onTaken } = place;
  if (element.parentElement !== host) {
    host.append(element);
    onTaken();
  }
  return element;
}

/** Its stage has ended: the next one goes into the mirror's own host. */
export function removePlace(): void {
  if (!place) return;
  const { element } = place;
  place = null;
  element.remove();
  if (mirrorStore.getState().host === element) mirrorStore.setState(NO_MIRROR);
}
