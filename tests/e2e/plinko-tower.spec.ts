import type { FrameLocator, Page } from '@playwright/test';
import { PLINKO_TOWER } from '../../maths/plinko-tower.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { revealLatest } from './support/verify-round.ts';

const PLINKO = 144;

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Plinko Tower"]');
const dropOf = (page: Page) => frameOf(page).getByRole('button', { name: /^Drop a ball for/ });

interface Answer {
  readonly data: {
    readonly round: {
      readonly bet: object;
      readonly win: number;
      readonly roundId: string;
    };
  };
}

interface Proven {
  readonly proof: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };
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
    const { bet, win, roundId } = data.round;
    expect(bet).toEqual({ stake: 200, rows: 16, risk: 'high' });
    await expect(dropOf(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
    const amount = `₱${(win / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await expect(frame.locator('.result')).toHaveText(`${win > 200 ? 'Win' : 'Returned'} ${amount}`);

    await frame.getByRole('button', { name: 'Paytable, rules and rounds' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('×993');
    await frame.getByRole('tab', { name: 'Fairness' }).click();
    await expect(frame.getByRole('tabpanel')).toContainText('97.00%');
    await frame.getByRole('tab', { name: 'My rounds' }).click();
    await revealLatest(frame);
    await expect(frame.getByRole('tabpanel')).toContainText('16 rows, High');
    const { proof } = (await call('game/roundProof', { roundId })) as unknown as Proven;
    const source = fairSource(proof.serverSeed, proof.clientSeed, proof.nonce);
    expect(win).toBe(PLINKO_TOWER.play(PLINKO_TOWER.readBet(bet), [], source).win);
    await expectAccessible(page, '#content');
  },
);
