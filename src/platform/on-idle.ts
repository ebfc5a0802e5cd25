/** Runs `work` when the browser has nothing better to do, within `mostMs`. @returns what cancels it */
export function onIdle(work: () => void, mostMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: mostMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 50);
  return () => clearTimeout(timer);
}
