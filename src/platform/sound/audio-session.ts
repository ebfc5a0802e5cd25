interface SessionNavigator {
  /** Safari's, from 16.4 on. */
  readonly audioSession?: { type: 'auto' | 'ambient' };
}

/**
 * Tells the system that the page's sounds lie beside others, so that it mixes and lowers them under a reader's speech. A
 * video of the page is what its viewer listens to: while one plays the browser chooses.
 */
export function mixWithOthers(page: Document, { audioSession }: SessionNavigator): void {
  if (!audioSession) return;
  const set = (type: 'auto' | 'ambient') => {
    audioSession.type = type;
  };
  set('ambient');
  // Events of media do not bubble.
  page.addEventListener('play', () => set('auto'), true);
  for (const kind of ['pause', 'ended', 'emptied'] as const)
    page.addEventListener(kind, () => set('ambient'), true);
}
