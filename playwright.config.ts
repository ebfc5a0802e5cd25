import { defineConfig } from '@playwright/test';
import { CHROMIUM, DRAWN, PLAIN } from './tests/e2e/support/browser.ts';
import { DESKTOP_ONLY, ONCE } from './tests/e2e/support/tags.ts';
import { readMajorVersion } from './tools/chromium.ts';

const major = readMajorVersion(CHROMIUM);
/**
 * The same browser draws the same pixels up to 6 of 255 levels, but for a few where a scaled picture meets an edge:
 * never more than three were seen. A changed word is dozens.
 */
const tolerance = { threshold: 0.08, maxDiffPixels: 12 };

/** A phone's name, as the product tells phones from desktops by it. */
const userAgent = `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
const phone = {
  userAgent,
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};
/** Animations are a seventh of a page's cost. Specs about motion, and the desktop project, have all of it. */
const contextOptions = { reducedMotion: 'reduce' } as const;
const desktop = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };
const without = ({ tag }: { tag: string }) => new RegExp(`${tag}\\b`);

export default defineConfig({
  globalSetup: './tests/e2e/support/start-product.ts',
  outputDir: '.cache/playwright',
  forbidOnly: true,
  // A test that passes only sometimes is a failed test.
  retries: 0,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'only-on-failure',
    // What waits longer than this will not come; the action that waited is named then, and not the test alone.
    actionTimeout: 45_000,
    // Filling the offline store anew in every context is a tenth of the cost; what is about it allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      testDir: 'tests/e2e',
      grepInvert: without(DESKTOP_ONLY),
      use: { ...phone, contextOptions, launchOptions: PLAIN },
    },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      grepInvert: without(ONCE),
      use: { ...desktop, launchOptions: PLAIN },
    },
    {
      name: 'visual',
      testDir: 'tests/visual',
      // Drawing by a processor keeps both cores of a small machine busy; a page's own waiting leaves a quarter of them.
      workers: 2,
      // A picture waits for two equal ones in a row, each drawn by a processor: a slot's shown win goes on for 20 s there,
      // and for twice that on a busy machine.
      timeout: 240_000,
      // Here and not above: a project's own settings stand for all of the common ones.
      expect: {
        timeout: 100_000,
        toHaveScreenshot: { ...tolerance, animations: 'disabled', caret: 'hide' },
        toMatchSnapshot: tolerance,
      },
      use: { ...phone, contextOptions, launchOptions: DRAWN },
    },
  ],
});
