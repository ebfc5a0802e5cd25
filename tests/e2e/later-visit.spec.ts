import { DEFAULT_THEME } from '../../contract/config/theme.ts';
import { keepFirstSnapshot } from './support/keep-first-snapshot.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** How the splash stood, each way once. */
    seenOfSplash?: Set<string>;
  }
}

/** The worker would answer for the files that the test holds back. */
test.use({ serviceWorkers: 'block' });

test('later visit shows the lobby before its scripts are loaded', ONCE, async ({ page, context }) => {
  await keepFirstSnapshot(context);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kept_look')?.includes('/posters/') ?? false))
    .toBe(true);
  await expect(page.getByRole('link', { name: /Royal Sevens/ }).first()).toBeVisible();

  // It may have been kept in the colours of a level or a preview: they go with it.
  await page.evaluate(() => {
    const snapshot = JSON.parse(localStorage.getItem('kept_look') ?? '');
    snapshot.root.style = '--brass: #123456';
    localStorage.setItem('kept_look', JSON.stringify(snapshot));
  });
  const later = await context.newPage();
  const brass = () =>
    later.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brass').toUpperCase(),
    );
  const { promise: isTime, resolve: letScriptCome } = Promise.withResolvers<void>();
  await later.route(/\/assets\/first-[^/]+\.js$/, async (route) => {
    await isTime;
    await route.continue();
  });
  await later.goto('/', { waitUntil: 'commit' });
  const snapshot = later.locator('#snapshot');
  await expect(snapshot.locator('img[src*="/posters/royal-sevens"]').first()).toBeVisible();
  await expect(later.locator('#splash')).toBeHidden();
  // It can be looked at only, and says nothing that may have changed since.
  await expect(snapshot).toHaveAttribute('aria-hidden', 'true');
  await expect(snapshot.locator('a[href], [tabindex], script, input')).toHaveCount(0);
  await expect(snapshot).toContainText('Start here');
  await expect(snapshot).not.toContainText('₱');

  expect(await brass()).toBe('#123456');
  letScriptCome();
  await expect(snapshot).toHaveCount(0);
  await expect.poll(brass).toBe(DEFAULT_THEME.tokens.brass);
  await expect(later.locator('#splash')).toHaveCount(0);
  await later
    .getByRole('link', { name: /Royal Sevens/ })
    .first()
    .click();
  await expect(later).toHaveURL(/gameId=|\/auth\/login/);
});

test('ornaments of a later visit are images in the place of drawings', ONCE, async ({ page, context }) => {
  await keepFirstSnapshot(context);
  await page.goto('/');
  const stored = () => page.evaluate(() => localStorage.getItem('kept_look') ?? '');
  await expect.poll(stored).toContain('data:image/webp');
  expect(await stored()).not.toContain('data:image/svg');
  expect((await stored()).length).toBeLessThan(200_000);
  const later = await context.newPage();
  await later.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
  await later.goto('/', { waitUntil: 'commit' });
  const snapshot = later.locator('#snapshot');
  const plates = snapshot.locator('[style*="background-image"]');
  await expect(plates.first()).toHaveCSS('background-image', /^url\("data:image\/webp/);
  await expect(plates.first()).toHaveCSS('background-size', '100% 100%');
  expect(await plates.count()).toBeGreaterThan(4);
  const frames = snapshot.locator('img[src^="data:image/webp"]');
  expect(await frames.count()).toBeGreaterThan(2);
  const areDrawn = await frames.evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        await (image as HTMLImageElement).decode();
        return image.getBoundingClientRect().width > 0;
      }),
    ),
  );
  expect(areDrawn).not.toContain(false);
});

test('splash is not painted on a later visit before its snapshot is', ONCE, async ({ page, context }) => {
  await keepFirstSnapshot(context);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept_look'))).not.toBeNull();
  const later = await context.newPage();
  await later.addInitScript(() => {
    const seen = new Set<string>();
    window.seenOfSplash = seen;
    // Each element as the parser adds it.
    new MutationObserver(() => {
      const splash = document.getElementById('splash');
      if (splash) seen.add(splash.checkVisibility() ? 'shown' : 'hidden');
    }).observe(document, { childList: true, subtree: true });
  });
  await later.goto('/');
  await expect(later.locator('#splash')).toHaveCount(0);
  expect(await later.evaluate(() => [...(window.seenOfSplash ?? [])])).toEqual(['hidden']);
  await expect(later.locator('html')).not.toHaveAttribute('data-snapshot-expected');
});

test('snapshot of another window size or another build is not shown', ONCE, async ({ page, context }) => {
  await context.addInitScript(() => {
    const kept = JSON.stringify({ mark: 'another', root: {}, values: [], nodes: [['b', {}, 'old']] });
    if (location.protocol.startsWith('http')) localStorage.setItem('kept_look', kept);
  });
  const snapshots: string[] = [];
  await page.exposeFunction('publishSnapshot', (text: string) => snapshots.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const snapshot = document.getElementById('snapshot');
      if (snapshot)
        void (window as unknown as { publishSnapshot(text: string): void }).publishSnapshot(
          snapshot.textContent,
        );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Royal Sevens/ }).first()).toBeVisible();
  // The page draws its first window in its place.
  expect(snapshots.filter((text) => text === 'old')).toEqual([]);
});
