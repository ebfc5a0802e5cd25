import { useEffect, useRef } from 'react';

/** How far from the window's edge an element counts as seen. Pixels. */
const NEAR_MARGIN_PX = 200;

/** Calls while the element is near the reader's sight: the foot of a list that goes on by itself. */
export function useSight<E extends HTMLElement>(look: () => void) {
  const element = useRef<E>(null);
  const last = useRef(look);
  last.current = look;
  // The element comes with the first page; after each render there may be a new one to watch.
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && last.current(),
      { rootMargin: `${NEAR_MARGIN_PX}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  });
  return element;
}
