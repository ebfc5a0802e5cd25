import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CardRange, type GridPlan, planCardRange, planGrid } from './grid-plan.ts';

/** A browser's own text size where its reader has set none, in CSS pixels. */
const USUAL_TEXT = 16;

const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT || 1;

/** Plan of a grid and the cards of it that exist now; follows the scroller around the list and its width. */
export function useCardRange(list: RefObject<HTMLElement | null>, count: number): GridPlan & CardRange {
  const [width, setWidth] = useState(0);
  const [scale] = useState(textScale);
  const [span, setSpan] = useState<CardRange>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const scroller = element.closest<HTMLElement>('[data-panel-layer]') ?? document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const box = element.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      const next = planCardRange(
        planGrid(box.width, count, scale),
        count,
        view.top - box.top,
        scroller.clientHeight,
      );
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
  }, [list, count, scale]);
  return { ...planGrid(width, count, scale), ...span };
}
