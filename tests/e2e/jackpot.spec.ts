import type { Page } from '@playwright/test';
import type { JackpotInfo } from '../../contract/entities/jackpot.ts';
import { expectAccessible } from './support/axe.ts';
import { HALL, spinOf } from './support/draw-page.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** Gives the player a chance to draw, in the reading alone. */
async function giveChance(page: Page): Promise<void> {
  await page.route('**/app/v1/getJackpotDrawInfo', async (route) => {
    const answer = await (await route.fetch()).json();
    const info = (answer.data ?? answer) as JackpotInfo;
    Object.assign(info, { canReceiveDrawChance: true, needDeposit: 0, needTyping: 0 });
    Object.assign(info.draw, { chances: 1, commit: 'ab'.repeat(32) });
    await route.fulfill({ json: answer });
  });
}

async function openHall(page: Page): Promise<void> {
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto(HALL);
  await spinOf(page).waitFor();
}

test('[R06, O11, V04, C73] the hall has ten cells, no navigation bar, its odds, and SPIN waits for a chance', async ({
  page,
}) => {
  await openHall(page);
  await expect(page.getByRole('list', { name: 'Prizes' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(spinOf(page)).toBeDisabled();
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Go to deposit' })).toBeVisible();
  const odds = page.getByRole('region', { name: 'Odds and pots' });
  for (const tier of ['Mega', 'Major', 'Minor', 'Mini'])
    await expect(
      odds.getByRole('row', { name: new RegExp(`^${tier} 1 in [\\d,]+ ₱[\\d,]+ ₱[\\d,]+`) }),
    ).toBeVisible();
  await expect(odds.getByText(/of every real-money bet goes into the pots/)).toBeVisible();
  await expectAccessible(page);
});

test(
  '[O11, O18, O19, O20, C75, C76] the place of the bars opens the hall; record, ranking and rules open above it',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Jackpot/ })
      .first()
      .click();
    const hall = page.getByRole('dialog', { name: 'Jackpot', exact: true });
    await expect(spinOf(page)).toBeDisabled();
    await expectAccessible(page, 'dialog');
    for (const [button, title, text] of [
      ['My draws', 'My draws', 'No draw yet'],
      ['Ranking', 'Ranking', /Nobody has drawn yet|Place 1/],
      ['Rules and odds', 'Rules and odds', /1 in 900/],
    ] as const) {
      await hall.getByRole('button', { name: button }).click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet.getByText(text).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    await expect(hall).toBeVisible();
  },
);

test(
  '[E04] each refusal is told in words of its own, any other in general ones, all with the code',
  ONCE,
  async ({ page }) => {
    let code = 0;
    await giveChance(page);
    await page.route('**/app/v1/receiveDrawChance', (route) =>
      route.fulfill({ json: { code, msg: 'no', data: null } }),
    );
    await openHall(page);
    for (const [refusal, text] of [
      [1001, 'The jackpot is closed right now. Look in again later. (1001)'],
      [1002, 'You have no draw left today. A new one can be earned tomorrow. (1002)'],
      [1003, /deposit is still missing.*\(1003\)/],
      [1004, /play is still missing.*\(1004\)/],
      [1099, 'The draw did not happen, and none was used up. Try again in a moment. (1099)'],
    ] as const) {
      code = refusal;
      // A press within 300 ms of the last one counts for nothing, and the test may be quicker than that.
      await expect(async () => {
        await spinOf(page).click();
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 2_000 });
      }).toPass();
    }
  },
);
