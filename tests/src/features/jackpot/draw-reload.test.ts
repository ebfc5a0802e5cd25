import { beforeEach, describe, expect, it } from 'vitest';
import { coinDraw, type DrawPage, DrawWorld, jackpotDraw, settle } from './support/draw-world.ts';
import { ManualPresenter } from './support/manual-presenter.ts';

const LEFT = { requestId: 'left', clientSeed: 'seed', commit: 'seal' };

let world: DrawWorld;
let page: DrawPage;

beforeEach(() => {
  world = new DrawWorld();
  page = world.openPage();
});

/** What a browser does to a page that goes: it hides it, and paints it no more. */
async function reload(): Promise<void> {
  world.screen = new Promise(() => undefined);
  world.isVisible = false;
  page.flow.followVisibility();
  await settle();
  world.isVisible = true;
  world.screen = Promise.resolve();
  world.presenter = new ManualPresenter();
  world.answers.push(async () => jackpotDraw);
  page = world.openPage();
  await settle();
}

describe('reload during a draw', () => {
  it.each([
    ['the ring', 'ring', 0],
    ['the wheel', 'wheel', 1],
    ['the count', 'award', 2],
  ] as const)('[T09, T11] reload in %s shows the award after it, once', async (_place, during, ends) => {
    world.answers.push(async () => jackpotDraw);
    await page.press();
    for (let end = 0; end < ends; end += 1) await world.manual.end();
    expect(page.phase()).toBe(during);
    await reload();
    expect(world.asked[1]).toEqual(world.asked[0]);
    expect(page.store.getState()).toMatchObject({ phase: 'award', isCounting: false, result: jackpotDraw });
    expect(world.stored).toEqual([]);
    page = world.openPage();
    await settle();
    expect(world.asked).toHaveLength(2);
    expect(page.phase()).toBe('idle');
  });

  it('[T09] page that is reloaded again before its award was painted shows the award the next time', async () => {
    world.answers.push(async () => jackpotDraw);
    await page.press();
    await reload();
    world.stored = world.asked.slice(0, 1);
    world.screen = new Promise(() => undefined);
    world.answers.push(async () => jackpotDraw);
    page = world.openPage();
    await settle();
    expect(world.stored).toEqual([world.asked[0]]);
  });
});

describe('resumed draw', () => {
  it('unseen draw is resumed once the player is known', async () => {
    world.answers.push(async () => coinDraw());
    expect(world.asked).toEqual([]);
    world.stored = [LEFT];
    page.flow.resume();
    await settle();
    expect(world.asked).toEqual([LEFT]);
    expect(page.phase()).toBe('award');
  });

  it('unseen draw is not resumed while no hall is open', () => {
    world.stored = [LEFT];
    page.leave();
    page.flow.resume();
    expect(world.asked).toEqual([]);
  });

  it('sign-out ends a draw and shows nothing of it to the next player', async () => {
    world.answers.push(async () => coinDraw());
    await page.press();
    page.flow.reset();
    await world.manual.end();
    expect(page.store.getState()).toMatchObject({ phase: 'idle', litCell: null, failure: null });
    expect(world.stored).toHaveLength(1);
  });
});
