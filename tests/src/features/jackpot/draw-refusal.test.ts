import { beforeEach, expect, it } from 'vitest';
import { coinDraw, type DrawPage, DrawWorld, failure, rejection } from './support/draw-world.ts';

let world: DrawWorld;
let page: DrawPage;

beforeEach(() => {
  world = new DrawWorld();
  page = world.openPage();
});

it.each(['jackpotClosed', 'jackpotNoChance', 'jackpotNeedsDeposit', 'jackpotNeedsBetting', 'selfExcluded'])(
  '[E04] refusal %s ends the draw, keeps nothing stored and says why',
  async (key) => {
    world.answers.push(rejection(key));
    await page.press();
    expect(page.store.getState()).toMatchObject({ phase: 'idle', failure: { key } });
    expect(world.stored).toEqual([]);
    expect(world.timers).toEqual([]);
  },
);

it('draw under a used seal is sent once more, as a new request under the new seal', async () => {
  world.fresh = { ...world.info, draw: { ...world.info.draw, commit: 'newer' } };
  world.answers.push(rejection('drawPromiseStale'), async () => coinDraw());
  await page.press();
  expect(world.asked).toHaveLength(2);
  expect(world.asked[1]?.commit).toBe('newer');
  expect(world.asked[1]?.requestId).not.toBe(world.asked[0]?.requestId);
  expect(page.phase()).toBe('ring');
});

it.each(['jackpotNoChance', 'drawPromiseStale'])(
  '[T09] draw refused because another tab drew in the same moment (%s) shows the draw of that tab',
  async (key) => {
    const theirs = { requestId: 'theirs', clientSeed: 'their-seed', commit: 'seal' };
    world.answers.push(
      async () => {
        // Pressed there at once: both requests are stored by then.
        world.stored = [...world.stored, theirs];
        throw failure(key);
      },
      async () => coinDraw(),
    );
    await page.press();
    expect(world.asked.at(-1)).toEqual(theirs);
    expect(world.stored).toEqual([theirs]);
    expect(page.phase()).toBe('ring');
  },
);

it('[T09] draw refused after another tab has shown its own shows that draw here too', async () => {
  const theirs = { requestId: 'theirs', clientSeed: 'their-seed', commit: 'seal' };
  world.answers.push(
    async () => {
      // Stored there, answered, shown and deleted before this answer comes.
      world.heard = [theirs];
      throw failure('jackpotNoChance');
    },
    async () => coinDraw(),
  );
  await page.press();
  expect(world.asked.at(-1)).toEqual(theirs);
  expect(page.phase()).toBe('ring');
});

it('draw under a used seal ends when that was the last chance', async () => {
  world.fresh = { ...world.info, canReceiveDrawChance: false };
  world.answers.push(rejection('drawPromiseStale'));
  await page.press();
  expect(world.asked).toHaveLength(1);
  expect(page.phase()).toBe('idle');
});

it('draw of a lost session stays stored for the next sign-in', async () => {
  world.answers.push(rejection('sessionEnded'));
  await page.press();
  expect(world.stored).toHaveLength(1);
  expect(page.store.getState()).toMatchObject({ phase: 'idle', failure: null });
});
