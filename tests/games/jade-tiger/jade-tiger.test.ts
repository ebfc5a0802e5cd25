import { gsap } from 'gsap';
import type { Container, Text } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { JadeOutcome } from '../../../contract/games/jade-tiger.ts';
import { cents } from '../../../contract/money.ts';
import { Roar } from '../../../games/jade-tiger/roar.ts';
import { JADE_SKIN } from '../../../games/jade-tiger/skin.ts';
import { freeSpinsShow } from '../../../games/slot/page/free-spins-show.ts';
import type { SlotWin } from '../../../games/slot/page/slot-page.ts';
import { turningReels } from '../../../games/slot/page/turning-reels.ts';
import { middleOf } from '../../../games/slot/slot-layout.ts';
import { TIMING } from '../../../games/slot/timing.ts';
import { JADE_REELS, JADE_TIGER_SLOT } from '../../../maths/jade-tiger.ts';
import { windowAt } from '../../../maths/slot/window.ts';
import { makeRound } from '../slot/support/open-machine.ts';
import { openPage, playThrough, setUpPage } from '../slot/support/open-page.ts';

const stage = setUpPage('jade-tiger');

const { symbols, rows, baseStrips, freeStrips } = JADE_REELS;
const idOf = (name: string) => symbols.findIndex((symbol) => symbol.name === name);
const TIGER_2 = idOf('tiger-2');
const TIGER_3 = idOf('tiger-3');
const MOON = idOf('moon');

const makeWin = (multiplier: number, count = 4): SlotWin => ({
  symbol: idOf('koi'),
  count,
  ways: 6,
  multiplier,
  pay: cents(240),
});

/** The tigers of reels 2 and 3 in the top row, the one of reel 4 in the row below it. */
const STOPS = [0, baseStrips[1]?.indexOf(TIGER_2) ?? 0, baseStrips[2]?.indexOf(TIGER_3) ?? 0, 0, 0];

function openJade(isReduced = false) {
  const opened = openPage<JadeOutcome, Roar>(
    {
      slot: JADE_TIGER_SLOT,
      skin: JADE_SKIN,
      spin: turningReels(STOPS),
      feature: freeSpinsShow('#ffffff55'),
      makeMoment: (stage) => new Roar(stage),
    },
    isReduced,
  );
  const layer = opened.machine.banners.children[0] as Container;
  const figures = () => layer.children.filter((part): part is Text => 'text' in part);
  return { ...opened, roar: opened.moment, layer, figures };
}

describe('tigers of a win', () => {
  it('multipliers leap to the middle, and their product stands there', () => {
    const { machine, roar, figures, heard } = openJade();
    const run = gsap.timeline({ paused: true });
    roar.enliven(makeWin(6, 3), run, 0);
    expect(figures().map(({ text }) => text)).toEqual(['×2', '×3', '×6']);
    const [two, , product] = figures();
    const before = { x: two?.x, y: two?.y };
    run.time(0.4);
    expect(heard).toEqual(['bulb']);
    const middle = middleOf(machine.layout.reels);
    expect(two).toMatchObject(middle);
    expect(before).not.toEqual(middle);
    expect(product?.alpha).toBe(1);
    run.progress(1);
    expect(figures().map(({ alpha }) => alpha)).toEqual([0, 0, 0]);
    expect(run.duration()).toBeLessThanOrEqual(TIMING.lineMs / 1000);
  });

  it('tiger beyond the win takes no part', () => {
    const { roar, figures } = openJade();
    roar.enliven(makeWin(2, 2), gsap.timeline({ paused: true }), 0);
    expect(figures().map(({ text }) => text)).toEqual(['×2', '×2']);
  });

  it('win without a tiger has no claws and no sound, and calm takes all of them away', () => {
    const { roar, layer, heard } = openJade();
    const run = gsap.timeline({ paused: true });
    roar.enliven(makeWin(1), run, 0);
    run.progress(1);
    expect([layer.children.length, heard]).toEqual([0, []]);
    roar.enliven(makeWin(6), run, 0);
    expect(layer.children.length).toBeGreaterThan(3);
    roar.calm();
    expect(layer.children).toEqual([]);
  });
});

describe('free spins of Jade Tiger', () => {
  it('moons are lit, then each spin turns by its own strips, and the base window is back at the end', async () => {
    const { machine, heard, view, announced } = openJade(true);
    const stops = baseStrips.map((strip, reel) => (reel < 3 ? strip.indexOf(MOON) : 0));
    const freeStops = [1, 2, 3, 4, 5];
    const free = (pay: number): JadeOutcome['freeSpins'][number] => ({
      stops: freeStops,
      window: windowAt(freeStrips, freeStops, rows),
      wins: [],
      pay: cents(pay),
    });
    const outcome: JadeOutcome = {
      stops,
      window: windowAt(baseStrips, stops, rows),
      wins: [],
      freeSpins: [free(0), free(300)],
    };
    expect(await playThrough({ view }, { ...makeRound({}, cents(300)), outcome }, stage)).toBe(true);
    expect(heard.filter((name) => name === 'curtain')).toHaveLength(1);
    expect(announced[0]).toContain('You won 2 free spins');
    expect(announced[1]).toBe('Free spin 2 pays ₱3.00');
    expect(machine.reels.map(({ strip }) => strip)).toEqual(baseStrips);
    expect(machine.reels.map(({ position }) => position)).toEqual(stops);
    expect(machine.featureLight.alpha).toBe(0);
  });
});

describe('texts of Jade Tiger', () => {
  it('win is told with its ways, and with its multiplier where a tiger is part of it', () => {
    const { reading } = openJade();
    expect(reading.textOf(makeWin(1))).toBe('4 × Koi, 6 ways, ₱2.40');
    expect(reading.textOf({ ...makeWin(6), ways: 1 })).toBe('4 × Koi, 1 way ×6, ₱2.40');
    expect(reading.idleText()).toContain('1,024 ways');
  });

  it('cells of a win are its symbols and the tigers, on its reels only', () => {
    const { reading } = openJade();
    const koi = idOf('koi');
    const lotus = idOf('lotus');
    const window = [
      [koi, lotus],
      [TIGER_2, lotus],
      [lotus, koi],
      [koi, koi],
    ];
    expect(reading.cellsOf(makeWin(2, 3), window)).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 0 },
      { reel: 2, row: 1 },
    ]);
  });
});
