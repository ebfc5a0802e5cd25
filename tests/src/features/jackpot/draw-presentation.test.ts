import { beforeEach, describe, expect, it } from 'vitest';
import { RING_ORDER } from '../../../../maths/jackpot-ring.ts';
import type { DrawResult } from '../../../../src/features/jackpot/draw-state.ts';
import { coinDraw, type DrawPage, DrawWorld, jackpotDraw, settle } from './support/draw-world.ts';
import { ManualPresenter } from './support/manual-presenter.ts';

let world: DrawWorld;
let page: DrawPage;

beforeEach(() => {
  world = new DrawWorld();
  page = world.openPage();
});

describe('presented draw', () => {
  it('[T09, T10, K05] light circles while the answer is awaited, then runs from its place to the server’s cell', async () => {
    world.answers.push(async () => coinDraw());
    await page.press();
    expect(world.manual.played).toEqual(['circle', 'run']);
    expect(world.manual.steps[0]).toMatchObject({ cell: RING_ORDER[3], atMs: 0, holdMs: 80 });
    expect(world.manual.steps.at(-1)).toMatchObject({ cell: 9 });
    expect(page.store.getState()).toMatchObject({ phase: 'ring', result: { id: 'draw-1' } });
  });

  it('[T09] award counts as seen once its whole amount was on the screen', async () => {
    const painted = Promise.withResolvers<void>();
    world.screen = painted.promise;
    world.answers.push(async () => coinDraw());
    await page.press();
    expect(world.stored).toHaveLength(1);
    await world.manual.end();
    expect(page.phase()).toBe('award');
    expect(world.stored).toHaveLength(1);
    expect(world.refreshes).toBe(0);
    await world.manual.end();
    expect(world.refreshes).toBe(1);
    expect(world.stored).toHaveLength(1);
    painted.resolve();
    await settle();
    expect(world.stored).toEqual([]);
    expect(world.manual.played.at(-1)).toBe('celebrate small');
    page.flow.dismiss();
    expect(page.phase()).toBe('idle');
  });

  it('[T11, K06] draw of type 2 opens the wheel on the tier the server named, 4 to 6 s, then counts up', async () => {
    world.answers.push(async () => jackpotDraw);
    await page.press();
    await world.manual.end();
    expect(page.phase()).toBe('wheel');
    expect(world.manual.wheel).toMatchObject({ tier: 'minor', turnMs: 5_000 });
    await world.manual.end();
    expect(world.manual.played.at(-1)).toBe('celebrate medium');
    expect(page.phase()).toBe('award');
  });

  it('award’s amount is left to its presenter until it has been counted', async () => {
    world.answers.push(async () => coinDraw());
    await page.press();
    await world.manual.end();
    expect(page.store.getState()).toMatchObject({ phase: 'award', isCounting: true });
    await world.manual.end();
    expect(page.store.getState()).toMatchObject({ phase: 'award', isCounting: false });
  });

  it('award that is skipped stands at its end, and is not taken from the stage', async () => {
    world.answers.push(async () => jackpotDraw);
    await page.press();
    await world.manual.end();
    await world.manual.end();
    page.flow.skip();
    await settle();
    expect(world.manual.played.slice(-2)).toEqual(['celebrate medium', 'finish']);
    expect(page.store.getState()).toMatchObject({ phase: 'award', isCounting: false });
  });

  it('[T09] award counts as seen when it is collected before its amount has been counted up', async () => {
    world.screen = new Promise(() => undefined);
    world.answers.push(async () => coinDraw());
    await page.press();
    await world.manual.end();
    expect(world.manual.played.at(-1)).toBe('celebrate small');
    page.flow.dismiss();
    expect(world.stored).toEqual([]);
    expect(world.refreshes).toBe(1);
  });

  it('draw whose presenter fails in any of its parts is awarded all the same, and asked for once', async () => {
    const fieldError = async () => Promise.reject(new Error('no renderer'));
    world.presenter = Object.assign(new ManualPresenter(), {
      run: fieldError,
      turn: fieldError,
      celebrate: fieldError,
    });
    world.answers.push(async () => jackpotDraw);
    await page.press();
    expect(page.store.getState()).toMatchObject({ phase: 'award', litCell: 5, isCounting: false });
    expect(world.refreshes).toBe(1);
    expect(world.asked).toHaveLength(1);
    expect(world.timers).toEqual([]);
  });
});

describe('presentation that is cut short', () => {
  it('skipped draw ends at once with the same result', async () => {
    world.answers.push(async () => jackpotDraw);
    await page.press();
    page.flow.skip();
    await settle();
    expect(world.manual.played).toEqual(['circle', 'run']);
    expect(page.store.getState()).toMatchObject({ phase: 'award', litCell: 5, isCounting: false });
    expect(world.refreshes).toBe(1);
  });

  it('draw without a presenter has the same result at once', async () => {
    world.presenter = null;
    page = world.openPage();
    world.answers.push(async () => jackpotDraw);
    await page.press();
    expect(page.store.getState()).toMatchObject({
      phase: 'award',
      litCell: 5,
      isCounting: false,
      result: jackpotDraw,
    });
  });

  it.each([
    ['ring', 0],
    ['wheel', 1],
    ['award', 2],
  ] as const)('presenter that goes in the %s leaves the whole award', async (during, ends) => {
    world.answers.push(async () => jackpotDraw);
    await page.press();
    for (let end = 0; end < ends; end += 1) await world.manual.end();
    expect(page.phase()).toBe(during);
    world.presenter = null;
    page.flow.followPresenter();
    expect(page.store.getState()).toMatchObject({ phase: 'award', litCell: 5, isCounting: false });
    expect(world.refreshes).toBe(1);
  });

  it('draw of a page that was hidden meanwhile is shown at once', async () => {
    world.isVisible = false;
    page.flow.followVisibility();
    world.answers.push(async () => coinDraw());
    await page.press();
    expect(world.manual.played).toEqual(['circle']);
    expect(world.manual.isCircling).toBe(false);
    expect(page.store.getState()).toMatchObject({ phase: 'award', litCell: 9, isCounting: false });
  });

  it('presenter that comes while the answer is awaited circles, and stops before an award that was skipped to', async () => {
    const late = Promise.withResolvers<DrawResult>();
    world.answers.push(() => late.promise);
    await page.press();
    page.flow.skip();
    world.presenter = new ManualPresenter();
    page.flow.followPresenter();
    expect(world.manual.isCircling).toBe(true);
    late.resolve(coinDraw());
    await settle();
    expect(page.store.getState()).toMatchObject({ phase: 'award', litCell: 9 });
    expect(world.manual.isCircling).toBe(false);
  });

  it('draw that an earlier page left unseen has no light circling behind its award', async () => {
    world.stored = [{ requestId: 'left', clientSeed: 'seed', commit: 'seal' }];
    world.answers.push(async () => coinDraw());
    page = world.openPage();
    await settle();
    expect(world.manual.played).toEqual(['circle']);
    expect(world.manual.isCircling).toBe(false);
    expect(page.phase()).toBe('award');
  });
});
