/** @returns what stops it. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/**
 * Resolves once the page is visible and what stands on it now has been painted. Never in a page that is hidden for
 * good: a reload hides it first.
 */
export function onScreen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isHidden()) {
        const stop = onVisibilityChange(() => {
          stop();
          look();
        });
        return;
      }
      // The second frame begins after the first was painted.
      requestAnimationFrame(() => requestAnimationFrame(() => (isHidden() ? look() : resolve())));
    };
    look();
  });
}
