import { paths } from '../platform/paths.ts';

declare global {
  /** Both are set by the script at the page's head, which knows the files' addresses. */
  var preloadStage: (() => void) | undefined;
  var preloadPage: (() => void) | undefined;
}

/**
 * Fetches the files of the stage, or of the page that was opened, from the first line of the first script on: while that script is evaluated, and until the
 * lobby asks for its posters, the network has nothing else to do. Before, they would have held that script back.
 */
function beginStage(): void {
  if (location.pathname !== paths.home) globalThis.preloadPage?.();
  // With colours of the person's own the mirror stays the page.
  else if (!matchMedia('(forced-colors: active)').matches) globalThis.preloadStage?.();
}

beginStage();
