import { defineConfig } from '@playwright/test';
import { PLAIN } from './tests/e2e/support/browser.ts';

/** The journey of the Android app, as `npm run android -- journey` plays it. */
export default defineConfig({
  testDir: 'tests/android',
  outputDir: '.cache/playwright/android',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    launchOptions: PLAIN,
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
