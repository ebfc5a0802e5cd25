import { ROUTES } from '../../src/app/route-table.ts';
import * as paths from '../../src/platform/path-constants.ts';
import { listMarks, listSeeThrough } from './support/forced-colors.ts';
import { openByLink } from './support/open-by-link.ts';
import { bringToken, signUpWithMoney } from './support/players.ts';
import { findCoveredByRaised } from './support/raised-item.ts';
import { settled } from './support/settled.ts';
import { smallTargets } from './support/small-targets.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk-to.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Ways in and the maintenance page send a member elsewhere; a page of one record needs that record. */
const PAGES: readonly string[] = Object.values(paths).filter(
  (path) => !/:|^\/auth\/|^\/maintenance$/.test(path),
);

/** Pages with the bar of a phone that need nothing in their address. */
const WITH_BAR: readonly string[] = Object.values(ROUTES)
  .filter(({ path, surface, hasNavigation, accepts }) => {
    const hasBar = hasNavigation && surface !== 'side' && surface !== 'full';
    return hasBar && !accepts && !path.includes(':');
  })
  .map(({ path }) => path);

/** Every kind of panel: beside the stage, a page of its own, with a foot that stays, with a scene above it. */
const PANELS: readonly string[] = [
  '/wallets',
  '/wallets?name=withdraw',
  '/wallets/record',
  '/wallets/safebox',
  '/wallets/card/list',
  '/member',
  '/member/profile',
  '/member/profile/info',
  '/member/self-limited',
  '/member/report',
  '/bonus',
  '/bonus/tasks',
  '/vip',
  '/points',
  '/rank',
  '/agent',
  '/activity',
  '/activity/jackpot',
  '/activity/lottery',
  '/email',
  '/feedback',
  '/service',
  '/faq',
  '/fair',
  '/fair/how',
  '/terms-of-use',
  '/game/search',
];

/** Pages of which one tab or one item of the navigation is selected. */
const WITH_TABS: readonly string[] = ['/vip', '/points', '/rank', '/bonus', '/wallets', '/email'];

const isOpened = (path: string) => WITH_BAR.includes(path) || PANELS.includes(path);

const ALL = [...new Set([...PAGES, ...WITH_BAR, ...PANELS])];

test(
  'pages of a member have touch targets of 44 by 44 pixels, no control under the raised item of the bar, and opaque panels with marked tabs in forced colours',
  ONCE,
  async ({ page }) => {
    test.setTimeout(180_000);
    const { token } = await signUpWithMoney(50_000);
    await bringToken(page, token);
    await page.goto('/member');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(WITH_BAR.length).toBeGreaterThan(40);
    for (const path of ALL)
      await test.step(path, async () => {
        // A page of one record, asked for without it, says so in the panel that is there already.
        await (isOpened(path) ? openByLink(page, path) : walkTo(page, path));
        await settled(page);
        if (PAGES.includes(path))
          await expect.poll(() => smallTargets(page), `small touch targets of ${path}`).toEqual([]);
        // The foot of the lobby comes after its rails.
        if (WITH_BAR.includes(path))
          await expect.poll(() => findCoveredByRaised(page), `under the raised item at ${path}`).toEqual([]);
        if (!PANELS.includes(path)) return;
        await expect(page.locator('[data-panel-layer] h1'), path).toBeVisible();
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await listSeeThrough(page), `seen through in forced colours at ${path}`).toEqual([]);
        if (WITH_TABS.includes(path))
          expect(new Set(await listMarks(page)), `marks of selected tabs at ${path}`).toEqual(
            new Set(['solid']),
          );
        await page.emulateMedia({ forcedColors: 'none' });
      });
  },
);
