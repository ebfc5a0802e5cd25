import { FULL_MOTION } from './support/motion.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ ...FULL_MOTION, isNoticeAnswered: false, serviceWorkers: 'allow' });

test('[T15, O14] first visitor accepts the notice, confirms the age, and is in the lobby', async ({
  page,
}) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: 'Before you play' });
  await expect(notice).toContainText('a government official');
  await expect(notice).toContainText('under 21 years of age');
  await expect(notice).toContainText('at least one valid top-up');
  await notice.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(notice).toBeHidden();
  const question = page.getByRole('dialog', { name: 'Your age' });
  await question.getByRole('button', { name: 'Yes, I’m 21 or older' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tonight’s line-up' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('behind the first-visit notice', () => {
  test.use({ renderer: 'canvas' });

  test(
    'stage is ready and still, and the worker comes once the visitor has entered',
    ONCE,
    async ({ page }) => {
      await page.goto('/?probe=1');
      const notice = page.getByRole('dialog', { name: 'Before you play' });
      await page.waitForFunction(() => window.__stage?.isShown());
      const countDraws = () => page.evaluate(() => window.__stage?.draws() ?? 0);
      const hasWorker = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
      // An image that comes late is drawn once more; what moves by itself would never let this be zero.
      const countNewDraws = async () => {
        const drawn = await countDraws();
        await page.waitForTimeout(1_500);
        return (await countDraws()) - drawn;
      };
      await expect.poll(countNewDraws).toBe(0);
      const before = await countDraws();
      expect(await hasWorker()).toBe(false);
      await notice.getByRole('button', { name: 'Accept', exact: true }).click();
      await page.getByRole('button', { name: 'Yes, I’m 21 or older' }).click();
      await expect.poll(countDraws).toBeGreaterThan(before);
      await expect.poll(hasWorker).toBe(true);
    },
  );
});

test('first paint needs no script', ONCE, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.E2E_ORIGIN ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Marquee').first()).toBeVisible();
  await context.close();
});
