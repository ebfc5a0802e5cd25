/** What a start looked like from inside the page, in milliseconds since its navigation. */
export interface Start {
  firstPaint: number;
  largestPaint: number;
  /** What tasks of the first five seconds took beyond 50 ms each. */
  blocking: number;
  /** The first frame on the canvas; 0 where none has come. */
  canvas: number;
}

declare global {
  interface Window {
    __start?: Start;
  }
}

/** Watches a start from its first moment. Runs in the page; nothing outside it may be used. */
export function recordStart(): void {
  if (!location.protocol.startsWith('http')) return;
  const start: Start = { firstPaint: 0, largestPaint: 0, blocking: 0, canvas: 0 };
  window.__start = start;
  const observe = (type: string, work: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(work)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') start.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    start.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (startTime < 5_000) start.blocking += Math.max(0, duration - 50);
  });
  const look = () => {
    if (document.querySelector('[data-stage-shown="true"]')) start.canvas ||= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
