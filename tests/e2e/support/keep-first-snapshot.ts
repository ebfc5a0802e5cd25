import type { BrowserContext } from '@playwright/test';

/** Lets the first visit save its snapshot too; elsewhere each visit begins without one. */
export const keepFirstSnapshot = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The empty page that a tab begins with has no store.
    if (location.protocol.startsWith('http') && localStorage.getItem('kept_look') === 'off')
      localStorage.removeItem('kept_look');
  });
