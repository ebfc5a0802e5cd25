import type { Page } from '@playwright/test';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** The worker would answer for the files that the test holds back. */
test.use({ serviceWorkers: 'block' });

/** What the window shows of each element: its kind, its classes, its box and its own text. */
const listShown = (page: Page, root: string) =>
  page.locator(root).evaluate((element) => {
    const shown = [...element.querySelectorAll('*')].flatMap((one) => {
      const { left, top, width, right, bottom } = one.getBoundingClientRect();
      const isInWindow = width > 1 && bottom > top && top < innerHeight && bottom > 0 && left < innerWidth;
      if (!isInWindow || !one.checkVisibility({ checkOpacity: true })) return [];
      const text = [...one.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      // The page goes on below the window once its foot is there.
      const box = [left, top, Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      // An icon of the set says so; the same outline out of the page does not.
      const classes = (one.getAttribute('class') ?? '').replace(/iconify\b.*/, '');
      return [`${one.localName}.${classes} ${box.map(Math.round).join(' ')} ${text.trim()}`];
    });
    return [...new Set(shown)].sort();
  });

const SIZES = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

test.describe('first window', () => {
  // A page does not wait long for a database that is busy with the run's first calls: it then goes without the config.
  test.beforeEach(async ({ request }) => {
    await expect
      .poll(async () => (await request.get('/', { headers: { accept: 'text/html' } })).text())
      .toContain('id="first-answer"');
  });

  for (const { width, height } of SIZES) {
    test(
      `shows at ${width} × ${height}, before the first script, what the app shows after it`,
      ONCE,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        // The board's first reading stays on its way for both.
        await page.route('**/app/v1/getJackpotDrawInfo', () => undefined);
        const { promise: isTime, resolve: letScriptCome } = Promise.withResolvers<void>();
        await page.route(/\/assets\/first-[^/]+\.js$/, async (route) => {
          await isTime;
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.locator('#cover')).toBeHidden();
        await expect(page.locator('#look img[src*="/banners/"]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await listShown(page, '#look');
        expect(before.length).toBeGreaterThan(60);
        letScriptCome();
        await expect(page.locator('#look')).toHaveCount(0);
        await expect(page.locator('#cover')).toHaveCount(0);
        expect(await listShown(page, '#app')).toEqual(before);
      },
    );
  }

  test(
    'can be looked at only, and leaves no room for a script in the names it shows',
    ONCE,
    async ({ page }) => {
      await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      const look = page.locator('#look');
      await expect(look).toHaveAttribute('aria-hidden', 'true');
      await expect(look).toHaveAttribute('inert', '');
      await expect(look.locator('a[href], [id], [tabindex], script, input')).toHaveCount(0);
      await expect(look).not.toContainText('₱');
    },
  );

  test('is in the language chosen before', ONCE, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
    await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#look')).toContainText('首页');
  });

  for (const path of ['/auth/login', '/?utm_source=mail'])
    test(`does not show at ${path}`, ONCE, async ({ page }) => {
      await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expect(page.locator('#look')).toHaveCount(0);
      await expect(page.locator('#cover')).toBeVisible();
    });

  test('asks for the config once, as it came with the page', ONCE, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Royal Sevens/ }).first()).toBeVisible();
    await expect(page.locator('#look')).toHaveCount(0);
    expect(calls.filter((path) => path.endsWith('/anonymous/appConfig'))).toEqual([]);
  });
});
