/** What a visitor saw one after the other, in milliseconds since the navigation; a moment that has not come is missing. */
export interface Moments {
  /** The page's own markup was received. */
  page?: number;
  /** The first paint: the splash, or a snapshot of the last visit. */
  firstPaint?: number;
  /** The first picture was in the document: notice, first window or snapshot. */
  picture?: number;
  /** The app's first script file was received. */
  script?: number;
  /** The app was in the document. */
  app?: number;
  /** The splash began to open. */
  opening?: number;
  /** The canvas showed its first frame. */
  canvas?: number;
}

declare global {
  interface Window {
    __moments?: Moments;
  }
}

/** Watches a start from its first moment. Runs in the page; nothing outside it may be used. */
export function recordMoments(): void {
  if (!location.protocol.startsWith('http')) return;
  const moments: Moments = {};
  window.__moments = moments;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') moments.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  const signs: Partial<Record<keyof Moments, string>> = {
    picture: 'body > dialog[open], body > div[aria-hidden="true"]:not([data-opening], [hidden])',
    app: '#app > *',
    opening: '[data-opening]',
    canvas: '[data-stage-shown="true"]',
  };
  const look = () => {
    for (const [name, sign] of Object.entries(signs))
      if (document.querySelector(sign)) moments[name as keyof Moments] ??= performance.now();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit && visit.responseEnd > 0) moments.page = visit.responseEnd;
    const script = document.querySelector<HTMLLinkElement>('link[data-app]')?.href ?? '';
    const [file] = performance.getEntriesByName(script) as PerformanceResourceTiming[];
    if (file && file.responseEnd > 0) moments.script = file.responseEnd;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
