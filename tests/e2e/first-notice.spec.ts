import type { Locator, Page } from '@playwright/test';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** The worker would answer for the files that the test holds back. */
test.use({ isNoticeAnswered: false, serviceWorkers: 'block' });

const APP_SCRIPTS = /\/assets\/(?!rolldown-runtime)[^/]+\.js$/;

/** Opens a page none of whose scripts arrives before the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  const { promise: isTime, resolve } = Promise.withResolvers<void>();
  await page.route(APP_SCRIPTS, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

const noticeOf = (page: Page) => page.getByRole('dialog', { name: 'Before you play' });
/** The one that came with the page. */
const firstNotice = (page: Page) => page.locator('dialog#first-notice');
const scrollTopOf = (dialog: Locator) => dialog.evaluate((element) => element.firstElementChild?.scrollTop);

for (const path of ['/', '/auth/accountLogin']) {
  test(
    `[O14] first-visit notice is shown on ${path} before any script file, and the app’s own keeps its focus and scrolling`,
    ONCE,
    async ({ page }) => {
      // Too low for the whole notice, which can be scrolled then.
      await page.setViewportSize({ width: 412, height: 560 });
      const letAppCome = await openWithoutApp(page, path);
      const refuse = noticeOf(page).getByRole('button').last();
      await expect(firstNotice(page)).toContainText('a government official');
      await refuse.focus();
      const name = (await refuse.textContent()) ?? '';
      await firstNotice(page).evaluate((dialog) => dialog.firstElementChild?.scrollTo(0, 120));

      letAppCome();
      await expect(firstNotice(page)).toHaveCount(0);
      await expect(noticeOf(page)).toHaveCount(1);
      const own = noticeOf(page).getByRole('button', { name, exact: true });
      await expect(own).toBeFocused();
      expect(await scrollTopOf(noticeOf(page))).toBe(120);
      await noticeOf(page).getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Your age' })).toBeVisible();
      await expect(noticeOf(page)).toHaveCount(0);
    },
  );
}

/** The question of the app that has come is answered, and nothing else stands over the lobby. */
async function sayAge(page: Page): Promise<void> {
  const yes = page.getByRole('dialog', { name: 'Your age' }).getByRole('button', { name: /^Yes, I’m 21/ });
  await yes.click();
  await expect(page.getByRole('heading', { name: 'Tonight’s line-up' })).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('first-visit notice has been painted when the app’s script begins', ONCE, async ({ page }) => {
  // The script's first line calls this function, which the page defines before it.
  await page.addInitScript(() => {
    const isOpen = () => document.querySelector('dialog#first-notice')?.hasAttribute('open') ?? false;
    // A frame is painted behind its callbacks. When it was on the screen the browser tells only some time after.
    let hasFrame = false;
    const follow = () => {
      hasFrame ||= isOpen();
      requestAnimationFrame(follow);
    };
    requestAnimationFrame(follow);
    let preload: (() => void) | undefined;
    Object.defineProperty(window, 'preloadStage', {
      set(given: () => void) {
        preload = given;
      },
      get() {
        document.documentElement.dataset.seen ??= String(isOpen() && hasFrame);
        return preload;
      },
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'true');
});

test(
  '[O14] notice accepted before the app has come does not come again, and the age is asked',
  ONCE,
  async ({ page }) => {
    const letAppCome = await openWithoutApp(page, '/');
    await noticeOf(page).getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('age_answer'))).toBe('accepted');

    letAppCome();
    await sayAge(page);
  },
);

test(
  '[O14] notice accepted in a browser that blocks storage does not come again when the app is there',
  ONCE,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('storage is blocked', 'SecurityError');
          },
        });
    });
    const letAppCome = await openWithoutApp(page, '/');
    await noticeOf(page).getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letAppCome();
    await sayAge(page);
  },
);

test(
  '[O14] press that begins before the app has loaded, and ends after it, counts as an answer',
  ONCE,
  async ({ page }) => {
    const letAppCome = await openWithoutApp(page, '/');
    await noticeOf(page).getByRole('button', { name: 'Accept', exact: true }).hover();
    await page.mouse.down();
    letAppCome();
    await expect(firstNotice(page)).toHaveCount(0);
    await expect(noticeOf(page)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Your age' })).toBeVisible();
  },
);

test(
  '[O14] lobby stays behind the closed curtain until the visitor has confirmed the age',
  ONCE,
  async ({ page }) => {
    await page.goto('/');
    await expect(firstNotice(page)).toHaveCount(0);
    const lobby = page.locator('#app');
    await expect(lobby).toHaveCSS('visibility', 'hidden');
    await noticeOf(page).getByRole('button', { name: 'Accept', exact: true }).click();
    const age = page.getByRole('dialog', { name: 'Your age' });
    await expect(age).toBeVisible();
    await expect(lobby).toHaveCSS('visibility', 'hidden');
    await expect(page.locator('#splash')).toBeVisible();
    expect(await page.locator('#splash').getAttribute('data-opening')).toBeNull();
    await age.getByRole('button', { name: /^Yes, I’m 21/ }).click();
    await expect(lobby).toHaveCSS('visibility', 'visible');
    await expect(page.locator('#splash')).toHaveCount(0);
  },
);

test(
  '[O14] notice refused before the app has come leaves help alone, opened once the app is there',
  ONCE,
  async ({ page }) => {
    const letAppCome = await openWithoutApp(page, '/');
    await noticeOf(page).getByRole('button').last().click();
    expect(await page.evaluate(() => localStorage.getItem('age_answer'))).toBe('refused');
    await expect(noticeOf(page)).toContainText('21');
    await expect(noticeOf(page).getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
    await noticeOf(page).getByRole('button', { name: /help/i }).first().click();
    await expect(page.getByRole('dialog', { name: 'Help' })).toHaveCount(0);

    letAppCome();
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await expect(firstNotice(page)).toHaveCount(0);
  },
);
