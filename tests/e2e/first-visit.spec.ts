import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ isNoticeAnswered: false, serviceWorkers: 'allow' });

test('[T15, O14] a first visitor accepts the notice, says the age, and is in the lobby', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: 'Before you come in' });
  await expect(notice).toContainText('a government official');
  await expect(notice).toContainText('under 21 years of age');
  await expect(notice).toContainText('at least one valid top-up');
  await notice.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(notice).toBeHidden();
  const question = page.getByRole('dialog', { name: 'Your age' });
  await question.getByRole('button', { name: 'Yes, I am 21 or older' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tonight at the house' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[T15] the question comes 300 ms after Accept', ONCE, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Your age' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await accept.dispatchEvent('click'); // a real click waits for animation frames, which stand still
  await page.clock.runFor(290);
  await expect(question).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(question).toHaveCount(1);
});

test('[O14] who does not accept is left with reading and help, and may come back', ONCE, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'I Do Not Accept' }).click();
  await expect(page.getByText('The doors stay closed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The doors stay closed')).toBeVisible();
  await page.getByRole('button', { name: /Read the notice again/ }).click();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
});

test('[T15, R53, R54] terms and privacy can be read before any answer', ONCE, async ({ page }) => {
  for (const [path, title] of [
    ['/terms-of-use', 'Terms of use'],
    ['/privacy-policy', 'Privacy policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Before you come in' })).toHaveCount(0);
  }
});

test('the first paint needs no script', ONCE, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.E2E_ORIGIN ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Marquee').first()).toBeVisible();
  await context.close();
});
