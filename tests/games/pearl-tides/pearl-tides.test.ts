import { gsap } from 'gsap';
import type { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { PearlOutcome } from '../../../contract/games/pearl-tides.ts';
import { cents } from '../../../contract/money.ts';
import { PEARL_SKIN } from '../../../games/pearl-tides/skin.ts';
import { Wash } from '../../../games/pearl-tides/wash.ts';
import { freeSpinsShow } from '../../../games/slot/page/free-spins-show.ts';
import type { SlotWin } from '../../../games/slot/page/slot-page.ts';
import { turningReels } from '../../../games/slot/page/turning-reels.ts';
import { cellAt, middleOf } from '../../../games/slot/slot-layout.ts';
import { TIMING } from '../../../games/slot/timing.ts';
import { PEARL_TIDES_SLOT } from '../../../maths/pearl-tides.ts';
import { windowAt } from '../../../maths/slot/window.ts';
import { makeRound } from '../slot/support/open-machine.ts';
import { openPage, playThrough, setUpPage } from '../slot/support/open-page.ts';

const stage = setUpPage('pearl-tides');

const { symbols, grid, spin } = PEARL_TIDES_SLOT;
const idOf = (name: string) => symbols.findIndex((symbol) => symbol.name === name);
const OYSTER = idOf('oyster');
const SETS = spin.reels.sets as {
  base: readonly (readonly number[])[];
  free: readonly (readonly number[])[];
};
const { base, free } = SETS;

/** Every reel stops with its first symbol of a name in the top row. */
const stopsOf = (name: string) => base.map((strip) => strip.indexOf(idOf(name)));

const makeWin = (name: string, count: number, ways = 1): SlotWin => ({
  symbol: idOf(name),
  count,
  ways,
  pay: cents(200),
});

function openPearl(stops: readonly number[], isReduced = false) {
  const opened = openPage<PearlOutcome, Wash>(
    {
      slot: PEARL_TIDES_SLOT,
      skin: PEARL_SKIN,
      spin: turningReels(stops),
      feature: freeSpinsShow('#ffffff55'),
      makeMoment: (at) => new Wash(at),
    },
    isReduced,
  );
  const layer = opened.machine.banners.children[0] as Container;
  return { ...opened, wash: opened.moment, layer, pearls: () => layer.children.slice(1) };
}

describe('tide of a win', () => {
  it('wave washes along the reels of the win, and each rolls a pearl into the basin', () => {
    const { machine, wash, layer, pearls, heard } = openPearl(stopsOf('coral'));
    const run = gsap.timeline({ paused: true });
    wash.enliven(makeWin('coral', 3), run, 0);
    expect(pearls()).toHaveLength(3);
    const { layout } = machine;
    const places = pearls().map(({ x }) => x);
    expect(places).toEqual([0, 1, 2].map((reel) => cellAt(layout, reel, 0).x + layout.cell.width / 2));
    run.time(0.1);
    expect(heard).toEqual(['bulb']);
    expect(layer.children[0]?.visible).toBe(true);
    run.progress(1);
    expect(layer.children[0]?.visible).toBe(false);
    const goal = middleOf(layout.board);
    for (const pearl of pearls()) expect(pearl).toMatchObject({ ...goal, alpha: 0 });
    expect(run.duration()).toBeLessThanOrEqual(TIMING.lineMs / 1000);
    wash.calm();
    expect(layer.children).toEqual([]);
  });

  it('pearls of oysters come from the oysters, wherever they are', () => {
    const oysters = base.map((strip, reel) => (reel % 2 ? 0 : strip.indexOf(OYSTER)));
    const { machine, wash, pearls } = openPearl(oysters);
    const shown = oysters.flatMap((stop, reel) =>
      windowAt(base, oysters, grid.rows)[reel]?.includes(OYSTER) ? [{ stop, reel }] : [],
    );
    wash.enliven(makeWin('oyster', shown.length), gsap.timeline({ paused: true }), 0);
    const { cell } = machine.layout;
    expect(pearls().map(({ x }) => x)).toEqual(
      shown.map(({ reel }) => cellAt(machine.layout, reel, 0).x + cell.width / 2),
    );
  });
});

describe('free spins of Pearl Tides', () => {
  it('oysters pay, each spin turns by its own strips, and the base window is back at the end', async () => {
    const stops = base.map((strip, reel) => (reel < 3 ? strip.indexOf(OYSTER) : 20));
    const { machine, heard, view, announced } = openPearl(stopsOf('coral'), true);
    const freeStops = [1, 2, 3, 4, 5];
    const freeSpin = (pay: number): PearlOutcome['freeSpins'][number] => ({
      stops: freeStops,
      window: windowAt(free, freeStops, grid.rows),
      wins: [],
      pay: cents(pay),
    });
    const outcome: PearlOutcome = {
      stops,
      window: windowAt(base, stops, grid.rows),
      wins: [{ symbol: OYSTER, count: 3, ways: 1, pay: cents(200) }],
      freeSpins: [freeSpin(0), freeSpin(300)],
    };
    expect(await playThrough({ view }, { ...makeRound({}, cents(500)), outcome }, stage)).toBe(true);
    expect(heard.filter((name) => name === 'curtain')).toHaveLength(1);
    expect(announced.join(' ')).toContain('You won 2 free spins on the moonlit tide');
    expect(announced.join(' ')).toContain('Free spin 2 pays ₱3.00');
    expect(machine.reels.map(({ position }) => position)).toEqual(stops);
    expect(machine.featureLight.alpha).toBe(0);
  });
});

describe('texts of Pearl Tides', () => {
  it('win is told with its ways, and that of oysters without any', () => {
    const { reading } = openPearl(stopsOf('coral'));
    expect(reading.textOf(makeWin('coral', 4, 6))).toBe('4 × Coral, 6 ways, ₱2.00');
    expect(reading.textOf(makeWin('oyster', 3))).toBe('3 × Open oyster, ₱2.00');
    expect(reading.idleText()).toContain('243 ways');
  });
});
