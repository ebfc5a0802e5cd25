import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import { type Crop, dragCrop, zoomCrop } from './crop.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A finger or the mouse drags, two fingers pinch, the wheel zooms. */
export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  image: ImageBitmap,
  setCrop: Dispatch<SetStateAction<Crop>>,
): void {
  useEffect(() => {
    const target = frame.current;
    if (!target) return;
    const fingers = new Map<number, Point>();
    const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
    const down = (event: PointerEvent) => {
      target.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pointOf(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      const { width } = target.getBoundingClientRect();
      if (other) {
        const length = distanceBetween(before, other);
        if (length > 0) setCrop((old) => zoomCrop(image, old, distanceBetween(now, other) / length));
        return;
      }
      setCrop((old) =>
        dragCrop(image, old, { x: (now.x - before.x) / width, y: (now.y - before.y) / width }),
      );
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      // The page stays where it is; React's own wheel listener could not stop it.
      event.preventDefault();
      // A trackpad that is stroked sideways.
      if (event.deltaY === 0) return;
      setCrop((old) => zoomCrop(image, old, event.deltaY < 0 ? 1.08 : 1 / 1.08));
    };
    target.addEventListener('pointerdown', down);
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', up);
    target.addEventListener('pointercancel', up);
    target.addEventListener('wheel', wheel, { passive: false });
    return () => {
      target.removeEventListener('pointerdown', down);
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', up);
      target.removeEventListener('pointercancel', up);
      target.removeEventListener('wheel', wheel);
    };
  }, [frame, image, setCrop]);
}
