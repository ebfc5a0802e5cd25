import type { Stroke } from '../../scenes/scratch-card/erasure.ts';

/**
 * Hears a pressed pointer move over an element, in CSS pixels of `origin`. A press alone does nothing: it can be taken
 * back, and a tap on the way through the page opens no card.
 * @returns what stops it
 */
export function listenStrokes(
  element: HTMLElement,
  origin: HTMLElement,
  onStroke: (stroke: Stroke) => void,
): () => void {
  let pressed: { readonly id: number; last: Stroke['to'] } | null = null;
  const pointOf = ({ clientX, clientY }: PointerEvent): Stroke['to'] => {
    const { x, y } = origin.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  };
  const onDown = (event: PointerEvent) => {
    if (pressed || event.button !== 0) return;
    pressed = { id: event.pointerId, last: pointOf(event) };
    // So that a stroke that leaves the foil comes back as the same one.
    element.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (pressed?.id !== event.pointerId) return;
    // Between two frames a fast finger moves in a curve.
    const moves = event.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event]) {
      const to = pointOf(move);
      onStroke({ from: pressed.last, to });
      pressed.last = to;
    }
  };
  const onEnd = ({ pointerId }: PointerEvent) => {
    if (pressed?.id === pointerId) pressed = null;
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onEnd);
  element.addEventListener('pointercancel', onEnd);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onEnd);
    element.removeEventListener('pointercancel', onEnd);
  };
}
