import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridPlan, planGrid, planSpan, type Span } from './grid-plan.ts';

/** Plan of a grid and the cards of it that exist now; follows the scroller around the list and its width. */
export function useGridSpan(list: RefObject<HTMLElement | null>, count: number): GridPlan & Span {
  const [width, setWidth] = useState(0);
  const [span, setSpan] = useState<Span>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const scroller = element.closest<HTMLElement>('[data-panel-layer]') ?? document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const box = element.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      const next = planSpan(planGrid(box.width, count), count, view.top - box.top, scroller.clientHeight);
      setWidth(box.width);
      setSpan((old) => (old.from === next.from && old.to === next.to ? old : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    observer.observe(scroller);
    scroller.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scroller.removeEventListener('scroll', schedule);
    };
  }, [list, count]);
  return { ...planGrid(width, count), ...span };
}
