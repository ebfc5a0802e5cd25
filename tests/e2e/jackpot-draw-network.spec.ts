import { expectAccessible } from './support/axe.ts';
import { awardOf, canvasOf, followRequests, HALL, spinOf } from './support/draw-page.ts';
import { drawsOf } from './support/jackpot-platform.ts';
import { FULL_MOTION } from './support/motion.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { COIN_CELL, openHall, useJackpotPlatform } from './support/use-jackpot-platform.ts';

test.use(FULL_MOTION);

const platformOf = useJackpotPlatform();

test.describe('draw between page and server', () => {
  test.use({ allowedConsole: /Failed to load resource|ERR_/ });

  test(
    '[T09, E04, C74] draw survives a lost network, a reload and a closed page: once, and never lost',
    ONCE,
    async ({ page, context }) => {
      await platformOf().rig(COIN_CELL);
      const player = await platformOf().lucky();
      const asked = followRequests(page);
      const last = async () => String((await drawsOf(player))[0]?.id.slice(-12));
      const collect = async () => {
        await page.getByRole('button', { name: 'Done' }).click();
        await platformOf().nextDay(player);
        asked.length = 0;
        await page.reload();
        await expect(spinOf(page)).toBeEnabled();
        await expect(awardOf(page)).toHaveCount(0);
      };
      await openHall(page, player);

      // The server has drawn, and its answer is lost with the network.
      await page.route('**/app/v1/receiveDrawChance', async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort('connectionreset');
      });
      await spinOf(page).click();
      await expect(page.getByText(/Your draw is safe/)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await context.setOffline(false);
      await expect(awardOf(page)).toContainText(await last());
      expect(new Set(asked).size).toBe(1);
      await collect();

      // The page goes before the answer comes.
      const drawn = Promise.withResolvers<void>();
      let isFirst = true;
      await page.route('**/app/v1/receiveDrawChance', async (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        await route.fetch();
        drawn.resolve();
      });
      await spinOf(page).click();
      await drawn.promise;
      await page.reload();
      await expect(awardOf(page)).toContainText(await last());
      expect(new Set(asked).size).toBe(1);
      expect(await drawsOf(player)).toHaveLength(2);
      await collect();

      // The platform closes the draw between the reading and the press.
      await platformOf().operate('jackpot', 'close');
      await spinOf(page).click();
      await expect(page.getByRole('alert').filter({ hasText: '(1001)' })).toHaveText(
        'The jackpot is closed right now. Check back later. (1001)',
      );
      await expect(spinOf(page)).toBeDisabled();
      expect(await drawsOf(player)).toHaveLength(2);
      await platformOf().operate('jackpot', 'open');
      // Who wants less motion has the same draw without a canvas.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${HALL}?renderer=canvas`);
      await spinOf(page).click();
      await expect(awardOf(page)).toContainText('₱50');
      await expect(canvasOf(page)).toHaveCount(0);
      expect(await drawsOf(player)).toHaveLength(3);
    },
  );

  test(
    '[T09, C74] draw requested by two tabs at the same moment is one draw, and both show it',
    ONCE,
    async ({ page, context }) => {
      await platformOf().rig(COIN_CELL);
      const player = await platformOf().lucky();
      await openHall(page, player);
      const other = await context.newPage();
      await other.goto(HALL);
      await expect(spinOf(other)).toBeEnabled();
      // Neither tab hears of the other's answer before both have asked.
      const bothRequested = Promise.withResolvers<void>();
      let asked = 0;
      await context.route('**/app/v1/receiveDrawChance', async (route) => {
        asked += 1;
        if (asked === 2) bothRequested.resolve();
        await bothRequested.promise;
        await route.continue();
      });
      await Promise.all([spinOf(page).click(), spinOf(other).click()]);
      await expect.poll(() => drawsOf(player)).toHaveLength(1);
      const [draw] = await drawsOf(player);
      for (const tab of [page, other]) await expect(awardOf(tab)).toContainText(String(draw?.id.slice(-12)));
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Done' }).click();
        await expect(spinOf(tab)).toBeDisabled();
      }
      expect(await drawsOf(player)).toHaveLength(1);
    },
  );

  test(
    '[O18, O19, K04, C75, C76, C90] draw is listed in a record of 20 a page with its proof, and in a ranking of 10 with the player’s own rank',
    ONCE,
    async ({ page, context }) => {
      await platformOf().rig(COIN_CELL);
      const player = await platformOf().lucky();
      await openHall(page, player);
      await spinOf(page).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await platformOf().repeatDraw(player, 22);
      await platformOf().rankBehind(player, 12);

      await page.getByRole('button', { name: 'Ranking' }).click();
      const ranking = page.getByRole('dialog', { name: 'Ranking' });
      const own = ranking.getByRole('region', { name: 'Your place' });
      const places = ranking.getByRole('listitem').and(ranking.locator(':not([aria-label="Your place"] li)'));
      await expect(ranking.getByText('Page 1 of 2')).toBeVisible();
      await expect(places).toHaveCount(10);
      await expect(own.getByText('Place 13')).toBeAttached();
      await ranking.getByRole('button', { name: 'Next page' }).click();
      await expect(ranking.getByText('Page 2 of 2')).toBeVisible();
      await expect(places.first().getByText('Place 11')).toBeAttached();
      await expect(places.filter({ hasText: 'you' })).toContainText('₱50');
      await expect(ranking.getByRole('button', { name: 'Next page' })).toBeDisabled();
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'My draws' }).click();
      const record = page.getByRole('dialog', { name: 'My draws' });
      const rows = record.getByRole('listitem');
      await expect(rows).toHaveCount(20);
      await rows.last().scrollIntoViewIfNeeded();
      await expect(rows).toHaveCount(23);
      await expect(record.getByText('That’s all of them.')).toBeVisible();
      await rows.first().getByText('Proof').click();
      await rows.first().getByRole('button', { name: 'Check this draw' }).click();
      await expect(record.getByText(/^The seed matches this fingerprint/)).toBeVisible();

      await rows.first().getByRole('link', { name: 'Open the public check' }).click();
      await expect(
        page.getByRole('heading', { name: 'The figures of this draw fit together' }),
      ).toBeVisible();
      // The last part that the page fetches by itself; from then on the browser works alone.
      await expect(page.getByRole('region', { name: 'Your session' })).toContainText('Session');
      await context.setOffline(true);
      const figures = page.getByRole('group').filter({ hasText: 'your browser calculates the draw' });
      const seal = await figures.getByLabel('Fingerprint shown before').inputValue();
      await figures.getByLabel('Fingerprint shown before').fill('0'.repeat(64));
      await figures.getByRole('button', { name: 'Calculate draw' }).click();
      await expect(page.getByRole('heading', { name: 'Something doesn’t match' })).toBeVisible();
      await figures.getByLabel('Fingerprint shown before').fill(seal);
      await figures.getByRole('button', { name: 'Calculate draw' }).click();
      await expect(page.getByRole('heading', { name: 'Result of these figures' })).toBeVisible();
      await expect(page.getByText(`Cell ${COIN_CELL + 1} of 10`)).toBeVisible();
    },
  );
});
