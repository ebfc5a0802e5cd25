import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { SerpentOutcome } from '../../../contract/games/serpent-temple.ts';
import { cents } from '../../../contract/money.ts';
import { Coil } from '../../../games/serpent-temple/coil.ts';
import { coilPlaces } from '../../../games/serpent-temple/coil-art.ts';
import { FIRST_WINDOW, SERPENT_SKIN } from '../../../games/serpent-temple/skin.ts';
import { type Deal, fallMotions, standWindow } from '../../../games/slot/page/falls/fall-motion.ts';
import { fallingCells, heightsOf, playFalls } from '../../../games/slot/page/falls/falling-cells.ts';
import type { SlotRoundOf, SlotTools, SlotWin } from '../../../games/slot/page/slot-page.ts';
import { WinShow } from '../../../games/slot/win-show.ts';
import { SERPENT_TEMPLE, SERPENT_TEMPLE_SLOT } from '../../../maths/serpent-temple.ts';
import { seededRandom } from '../../maths/seeded-random.ts';
import { makeRound } from '../slot/support/open-machine.ts';
import { openPage, setUpPage } from '../slot/support/open-page.ts';

const stage = setUpPage('serpent-temple');

/** A seeded round with so many windows. */
function roundOf(windows: number): SlotRoundOf<SerpentOutcome> {
  const random = seededRandom(7);
  for (;;) {
    const { win, outcome } = SERPENT_TEMPLE.play({ stake: cents(100) }, [], random);
    if (outcome.windows.length === windows)
      return { ...makeRound({}, win), outcome, stake: cents(100) } as SlotRoundOf<SerpentOutcome>;
  }
}

function openTemple(isReduced = false) {
  const landed: number[] = [];
  const opened = openPage<SerpentOutcome, Coil>(
    {
      slot: SERPENT_TEMPLE_SLOT,
      skin: SERPENT_SKIN,
      spin: fallingCells(FIRST_WINDOW),
      makeMoment: (stage) => new Coil(stage),
    },
    isReduced,
  );
  const deal: Deal = { next: FIRST_WINDOW };
  const { machine, loop, sound, reading, announced } = opened;
  const motions = fallMotions(machine, loop, deal);
  const wins = new WinShow<SlotWin>(machine, loop, sound, reading);
  wins.prefersReducedMotion = isReduced;
  const tools = {
    machine,
    loop,
    sound,
    wins,
    announce: (text: string) => announced.push(text),
    events: { landed: (reel: number) => landed.push(reel), anticipates: () => undefined },
    prefersReducedMotion: () => isReduced,
  } as unknown as SlotTools;
  const falls = (round: SlotRoundOf<SerpentOutcome>) => playFalls(round, deal, tools, opened, opened.moment);
  return { ...opened, deal, coil: opened.moment, motions, tools, landed, falls };
}

describe('stones', () => {
  it('first window wins nothing', () => {
    expect(SERPENT_TEMPLE_SLOT.spin.wins.winsOf(SERPENT_TEMPLE_SLOT.symbols, FIRST_WINDOW)).toEqual([]);
    expect(FIRST_WINDOW.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('each stone falls as far as stones went below it, and new ones from above', () => {
    expect(heightsOf(5, [1, 3])).toEqual([2, 2, 2, 1, 0]);
    expect(heightsOf(5, [])).toEqual([0, 0, 0, 0, 0]);
    expect(heightsOf(5, [0, 1, 2, 3, 4])).toEqual([5, 5, 5, 5, 5]);
    expect(heightsOf(5, [0])).toEqual([1, 0, 0, 0, 0]);
  });

  it('cells of a win are all its stones', () => {
    const { reading } = openTemple();
    const window = [
      [1, 0],
      [0, 0],
    ];
    expect(reading.cellsOf({ symbol: 0, count: 3, pay: cents(100) }, window)).toEqual([
      { reel: 0, row: 1 },
      { reel: 1, row: 0 },
      { reel: 1, row: 1 },
    ]);
  });
});

describe('coil of multipliers', () => {
  it.each([
    [320, 460],
    [412, 560],
    [560, 368],
    [1_280, 480],
  ])('discs lie on a canvas of %i × %i, beside each other and not over the stones', (width, height) => {
    const layout = SERPENT_SKIN.layOut(width, height);
    const places = coilPlaces(layout, 8);
    const { reels } = layout;
    places.forEach(({ x, y, size }, index) => {
      const half = size / 2;
      expect(size).toBeGreaterThanOrEqual(16);
      expect([x - half >= -1, x + half <= width + 1, y - half >= -1, y + half <= height + 1]).toEqual(
        Array(4).fill(true),
      );
      expect(y + half <= reels.y || x + half <= reels.x).toBe(true);
      const next = places[index + 1];
      if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThanOrEqual(size * 0.9);
    });
  });

  it('disc that counts burns, those before it glow, the others are stone', () => {
    const { coil, machine } = openTemple();
    const discs = () =>
      ((machine.wins.children[0]?.children ?? []) as Sprite[])
        .slice(1)
        .map(({ alpha }) => Number(alpha.toFixed(2)));
    expect(discs()).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    coil.light(3);
    expect(discs()).toEqual([0.45, 0.45, 0.45, 1, 0, 0, 0, 0]);
    machine.resize(900, 420, 1);
    expect(discs()).toEqual([0.45, 0.45, 0.45, 1, 0, 0, 0, 0]);
  });
});

describe('fall of a window', () => {
  it.each([false, true])(
    'next window stands at rest and every column was heard, reduced motion: %s',
    async (isReduced) => {
      const { deal, motions, shown, tools, landed } = openTemple(isReduced);
      const [first] = roundOf(2).outcome.windows;
      const motion = isReduced ? motions.reduced : motions.full;
      let isOver = false;
      motion.start();
      deal.next = first?.window ?? [];
      void motion.land([], [], tools.events).then(() => {
        isOver = true;
      });
      await stage.time.step(4_000);
      expect([isOver, shown()]).toEqual([true, first?.window]);
      expect(landed).toEqual(isReduced ? [5] : [0, 1, 2, 3, 4, 5]);
    },
  );

  it('stones that fell without an outcome are back', async () => {
    const { motions, shown, machine } = openTemple();
    motions.full.start();
    await stage.time.step(200);
    motions.full.halt();
    expect(shown()).toEqual(FIRST_WINDOW);
    expect(machine.reels.every(({ offsets }) => offsets.every((offset) => offset === 0))).toBe(true);
  });
});

describe('falls of a round', () => {
  it('round of one window has none', async () => {
    const { falls } = openTemple();
    expect(await falls(roundOf(1))).toBeNull();
  });

  it.each([false, true])(
    'every window is shown to the last, and nothing of them is left over, reduced motion: %s',
    async (isReduced) => {
      const { falls, machine, shown, announced } = openTemple(isReduced);
      const round = roundOf(4);
      const { windows } = round.outcome;
      standWindow(machine, windows[0]?.window ?? []);
      const before = machine.wins.children.length;
      let end: unknown = 'playing';
      void falls(round).then((shownEnd) => {
        end = shownEnd;
      });
      await stage.time.step(30_000);
      expect(end).toEqual(windows[3]);
      expect(shown()).toEqual(windows[3]?.window);
      expect(announced).toHaveLength(windows.slice(1).filter(({ pay }) => pay > 0).length);
      expect(machine.wins.children).toHaveLength(before);
    },
  );

  it('round that has returned less than its stake is shown in silence', async () => {
    const { falls, heard, machine } = openTemple();
    const round = roundOf(2);
    expect(round.win).toBeLessThanOrEqual(round.stake);
    standWindow(machine, round.outcome.windows[0]?.window ?? []);
    void falls(round);
    await stage.time.step(10_000);
    expect(heard).toEqual([]);
  });
});
