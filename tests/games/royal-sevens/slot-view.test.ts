import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { SlotOutcome } from '../../../contract/games/slot.ts';
import { cents } from '../../../contract/money.ts';
import { moneyText } from '../../../games/engine/money-text.ts';
import { ROYAL_SKIN } from '../../../games/royal-sevens/skin.ts';
import { Banner } from '../../../games/slot/banner.ts';
import { CountingText } from '../../../games/slot/counting-text.ts';
import { freeSpinsShow } from '../../../games/slot/page/free-spins-show.ts';
import { turningReels } from '../../../games/slot/page/turning-reels.ts';
import { TIMING } from '../../../games/slot/timing.ts';
import { ROYAL_SEVENS, ROYAL_SEVENS_SLOT } from '../../../maths/royal-sevens.ts';
import { makeRound, makeWin, openMachine, windowAt } from '../slot/support/open-machine.ts';
import { openPage } from '../slot/support/open-page.ts';
import { setUpGame } from '../slot/support/set-up-game.ts';

const stage = setUpGame();
const STOPS = [3, 9, 14, 20, 27];

function openView(isReduced = false) {
  const parts = openPage<SlotOutcome>(
    {
      slot: ROYAL_SEVENS_SLOT,
      skin: ROYAL_SKIN,
      spin: turningReels(STOPS),
      feature: freeSpinsShow('#ffffff55'),
    },
    isReduced,
  );
  const { view } = parts;
  const state = { isOver: false };
  const spin = async (round: Parameters<typeof view.show>[0], ms: number) => {
    view.start();
    await stage.time.step(100);
    void view.show(round).then(() => {
      state.isOver = true;
    });
    await stage.time.step(ms);
  };
  return { ...parts, state, spin };
}

const money = (amount: number) => moneyText(cents(amount));
const freeSpin = (stops: number[], multiplier: number, pay: number) => ({
  stops,
  window: windowAt(stops, ROYAL_SEVENS.freeStrips),
  wins: pay > 0 ? [makeWin(0, pay)] : [],
  multiplier,
  pay: cents(pay),
});

describe('round of the slot', () => {
  it('round without a win lands its reels, and is told in words', async () => {
    const { spin, machine, heard, announced, state } = openView();
    await spin(makeRound({}, cents(0)), 3_000);
    expect(state.isOver).toBe(true);
    expect(machine.reels.map(({ position }) => position)).toEqual(STOPS);
    expect(heard).toEqual(['reel-start', ...Array(5).fill('reel-stop')]);
    expect(announced).toHaveLength(1);
    // The result, and what stands in each of three rows.
    expect(announced[0]?.split('. ')).toHaveLength(4);
  });

  it('round with a win is counted on the board before it is announced', async () => {
    const { spin, said, announced, heard } = openView();
    const win = makeWin(2, 250);
    await spin(makeRound({ wins: [win] }, cents(250)), 3_400);
    expect(said.at(-1)).toContain(money(250));
    expect(announced[0]).toContain(money(250));
    expect(heard).toContain('win-small');
  });

  it('next round clears what the last one left on the glass', async () => {
    const { spin, view, machine } = openView();
    await spin(makeRound({ wins: [makeWin(2, 250)] }, cents(250)), 3_400);
    const [, lifted] = machine.wins.children;
    expect(lifted?.children.length).toBe(3);
    view.start();
    expect(lifted?.children).toEqual([]);
    view.cancel();
  });

  it('round that is cancelled rests its reels and clears the board', async () => {
    const { view, machine, said } = openView();
    view.start();
    await stage.time.step(600);
    view.cancel();
    expect(machine.reels.every(({ position }) => Number.isInteger(position))).toBe(true);
    expect(said.at(-1)).toBe('');
  });

  it('round ends in the motion that it began with', async () => {
    const { view, machine, state } = openView();
    view.start();
    view.setReducedMotion(true);
    await stage.time.step(600);
    expect(machine.reels.map(({ isBlurred }) => isBlurred)).toEqual(Array(5).fill(true));
    void view.show(makeRound({}, cents(0))).then(() => {
      state.isOver = true;
    });
    await stage.time.step(3_000);
    expect(state.isOver).toBe(true);
    view.start();
    await stage.time.step(500);
    expect(machine.reels.map(({ isBlurred }) => isBlurred)).toEqual(Array(5).fill(false));
    view.cancel();
  });

  it('round with reduced motion is told all the same', async () => {
    const { spin, announced, heard, state } = openView(true);
    await spin(makeRound({ wins: [makeWin(2, 250)] }, cents(250)), 3_400);
    expect([state.isOver, announced.length]).toEqual([true, 1]);
    expect(heard).toContain('win-small');
    expect(heard).not.toContain('count-up');
  });
});

describe('free spins of a round', () => {
  const FREE = [freeSpin([1, 2, 3, 4, 5], 2, 50), freeSpin([6, 7, 8, 9, 10], 3, 250)];
  const round = () => makeRound({ freeSpins: FREE }, cents(300));
  const isBanner = (machine: ReturnType<typeof openMachine>['machine']) =>
    machine.banners.children.length > 0;

  it('free spins begin with a banner and other lights, and end on the sum with the base game back', async () => {
    const { spin, machine, said, announced, heard, state } = openView();
    await spin(round(), 2_900 + 300);
    expect(isBanner(machine)).toBe(true);
    expect(heard).toContain('curtain');
    expect(machine.featureLight.alpha).toBe(0);
    await stage.time.step(TIMING.featureIntroMs + 900);
    expect(machine.featureLight.alpha).toBe(1);
    expect(machine.reels[0]?.strip).toBe(ROYAL_SEVENS.freeStrips[0]);
    await stage.time.step(20_000);
    expect(state.isOver).toBe(true);
    expect([machine.featureLight.alpha, isBanner(machine)]).toEqual([0, false]);
    expect(machine.reels[0]?.strip).toBe(ROYAL_SEVENS.baseStrips[0]);
    expect(machine.reels.map(({ position }) => position)).toEqual(STOPS);
    expect(said.at(-1)).toContain(money(300));
    // The feature, the two spins that paid, the round.
    expect(announced).toHaveLength(4);
    expect(announced.slice(1, 3)).toEqual([
      expect.stringContaining(money(50)),
      expect.stringContaining(money(250)),
    ]);
  });

  it('board counts the free spins and their sum', async () => {
    const { spin, said } = openView();
    await spin(round(), 26_000);
    const counted = said.filter((text) => /\b[12]\D+2\b/.test(text));
    expect(counted[0]).toContain(money(0));
    expect(counted.at(-1)).toContain(money(300));
  });

  it('higher multiplier is announced by a bulb before its spin', async () => {
    const { spin, heard } = openView();
    await spin(round(), 26_000);
    const starts = heard.flatMap((name, index) => (name === 'reel-start' ? [index] : []));
    expect(starts).toHaveLength(3);
    expect(heard.indexOf('bulb')).toBeGreaterThan(starts[1] ?? 0);
    expect(heard.indexOf('bulb')).toBeLessThan(starts[2] ?? 0);
    const level = openView();
    await level.spin(
      makeRound({ freeSpins: [FREE[0], FREE[0]].flatMap((free) => free ?? []) }, cents(0)),
      24_000,
    );
    expect(level.heard).not.toContain('bulb');
  });

  it('free spins with reduced motion show the same sum without turning', async () => {
    const { spin, state, said, machine } = openView(true);
    await spin(round(), 26_000);
    expect([state.isOver, isBanner(machine)]).toEqual([true, false]);
    expect(said.at(-1)).toContain(money(300));
  });
});

describe('machine', () => {
  it('machine paints anew for another size and frees what it had', () => {
    const { machine, renderer } = openMachine();
    const before = stage.paper.papers.length;
    machine.resize(1_280, 700, 2);
    expect(renderer.resize).toHaveBeenLastCalledWith(1_280, 700, 2);
    // Two grounds, glass, front, two bulbs and the sides of the frame with them.
    expect(stage.paper.papers.slice(before).filter(({ width }) => width > 0)).toHaveLength(7);
    const [first] = machine.reels;
    expect(first?.view.position).toMatchObject({ x: machine.layout.reels.x, y: machine.layout.reels.y });
  });

  it('machine keeps a long text inside its board', () => {
    const { machine } = openMachine(320, 400);
    machine.say('A sentence that is much longer than any board of this width could ever show', 'lit');
    const board = machine.stage.children.find((child) => child instanceof CountingText);
    expect(board?.width).toBeLessThanOrEqual(machine.layout.board.width - 28 + 1);
    machine.say('7', 'quiet');
    expect(board?.scale.x).toBe(1);
  });

  it('banner keeps a long figure inside the reels', () => {
    const { machine } = openMachine(320, 400);
    const title = 'A banner';
    const banner = new Banner(
      machine,
      { title, figure: 'A figure that is much longer than the reels' },
      '#ffffff',
    );
    const stack = banner.view.children.at(-1);
    const figure = stack?.children.find((child) => child instanceof CountingText);
    expect(figure?.width).toBeLessThanOrEqual(machine.layout.reels.width - 32 + 1);
    banner.free();
  });

  it('machine dims every third bulb and moves the dark ones along', () => {
    const { machine } = openMachine();
    const sheet = stage.paper.papers.findLast(({ strokes }) =>
      strokes.some(({ name }) => name === 'drawImage'),
    );
    // Each bulb is drawn unlit and, over it, lit.
    const lit = (sheet?.strokes ?? [])
      .filter(({ name }) => name === 'drawImage')
      .filter((_, index) => index % 2 === 1)
      .map(({ args, alpha }) => ({ x: Number(args[1]), isDark: Number(alpha) < 1 }));
    const darkFrom = (start: number) => lit.slice(start, start + 4).map(({ isDark }) => isDark);
    const next = lit.findIndex(({ x }, index) => index > 0 && x < (lit[index - 1]?.x ?? 0));
    expect(darkFrom(0)).toEqual([true, false, false, true]);
    expect(darkFrom(next)).toEqual([false, false, true, false]);
    const shown = () =>
      machine.lights.view.children.map((side) => {
        const { x, y } = (side as Sprite).texture.frame;
        return `${x}, ${y}`;
      });
    const first = shown();
    machine.lights.light(1);
    expect(shown().filter((place, side) => place === first[side])).toEqual([]);
    machine.lights.light(3);
    expect(shown()).toEqual(first);
  });

  it('machine that is freed takes stage, bulbs and renderer along', () => {
    const { machine, renderer } = openMachine();
    machine.free();
    expect([machine.stage.destroyed, machine.lights.view.children.length]).toEqual([true, 0]);
    expect(renderer.destroy).toHaveBeenCalledOnce();
  });
});
