import type { Page, Request } from '@playwright/test';
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

/** The call of a request; undefined for any other request. */
const nameOf = (request: Request) => /\/app\/v1\/([^?]+)/.exec(request.url())?.[1];

/** Of all answers of a start together, as they are sent. */
const MAX_ANSWER_BYTES = 60_000;

/** @returns the calls that the page makes from now on */
function followCalls(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    // Batches of the event log are no reads, and come as there is something to tell.
    if (name && name !== 'anonymous/appEventLogClient') calls.push(request);
  });
  return calls;
}

/** Opens the lobby, which makes the `expected` calls; what else it makes comes before the network is quiet again. */
async function expectCalls(page: Page, expected: readonly string[]): Promise<void> {
  const calls = followCalls(page);
  const readCalls = () => calls.map(nameOf).toSorted();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Mega jackpot/ })).toBeVisible();
  await expect.poll(readCalls).toEqual(expect.arrayContaining([...expected]));
  await page.waitForLoadState('networkidle');
  expect(readCalls()).toEqual(expected);
  const sizes = await Promise.all(calls.map((call) => call.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
}

test(
  'start of a guest makes four calls, none of them for rewards, with at most 60 kB of answers',
  ONCE,
  async ({ page }) => {
    await expectCalls(page, GUEST);
  },
);

test(
  'start of a player makes eight calls, none of them for levels, rebate, tasks, points or bonuses, with at most 60 kB of answers',
  ONCE,
  async ({ page }) => {
    await bringToken(page, (await signUp()).token);
    await expectCalls(page, PLAYER);
  },
);
