import type { FrameLocator, Page } from '@playwright/test';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { expectAccessible } from './support/axe.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PLINKO = 144;

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Plinko Tower"]');
const dropOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Drop a ball for/ });

interface Answer {
  readonly data: {
    readonly round: {
      readonly bet: object;
      readonly win: number;
      readonly proof: { readonly serverSeed: string; readonly clientSeed: string };
    };
  };
}

test(
  '[C41, R42] player chooses rows and risk, drops a ball, and the slot pays what the published table says',
  ONCE,
  async ({ page }) => {
    const player = await signUp();
    await bringToken(page, player.token);
    await page.goto(`/game/start?gameId=${PLINKO}&tryIt=1`);
    const frame = frameOf(page);
    await expect(dropOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
    await frame.getByRole('radio', { name: '16' }).check();
    await frame.getByRole('radio', { name: 'High' }).check();
    await frame.getByRole('button', { name: 'Raise stake' }).click();
    await expectAccessible(page, '#content');

    const answered = page.waitForResponse('**/app/v1/game/bet');
    await dropOf(page).click();
    const { data } = (await (await answered).json()) as Answer;
    const { bet, win, proof } = data.round;
    expect(bet).toEqual({ stake: 200, rows: 16, risk: 'high' });
    const again = PLINKO_TOWER.play(
      PLINKO_TOWER.readBet(bet),
      [],
      fairSource(proof.serverSeed, proof.clientSeed),
    );
    expect(win).toBe(again.win);
    await expect(dropOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
    const amount = `₱${(win / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await expect(frame.locator('.result')).toHaveText(`${win > 200 ? 'Win' : 'Returned'} ${amount}`);

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('×993');
    await frame.getByRole('tab', { name: 'Fairness' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('97.00%');
    await frame.getByRole('tab', { name: 'My rounds' }).click();
    await frame.getByRole('button', { name: /^Verify the round/ }).click();
    await expect(frame.getByText(/^Verified: fingerprint, your seed and your bet/)).toBeVisible();
    await expect(frame.getByRole('tabpanel')).toContainText('16 rows, High');
    await expectAccessible(page, '#content');
  },
);
