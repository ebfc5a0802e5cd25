import type { Page } from '@playwright/test';
import { keepFirstSnapshot } from './support/keep-first-snapshot.ts';
import { listShown } from './support/list-shown.ts';
import { pretendPageTook } from './support/pretend-page-took.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Where the stage was seen, one after the other. */
    shownIn?: string[];
    /** What was done until the first window stood. */
    work?: { rests: number; decoded: number };
  }
}

/** The worker would answer for the files that the test holds back. */
test.use({ serviceWorkers: 'block' });

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844, pageMs: 500 },
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

  for (const { width, height, pageMs } of SIZES) {
    const line = pageMs === undefined ? '' : ` on a line that took ${pageMs} ms for the page`;
    test(
      `first window shows at ${width} × ${height}${line}, before the first script, what the app shows after it`,
      ONCE,
      async ({ page }) => {
        if (pageMs !== undefined) await pretendPageTook(page, pageMs);
        await page.setViewportSize({ width, height });
        // The board's first reading stays on its way for both.
        await page.route('**/app/v1/getJackpotDrawInfo', () => undefined);
        const { promise: isTime, resolve: letScriptCome } = Promise.withResolvers<void>();
        await page.route(/\/assets\/first-[^/]+\.js$/, async (route) => {
          await isTime;
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.locator('#splash')).toBeHidden();
        await expect(page.locator('#snapshot img[src*="/banners/"]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await listShown(page, '#snapshot');
        expect(before.length).toBeGreaterThan(60);
        letScriptCome();
        await expect(page.locator('#snapshot')).toHaveCount(0);
        await expect(page.locator('#splash')).toHaveCount(0);
        expect(await listShown(page, '#app')).toEqual(before);
      },
    );
  }

  test('first window can only be viewed, and a name in it cannot run a script', ONCE, async ({ page }) => {
    await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const firstWindow = page.locator('#snapshot');
    await expect(firstWindow).toHaveAttribute('aria-hidden', 'true');
    await expect(firstWindow).toHaveAttribute('inert', '');
    await expect(firstWindow.locator('a[href], [id], [tabindex], script, input')).toHaveCount(0);
    await expect(firstWindow).not.toContainText('₱');
  });

  test.describe('whose posters are late', () => {
    /** A page that came within these milliseconds; nothing falls due by itself. */
    async function openLate(page: Page, pageMs: number): Promise<() => void> {
      const { promise: isTime, resolve: letPostersCome } = Promise.withResolvers<void>();
      await page.route(/\/posters\//, async (route) => {
        await isTime;
        await route.continue();
      });
      await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
      await page.clock.install({ time: 0 });
      await pretendPageTook(page, pageMs);
      await page.clock.pauseAt(1_000);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#snapshot')).toBeAttached();
      return letPostersCome;
    }

    test(
      'first window waits for late posters where the page came at once, and is laid out with them',
      ONCE,
      async ({ page }) => {
        const letPostersCome = await openLate(page, 90);
        await expect(page.locator('#snapshot img[src*="/banners/"]')).toBeAttached();
        await expect(page.locator('#snapshot')).toBeHidden();
        letPostersCome();
        await expect(page.locator('#snapshot')).toBeVisible();
        const posters = page.locator('#snapshot img[src*="/posters/"]');
        expect(
          await posters.evaluateAll((images) =>
            images.every((image) => (image as HTMLImageElement).complete),
          ),
        ).toBe(true);
        const faces = ['Figtree', 'Bebas Neue', 'Limelight'];
        const areThere = await page.evaluate(
          (names) => names.map((name) => document.fonts.check(`20px '${name}'`, 'A')),
          faces,
        );
        expect(areThere).toEqual([true, true, true]);
      },
    );

    test('first window waits no longer than 120 ms for late posters', ONCE, async ({ page }) => {
      await openLate(page, 90);
      await page.clock.runFor(119);
      await expect(page.locator('#snapshot')).toBeHidden();
      await page.clock.runFor(1);
      await expect(page.locator('#snapshot')).toBeVisible();
    });

    test(
      'first window is shown without late posters where the page itself took longer',
      ONCE,
      async ({ page }) => {
        await openLate(page, 110);
        await expect(page.locator('#snapshot')).toBeVisible();
      },
    );

    /** What the page does until its first window stands: tasks of its own, and pictures decoded while others load. */
    async function countWork(page: Page): Promise<() => Promise<{ rests: number; decoded: number }>> {
      await page.addInitScript(() => {
        const work = { rests: 0, decoded: 0 };
        window.work = work;
        const { postMessage } = MessagePort.prototype;
        MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
          if (!document.getElementById('snapshot')) work.rests += 1;
          postMessage.call(this, message);
        };
        const { decode } = HTMLImageElement.prototype;
        HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
          if (this.src.includes('/posters/')) work.decoded += 1;
          return decode.call(this);
        };
      });
      return () => page.evaluate(() => window.work ?? { rests: 0, decoded: 0 });
    }

    test(
      'first window is drawn in one task and decodes each poster as it comes where the page came at once',
      ONCE,
      async ({ page }) => {
        const readWork = await countWork(page);
        const letPostersCome = await openLate(page, 90);
        expect(await readWork()).toEqual({ rests: 0, decoded: 0 });
        const posters = page.locator('#snapshot img[src*="/posters/"]');
        const count = await posters.count();
        expect(count).toBeGreaterThan(3);
        letPostersCome();
        await expect.poll(readWork).toEqual({ rests: 0, decoded: count });
      },
    );

    test(
      'first window yields between script, content, elements and drawing where the page itself took longer',
      ONCE,
      async ({ page }) => {
        const readWork = await countWork(page);
        const letPostersCome = await openLate(page, 110);
        letPostersCome();
        await expect(page.locator('#snapshot')).toBeVisible();
        expect(await readWork()).toEqual({ rests: 3, decoded: 0 });
      },
    );

    test(
      'first window draws only the page frame and the banner in its first animation frame when the page loads slowly',
      ONCE,
      async ({ page }) => {
        await openLate(page, 110);
        const firstWindow = page.locator('#snapshot');
        const others = firstWindow.locator('[data-guide="marquee"] ~ *');
        await expect(firstWindow.locator('[data-guide="marquee"] > img[src^="data:image"]')).toHaveCount(1);
        await expect(others).toHaveCount(0);
        await page.clock.runFor(20);
        await expect.poll(() => others.count()).toBeGreaterThan(3);
        await page.clock.runFor(20);
        await expect(firstWindow.locator('[data-guide="marquee"] > img[src^="data:image"]')).toHaveCount(2);
      },
    );
  });

  test.describe('with a stage', () => {
    test.use({ renderer: 'auto' });

    const canvas = (page: Page, root: string) => page.locator(`${root} [data-canvas-host] canvas`);

    /** A visit on a near line, whose stage has all the time it needs before the app. */
    async function openNear(page: Page): Promise<void> {
      await pretendPageTook(page, 1);
      await page.addInitScript(() => {
        // A busy machine may take longer than a stage is given before the app.
        const wait = window.setTimeout.bind(window);
        window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
          wait(work, ms === 300 ? 20_000 : ms, ...rest)) as typeof window.setTimeout;
        const record = () => {
          const [inWindow, inApp] = ['#snapshot', '#app'].map((root) =>
            document.querySelector(`${root} [data-stage-shown="true"]`),
          );
          const seen = inApp ? 'app' : inWindow ? 'first window' : null;
          window.shownIn ??= [];
          if (seen && window.shownIn.at(-1) !== seen) window.shownIn.push(seen);
        };
        new MutationObserver(record).observe(document, { subtree: true, childList: true, attributes: true });
      });
      await page.goto('/');
      await expect(canvas(page, '#app')).toHaveCount(1);
      await expect(page.locator('#snapshot')).toHaveCount(0);
    }

    test(
      'stage shows the canvas before the app, which takes it and goes on with it',
      ONCE,
      async ({ page }) => {
        await openNear(page);
        expect(await page.evaluate(() => window.shownIn)).toEqual(['first window', 'app']);
        await expect(page.locator('canvas')).toHaveCount(1);
        await expect(page.locator('#app [data-lobby] img[src*="/posters/"]')).toHaveCount(0);
        const box = await canvas(page, '#app').boundingBox();
        expect([box?.x, box?.width]).toEqual([0, page.viewportSize()?.width]);
        await page
          .getByRole('link', { name: /Royal Sevens/ })
          .first()
          .click();
        await expect(page).toHaveURL(/gameId=|\/auth\/login/);
      },
    );

    test(
      'first window with a stage is kept with its pictures for the next visit',
      ONCE,
      async ({ page, context }) => {
        await keepFirstSnapshot(context);
        await openNear(page);
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('kept_look')))
          .toContain('/posters/');
        const kept = await page.evaluate(() => localStorage.getItem('kept_look'));
        expect(kept).toContain('"data-stage-shown":"false"');
        expect(kept).not.toContain('"data-stage-shown":"true"');
      },
    );

    test(
      'stage of the first window is replaced by the lobby’s in another language',
      ONCE,
      async ({ page }) => {
        await openNear(page);
        await page.getByRole('radio', { name: 'Filipino' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
        await expect(canvas(page, '#app')).toHaveCount(1);
        await expect(page.locator('#app [data-stage-shown="true"]')).toHaveCount(1);
        await expect(page.locator('canvas')).toHaveCount(1);
      },
    );
  });

  test('first window is in the language chosen before', ONCE, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
    await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#snapshot')).toContainText('首页');
  });

  for (const path of ['/auth/login', '/?utm_source=mail'])
    test(`first window is not shown at ${path}`, ONCE, async ({ page }) => {
      await page.route(/\/assets\/first-[^/]+\.js$/, () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expect(page.locator('#snapshot')).toHaveCount(0);
      await expect(page.locator('#splash')).toBeVisible();
    });

  test('app requests no config where one came with the page', ONCE, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Royal Sevens/ }).first()).toBeVisible();
    await expect(page.locator('#snapshot')).toHaveCount(0);
    expect(calls.filter((path) => path.endsWith('/anonymous/appConfig'))).toEqual([]);
  });
});
