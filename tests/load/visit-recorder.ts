/** Timings of one visit, measured inside the page, in milliseconds since its navigation. */
export interface Visit {
  /** First paint. */
  firstPaint: number;
  /** A poster was loaded, in the window, and its middle was not covered by a curtain. */
  firstPoster: number;
  /** All posters in the window were. */
  allPosters: number;
  /** The stage has taken over from the mirror. */
  stage: number;
  /** Sum of all layout shifts so far. */
  shift: number;
  /** Addresses of the images that were in the window. */
  images: string[];
}

declare global {
  interface Window {
    __visit?: Visit;
  }
}

/** Records a visit from its first moment. Runs in the page; nothing outside it may be used. */
export function recordVisit(): void {
  if (!location.protocol.startsWith('http')) return;
  const visit: Visit = { firstPaint: 0, firstPoster: 0, allPosters: 0, stage: 0, shift: 0, images: [] };
  window.__visit = visit;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) visit.firstPaint ||= startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      visit.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isCovered = (x: number) =>
    [...document.querySelectorAll('#splash .drape')].some((drape) => {
      const { left, right } = drape.getBoundingClientRect();
      return left < x && x < right;
    });
  const look = () => {
    const shown = [...document.images]
      .filter((image) => image.src.includes('/art/'))
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top < innerHeight && box.left < innerWidth);
    visit.images = [...new Set([...visit.images, ...shown.map(({ image }) => image.src)])];
    const inWindow = shown.filter(({ image }) => image.src.includes('/posters/'));
    const isSeen = ({ image, box }: (typeof inWindow)[number]) =>
      image.complete && image.naturalWidth > 0 && !isCovered(box.left + box.width / 2);
    // A poster whose middle is outside the window is not covered by a curtain and does not count as seen.
    const isInside = ({ box }: (typeof inWindow)[number]) => box.left + box.width / 2 < innerWidth;
    if (inWindow.filter(isInside).some(isSeen)) visit.firstPoster ||= performance.now();
    if (inWindow.length > 0 && inWindow.every(isSeen)) visit.allPosters ||= performance.now();
    if (document.querySelector('[data-stage-shown="true"]')) visit.stage ||= performance.now();
    if (!visit.stage || !visit.allPosters) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
