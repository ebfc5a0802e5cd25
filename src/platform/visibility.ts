/** @returns what stops it. */
export function whenVisibilityChanges(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
