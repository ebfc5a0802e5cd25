import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { untilListening } from './support/listening.ts';
import { bringToken, signUp } from './support/players.ts';
import { onRunDatabase } from './support/run-database.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

const PANEL = '[data-panel-layer]';

test(
  '[C90] player downloads their data after a step-up, gives a consent and withdraws it; axe finds nothing',
  ONCE,
  async ({ page }) => {
    const { account, password, token } = await signUp();
    await onRunDatabase(
      (sql) => sql`
        update sessions set started_at = started_at - interval '11 minutes'
        where player_id = (select id from players where account_key = ${account})`,
    );
    await bringToken(page, token);
    await page.goto('/member/data');
    const panel = page.locator(PANEL);
    await untilListening(page);
    await expect(panel.getByRole('button', { name: 'Close my account and delete my data' })).toBeVisible();
    await expectAccessible(page, PANEL);
    await panel.getByRole('button', { name: 'Request a copy' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByLabel('Your password', { exact: true }).fill(password);
    await question.getByRole('button', { name: 'Continue' }).click();
    const save = panel.getByRole('button', { name: 'Download file' });
    await expect(save).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, PANEL);
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(account);

    await page.goto('/member/profile/consent');
    await untilListening(page);
    const consent = panel.getByRole('checkbox').first();
    await expect(consent).not.toBeChecked();
    await expectAccessible(page, PANEL);
    const history = panel.getByRole('region', { name: 'Your choices so far' }).getByRole('listitem');
    await consent.check();
    await expect(history).toHaveCount(1);
    await consent.uncheck();
    await expect(history).toHaveCount(2);
    await expect(consent).not.toBeChecked();
    await expectAccessible(page, PANEL);
  },
);
