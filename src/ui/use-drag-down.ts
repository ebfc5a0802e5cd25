import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels after which a slow drag closes; a quick flick needs less. */
const CLOSE_AFTER = 110;
const FLICK_PX_PER_MS = 0.6;

/** Pointer handlers for a sheet's head: the sheet follows the finger down and closes, or springs back. */
export function useDragDown(target: RefObject<HTMLElement | null>, isOn: boolean, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);
  const move = (y: number) => {
    const sheet = target.current;
    if (sheet) sheet.style.translate = y > 0 ? `0 ${y}px` : '';
  };
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from) return;
    const distance = event.clientY - from.y;
    const speed = distance / Math.max(1, event.timeStamp - from.at);
    if (distance > CLOSE_AFTER || (distance > 24 && speed > FLICK_PX_PER_MS)) onClose();
    else move(0);
  };
  if (!isOn) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as HTMLElement).closest('button, a')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) move(event.clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      move(0);
    },
  };
}
