import { beforeEach, expect, it } from 'vitest';
import type { DrawResult } from '../../../../src/features/jackpot/draw-state.ts';
import { coinDraw, type DrawPage, DrawWorld, failure, rejection, settle } from './support/draw-world.ts';

let world: DrawWorld;
let page: DrawPage;

beforeEach(() => {
  world = new DrawWorld();
  page = world.openPage();
});

it.each(['offline', 'timeout', 'unreadable', 'internal'])(
  'draw after %s rests its light, stays stored, and is asked for again with the same three',
  async (key) => {
    world.answers.push(rejection(key), async () => coinDraw());
    await page.press();
    expect(page.phase()).toBe('retrying');
    expect(world.manual.played.at(-1)).toBe('rest');
    await world.tick();
    expect(world.asked[1]).toEqual(world.asked[0]);
    expect(page.phase()).toBe('ring');
  },
);

it('unanswered draw is retried at growing intervals, and at once on a press or when the network returns', async () => {
  for (let tries = 0; tries < 6; tries += 1) world.answers.push(rejection('timeout'));
  await page.press();
  const waits: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    waits.push(world.timers[0]?.ms ?? 0);
    await world.tick();
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBeGreaterThan(1_000);
  page.flow.retryRequest();
  await settle();
  expect(world.asked).toHaveLength(6);
  expect(new Set(world.asked.map(({ requestId }) => requestId)).size).toBe(1);
  expect(world.timers).toHaveLength(1);
});

it('unanswered draw is retried after a reload with the same request, and shown once', async () => {
  await page.press();
  const [first] = world.asked;
  world.answers.push(async () => coinDraw());
  page = world.openPage();
  await settle();
  expect(world.asked[1]).toEqual(first);
  expect(page.store.getState()).toMatchObject({ phase: 'award', litCell: 9, isCounting: false });
  page = world.openPage();
  await settle();
  expect(world.asked).toHaveLength(2);
  expect(page.phase()).toBe('idle');
});

/** Closes the hall under a draw that is still unanswered; what it is asked next is answered at once. */
async function leaveBeforeAnswer(): Promise<PromiseWithResolvers<DrawResult>> {
  const late = Promise.withResolvers<DrawResult>();
  world.answers.push(
    () => late.promise,
    async () => coinDraw(),
  );
  await page.press();
  page.leave();
  return late;
}

/** The same draw is asked for again, and its award is shown. */
async function expectAwardAtNextVisit(): Promise<void> {
  page.flow.open();
  await settle();
  expect(page.phase()).toBe('award');
  expect(world.asked[1]).toEqual(world.asked[0]);
}

it('answer to a closed hall stays unseen, and is shown at the next visit', async () => {
  const late = await leaveBeforeAnswer();
  late.resolve(coinDraw());
  await settle();
  expect(world.stored).toHaveLength(1);
  expect(world.refreshes).toBe(0);
  await expectAwardAtNextVisit();
});

it('closed hall sends no more requests, and the next visit does', async () => {
  const late = await leaveBeforeAnswer();
  late.reject(failure('timeout'));
  await settle();
  expect(world.timers).toEqual([]);
  expect(page.store.getState()).toMatchObject({ phase: 'idle', failure: null });
  await expectAwardAtNextVisit();
});

it('hall that is closed while its board is loading marks nothing as seen', async () => {
  const board = Promise.withResolvers<void>();
  world.board = board.promise;
  world.answers.push(async () => coinDraw());
  await page.press();
  page.leave();
  board.resolve();
  await settle();
  expect(page.phase()).toBe('idle');
  expect(world.stored).toHaveLength(1);
  expect(world.refreshes).toBe(0);
});
