import type { Page } from '@playwright/test';
import { REQUEST_TIMEOUT_MS } from '../../contract/limits.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** Its answers would be the worker's. */
test.use({ serviceWorkers: 'block' });

test.describe.configure({ mode: 'parallel' });

const games = (page: Page) => page.locator('#app').getByRole('link', { name: /^Royal Sevens/ });

/** Games that can be opened, a guest's way in, and nothing above them. */
async function expectUsableLobby(page: Page): Promise<void> {
  await expect(games(page).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.locator('#snapshot')).toHaveCount(0);
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await games(page).first().click();
  await expect(page).toHaveURL(/\/auth\/|\/game\/start/);
}

const store = (page: Page, values: Readonly<Record<string, string>>) =>
  page.addInitScript((all) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', '1');
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);

test.describe('start with a stored state that cannot be used', () => {
  for (const [what, values] of [
    [
      'an earlier version',
      { app_config: '{"games":[],"gameTypes":[]}', app_config_build: 'old', kept_look: '{"nodes":[]}' },
    ],
    [
      'a newer version',
      {
        app_config: '{"v":9,"lobby":{"rows":[]}}',
        app_theme: '{"v":9}',
        kept_look: '{"v":9,"mark":{"build":"next"},"tree":[]}',
        preferences: '{"v":9,"isMotionReduced":"yes"}',
      },
    ],
    [
      'a write that broke off',
      { app_config: '{"games":[{"id":101,', kept_look: '{"mark":"x","nodes":[["div"', app_theme: '{' },
    ],
  ] as const)
    test(`start with what ${what} left ends at a usable lobby`, ONCE, async ({ page }) => {
      await store(page, values);
      await page.goto('/');
      await expectUsableLobby(page);
    });

  test('start without any storage ends at a usable lobby', ONCE, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('storage is blocked', 'SecurityError');
          },
        });
    });
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'Before you play' });
    await notice.getByRole('button', { name: 'Accept', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Your age' })
      .getByRole('button', { name: /^Yes, I’m 21/ })
      .click();
    await expectUsableLobby(page);
  });

  test(
    'token that goes between the page’s scripts and the app leaves a guest’s lobby',
    ONCE,
    async ({ page }) => {
      await store(page, { access_token: 'not-a-token' });
      await page.route(/\/assets\/first-[^/]+\.js$/, async (route) => {
        await page.evaluate(() => localStorage.removeItem('access_token'));
        await route.continue();
      });
      await page.goto('/');
      await expectUsableLobby(page);
    },
  );
});

test.describe('start of which a script inside the page fails', () => {
  /** What each of them cannot do without. */
  for (const [script, breakIt] of [
    [
      'head start',
      () =>
        Object.defineProperty(HTMLLinkElement.prototype, 'fetchPriority', {
          set() {
            throw new Error('planted');
          },
        }),
    ],
    [
      'first window',
      () =>
        Object.defineProperty(HTMLTemplateElement.prototype, 'content', {
          get() {
            throw new Error('planted');
          },
        }),
    ],
    [
      'begin',
      () => {
        let reads = 0;
        const { languages } = navigator;
        Object.defineProperty(navigator, 'languages', {
          get() {
            reads += 1;
            // Head start reads them first, and the app last.
            if (reads === 2) throw new Error('planted');
            return languages;
          },
        });
      },
    ],
  ] as const)
    test(`start whose script “${script}” throws ends at a usable lobby`, ONCE, async ({ page }) => {
      await page.addInitScript(breakIt);
      await page.goto('/');
      await expectUsableLobby(page);
    });
});

test.describe('start whose config is not as it should be', () => {
  const CONFIG = '**/app/v1/anonymous/appConfig';
  /** With a query the page comes without the config, and asks for it. */
  const ASKING = '/?from=test';
  /** Later than a call waits at first and than the first window waits, and sooner than the next try gives up (30 s). */
  const LATE_MS = Math.max(REQUEST_TIMEOUT_MS.default, 12_000) + 1_000;

  test(
    'config with fields that this version does not know ends at a usable lobby',
    ONCE,
    async ({ page }) => {
      await page.route(CONFIG, async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { ...rest, data: { ...data, addedLater: { rows: [1] } } } });
      });
      await page.goto(ASKING);
      await expectUsableLobby(page);
    },
  );

  test(
    'config without its games says that the server cannot be reached, and the next try ends at a usable lobby',
    ONCE,
    async ({ page }) => {
      let isBroken = true;
      await page.route(CONFIG, async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
        const { games: _games, ...without } = data;
        await route.fulfill({ response, json: { ...rest, data: isBroken ? without : data } });
      });
      await page.goto(ASKING);
      const again = page.getByRole('button', { name: /again|retry/i });
      await expect(again).toBeVisible();
      await expect(page.locator('#app')).not.toContainText('₱');
      isBroken = false;
      await again.click();
      await expectUsableLobby(page);
    },
  );

  test('config that is answered after the first timeout ends at a usable lobby', ONCE, async ({ page }) => {
    await page.route(CONFIG, async (route) => {
      await new Promise((done) => setTimeout(done, LATE_MS));
      await route.continue();
    });
    await page.goto(ASKING);
    await expect(page.locator('#splash')).toBeVisible();
    await expect(page.locator('#app')).not.toContainText('₱');
    await expectUsableLobby(page);
  });
});

test.describe('start of a first visit whose config comes late', () => {
  test.use({
    isNoticeAnswered: false,
    allowedConsole: /ERR_FAILED|Failed to load resource|was preloaded using link preload/,
  });

  test('lobby stays out of sight until the notice is answered', ONCE, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const lobby = document.querySelector('#app [data-lobby]');
        if (lobby && !document.documentElement.hasAttribute('data-gate-shut'))
          document.documentElement.setAttribute('data-seen-early', '');
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    let isSilent = true;
    await page.route('**/app/v1/anonymous/appConfig', (route) =>
      isSilent ? route.abort() : route.continue(),
    );
    await page.goto('/?from=test');
    await expect(page.getByText(/^The site is not answering/)).toBeAttached();
    isSilent = false;
    await expect(page.locator('#app [data-lobby]')).toBeAttached();
    await expect(page.locator('#first-notice')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Before you play' })).toBeVisible();
    await expect(page.locator('#app')).toHaveCSS('visibility', 'hidden');
    expect(await page.locator('html').getAttribute('data-seen-early')).toBeNull();
  });
});
