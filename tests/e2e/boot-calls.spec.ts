import type { Page } from '@playwright/test';
import { bringToken, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

/** What the lobby asks for at its start; the config of a guest lies in the page. A feature adds none of its own. */
const GUEST = ['anonymous/appTheme', 'getActivityIds', 'getJackpotDrawInfo', 'preLogin'];
const PLAYER = [
  'activityGetStatusList',
  'anonymous/appConfig',
  'anonymous/appTheme',
  'getAfterLoginInfoWeb',
  'getJackpotDrawInfo',
  'getLegal',
  'getSelfLimited',
  'preLogin',
];

/** @returns the calls that the page makes from now on, in alphabetical order, each as often as it is made */
function followCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /\/app\/v1\/([^?]+)/.exec(request.url())?.[1];
    // Batches of the event log are no reads, and come as there is something to tell.
    if (name && name !== 'anonymous/appEventLogClient') calls.push(name);
  });
  return () => calls.toSorted();
}

/** Opens the lobby, which makes the `expected` calls; what else it makes comes before the network is quiet again. */
async function expectCalls(page: Page, expected: readonly string[]): Promise<void> {
  const readCalls = followCalls(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  await expect.poll(readCalls).toEqual(expect.arrayContaining([...expected]));
  await page.waitForLoadState('networkidle');
  expect(readCalls()).toEqual(expected);
}

test('start of a guest makes four calls, none of them for rewards', ONCE, async ({ page }) => {
  await expectCalls(page, GUEST);
});

test(
  'start of a player makes eight calls, none of them for levels, rebate, tasks, points or bonuses',
  ONCE,
  async ({ page }) => {
    await bringToken(page, (await signUp()).token);
    await expectCalls(page, PLAYER);
  },
);
