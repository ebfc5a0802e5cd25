/** First segments below which the server answers by itself. */
const SERVED = [
  'android',
  'app',
  'art',
  'assets',
  'callbacks',
  'healthz',
  'icons',
  'live',
  'metrics',
  'player-pictures',
  'posters',
  'readyz',
  'sandbox',
  '.well-known',
];

/**
 * What is no page of the app, as patterns for a path with its query: only a path can name a file, and only a whole segment
 * is one of the server's. Workbox tests its list against both together.
 */
export const NON_PAGE_PATTERNS: readonly RegExp[] = [
  new RegExp(`^/(?:${SERVED.map((name) => name.replace('.', '\\.')).join('|')})(?:[/?]|$)`),
  /^[^?]*\.\w{1,8}(?:\?|$)/,
];

/** Whether the app shows a page at this path. */
export const isPagePath = (path: string): boolean => !NON_PAGE_PATTERNS.some((pattern) => pattern.test(path));
