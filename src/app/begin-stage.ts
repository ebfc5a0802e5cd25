import { paths } from '../platform/paths.ts';

declare global {
  /** Set by the script at the page's head, which knows the files' addresses. */
  var preloadStage: (() => void) | undefined;
}

/**
 * Fetches the stage's files from the first line of the first script on: while that script is evaluated, and until the
 * lobby asks for its posters, the network has nothing else to do. Before, they would have held that script back.
 */
function beginStage(): void {
  // With colours of the person's own the mirror stays the page.
  if (location.pathname !== paths.home || matchMedia('(forced-colors: active)').matches) return;
  globalThis.preloadStage?.();
}

beginStage();
