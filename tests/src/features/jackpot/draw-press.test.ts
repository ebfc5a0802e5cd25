import { beforeEach, expect, it } from 'vitest';
import { SPIN_DEBOUNCE_MS } from '../../../../contract/limits.ts';
import { type DrawPage, DrawWorld, rejection } from './support/draw-world.ts';

let world: DrawWorld;
let page: DrawPage;

beforeEach(() => {
  world = new DrawWorld();
  page = world.openPage();
});

it('[T09, V04] SPIN requests a draw only with a chance', async () => {
  world.info = { ...world.info, canReceiveDrawChance: false };
  await page.press();
  expect(world.asked).toEqual([]);
  expect(page.phase()).toBe('idle');
});

it('[T09] SPIN requests a draw only once while one is running', async () => {
  await page.press();
  world.now += 10_000;
  await page.press();
  expect(world.asked).toHaveLength(1);
  expect(page.phase()).toBe('requesting');
});

it('[K07] SPIN ignores a second press within 300 ms, and accepts the next one after it', async () => {
  world.answers.push(rejection('jackpotNoChance'));
  await page.press();
  expect(page.phase()).toBe('idle');
  world.now += SPIN_DEBOUNCE_MS - 1;
  await page.press();
  expect(world.asked).toHaveLength(1);
  world.now += SPIN_DEBOUNCE_MS;
  await page.press();
  expect(world.asked).toHaveLength(2);
});

it('SPIN reloads the board when it has no sealed seed to draw under', async () => {
  world.fresh = world.info;
  world.info = { ...world.info, draw: { ...world.info.draw, commit: '' } };
  await page.press();
  expect(world.asked).toEqual([]);
  expect(world.info).toBe(world.fresh);
});
