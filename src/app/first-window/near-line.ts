/** In which the whole page has come, in milliseconds: on a longer line nothing else is there soon enough to wait for. */
const NEAR_MS = 100;

/** Whether the page itself came at once; false while it is still coming. */
export function isNearLine(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseEnd > 0 && visit.responseEnd - visit.requestStart < NEAR_MS;
}
