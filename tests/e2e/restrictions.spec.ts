import type { Page } from '@playwright/test';
import { ERROR_CODES, type ErrorKey } from '../../contract/errors.ts';
import * as paths from '../../src/platform/path-constants.ts';
import { expectAccessible } from './support/axe.ts';
import { call } from './support/call.ts';
import { bringToken, signUp, signUpWithMoney } from './support/players.ts';
import { settled } from './support/settled.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk-to.ts';

/** Narrowest phone and desktop, whatever the project's own window is. */
const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** Of each kind of page one at least: money in, play, draws, claims; the ways into them from a push, a mail and a bookmark. */
const CLOSED = [
  '/',
  '/wallets?name=deposit',
  '/activity/first-deposit',
  '/game/search',
  '/game/start?gameId=101&tryIt=0',
  '/game/start?gameId=101&tryIt=1',
  '/activity/jackpot',
  '/activity/spin',
  '/activity/lottery',
  '/activity/sign-in',
  '/activity/recharge?tab=ladder',
  '/bonus',
  '/bonus/tasks',
  '/vip',
  '/rank',
];
/** A part of them stays open, below what holds. */
const PARTLY = ['/points', '/points?tab=card', '/email', '/activity/gifts?tab=fund', '/activity/bank'];
const OPEN = ['/wallets?name=withdraw', '/wallets/record', '/member/report', '/member', '/faq'];

// Independent of each other, and together too long for the end of a run.
test.describe.configure({ mode: 'parallel' });

const statusOf = (page: Page) => page.locator('[data-restriction="break"]');
/** Buttons and fields of the page that a player could use; the frame around it has links only. */
const CONTROLS = 'main :is(button, input, select, textarea):not(:disabled, [aria-disabled="true"])';

test('[R51] break that begins in another tab closes an open game, and no page offers what it forbids', async ({
  page,
  context,
}, { project }) => {
  await page.setViewportSize(project.name === 'desktop' ? WIDTHS.desktop : WIDTHS.phone);
  const { token } = await signUpWithMoney(50_000);
  await bringToken(page, token);
  await page.goto('/game/start?gameId=101&tryIt=0');
  await expect(page.locator('iframe')).toBeVisible();

  const other = await context.newPage();
  await other.setViewportSize(page.viewportSize() ?? WIDTHS.phone);
  await other.goto('/member/self-limited');
  // One tap to choose, one to confirm, without scrolling.
  await expect(other.getByRole('button', { name: 'Break: 1 week' })).toBeInViewport();
  await other.getByRole('button', { name: 'Break: 1 week' }).click();
  await other.getByRole('button', { name: 'Start break' }).click();
  await expect(other.getByText('You’re on a break', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Break: 24 hours' })).toHaveCount(0);
  await other.close();

  await expect(statusOf(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const end = await statusOf(page).locator('time').textContent();
  expect(end).toMatch(/Your break ends .+ \d{1,2}:\d{2}:\d{2}/);

  for (const address of CLOSED)
    await test.step(`status in place of ${address}`, async () => {
      await walkTo(page, address);
      await expect(statusOf(page).locator('time')).toHaveText(end ?? '');
      await expect(page.getByRole('link', { name: 'Withdraw money' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Transactions and records' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Help and someone to talk to' })).toBeVisible();
      const names = await page.locator(CONTROLS).allInnerTexts();
      expect(
        names.filter((name) => !['', 'Help', 'Help and someone to talk to'].includes(name.trim())),
      ).toEqual([]);
      await expect(page.getByRole('link', { name: /Deposit/ })).toHaveCount(0);
    });
  await expectAccessible(page, '[data-panel-layer]');

  for (const address of PARTLY)
    await test.step(`notice above ${address}`, async () => {
      await walkTo(page, address);
      await expect(statusOf(page)).toContainText(end ?? '');
      await expect(page.getByRole('link', { name: /^Deposit/ })).toHaveCount(0);
    });
  for (const address of OPEN)
    await test.step(`${address} stays open`, async () => {
      await walkTo(page, address);
      await expect(page.locator('[data-panel-title]')).toBeVisible();
      await expect(statusOf(page)).toHaveCount(0);
    });
});

/** They lead away from the page or out of the browser, and send nothing that could be refused. */
const LEADS_AWAY = /^(Back|Sign out|Download CSV|Print.*|Move or hide the jackpot button)$/;

interface Pressing {
  readonly paths: readonly string[];
  /** Errors by which the server refuses what holds. */
  readonly refusals: readonly ErrorKey[];
  /** Where the help of the status is pressed; on all other pages it is the same. */
  readonly helpOn: string;
}

/** Presses every control of each page that a player could use. @returns what was refused, by the control */
async function pressAll(page: Page, { paths: pages, refusals, helpOn }: Pressing): Promise<string[]> {
  const codes: readonly number[] = refusals.map((key) => ERROR_CODES[key]);
  const refused: string[] = [];
  let pressed = '';
  page.on('response', async (response) => {
    if (!response.url().includes('/app/v1/')) return;
    const answer = (await response.json().catch(() => ({}))) as { code?: number; errcode?: number };
    if (codes.includes(answer.errcode ?? answer.code ?? 0)) refused.push(`${pressed}: ${response.url()}`);
  });
  const controls = page.locator('main button:not(:disabled, [aria-disabled="true"], [inert] *):visible');
  for (const path of pages)
    await test.step(path, async () => {
      const { pathname } = new URL(path, page.url());
      const open = async () => {
        await walkTo(page, path);
        await settled(page);
      };
      await open();
      for (let at = 0; at < (await controls.count()); at += 1) {
        const control = controls.nth(at);
        const name = await control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
        if (LEADS_AWAY.test(name.trim()) || (name === 'Help and someone to talk to' && path !== helpOn))
          continue;
        pressed = `${path} ${name}`;
        await control.click();
        await settled(page);
        // Closes what has opened; on the page itself it goes back.
        await page.keyboard.press('Escape');
        if (new URL(page.url()).pathname !== pathname) await open();
      }
    });
  expect(pressed, 'something was pressed').not.toBe('');
  return refused;
}

test(
  '[R51] no control that a break leaves on any page asks for what the break forbids',
  ONCE,
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(WIDTHS.phone);
    const { token } = await signUpWithMoney(50_000);
    await call('takeTimeOut', { period: 'day' }, token);
    await bringToken(page, token);
    await page.goto(paths.memberStatus);
    const refused = await pressAll(page, {
      paths: Object.values(paths).filter((each) => !/:|^\/auth\/|^\/maintenance$/.test(each)),
      refusals: ['onBreak'],
      helpOn: paths.bonus,
    });
    expect(refused).toEqual([]);
  },
);

test(
  '[R51] no control that a used-up deposit limit leaves asks for a deposit or a claim',
  ONCE,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS.phone);
    const { token } = await signUpWithMoney(50_000);
    await call('setSelfLimited', { key: 'depositDay', value: 0 }, token);
    await bringToken(page, token);
    await page.goto(paths.memberStatus);
    await expect(page.locator('[data-restriction="depositLimit"]')).toBeVisible();
    const refused = await pressAll(page, {
      paths: [
        `${paths.wallets}?name=deposit`,
        `${paths.wallets}?name=withdraw`,
        paths.points,
        paths.email,
        paths.activityGifts,
        paths.activityBank,
        paths.bonus,
      ],
      refusals: ['depositLimitReached', 'limitReached'],
      helpOn: paths.bonus,
    });
    expect(refused).toEqual([]);
  },
);

test(
  '[R51] no control of deposit and withdrawal asks for them while the identity check is missing',
  ONCE,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS.phone);
    const { token } = await signUp();
    await bringToken(page, token);
    await page.goto(paths.memberStatus);
    const refused = await pressAll(page, {
      paths: [
        ...['deposit', 'withdraw'].map((name) => `${paths.wallets}?name=${name}`),
        '/withdrawal/bank',
        paths.firstDeposit,
        paths.activityBank,
        paths.walletsRecord,
      ],
      refusals: ['kycMissing'],
      helpOn: '',
    });
    expect(refused).toEqual([]);
  },
);

test(
  '[R51] no control of a withdrawal-only session asks for what a self-exclusion forbids',
  ONCE,
  async ({ page }) => {
    await page.setViewportSize(WIDTHS.phone);
    const { account, password, token } = await signUpWithMoney(50_000);
    await call('excludeSelf', { period: 'halfYear' }, token);
    await page.goto(paths.authAccountLogin);
    await page.getByLabel('Account name').fill(account);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Withdraw my money' }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.withdrawalOnly}$`));
    const refused = await pressAll(page, {
      paths: [paths.withdrawalOnly, paths.withdrawalOnlyKyc, paths.withdrawalOnlyMail, paths.complaint],
      refusals: ['selfExcluded', 'withdrawalOnly', 'sessionEnded'],
      helpOn: paths.withdrawalOnly,
    });
    expect(refused).toEqual([]);
  },
);
