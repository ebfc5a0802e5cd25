import type { Graphics, Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { moneyText } from '../../../games/engine/money-text.ts';
import type { WinLevel } from '../../../games/engine/win-level.ts';
import { readWins } from '../../../games/slot/page/read-wins.ts';
import { slotTexts } from '../../../games/slot/page/slot-texts.ts';
import { cellAt } from '../../../games/slot/slot-layout.ts';
import { TIMING } from '../../../games/slot/timing.ts';
import { WinShow } from '../../../games/slot/win-show.ts';
import { ROYAL_SEVENS_SLOT } from '../../../maths/royal-sevens.ts';
import { SCATTER_LINE } from '../../../maths/slot/slot-model.ts';
import { makeWin, openMachine, windowAt } from '../slot/support/open-machine.ts';
import { setUpGame } from '../slot/support/set-up-game.ts';

const stage = setUpGame();

const READING = readWins({
  slot: ROYAL_SEVENS_SLOT,
  texts: slotTexts(ROYAL_SEVENS_SLOT.slug, ROYAL_SEVENS_SLOT.symbols),
});
const STOPS = [3, 9, 14, 20, 27];
const WINDOW = windowAt(STOPS);
const WINS = [makeWin(0, 150), makeWin(3, 50, 4)];

function openShow(isReduced = false, reading = READING) {
  const parts = openMachine();
  const { machine, loop, sound } = parts;
  machine.rest(STOPS);
  const show = new WinShow(machine, loop, sound, reading);
  show.prefersReducedMotion = isReduced;
  const state = { isOver: false };
  const play = (level: WinLevel, total = 200, wins = WINS) => {
    void show.play(WINDOW, wins, cents(total), level).then(() => {
      state.isOver = true;
    });
  };
  const [line, lifted] = machine.wins.children as [Graphics, Sprite];
  const copies = () => lifted.children as Sprite[];
  /** Light of the symbols in the window, by reel. */
  const shades = () =>
    machine.reels.map(({ view }) => view.children.slice(1, 4).map(({ alpha }) => Number(alpha.toFixed(2))));
  return { ...parts, show, play, state, line, copies, shades };
}

const money = (amount: number) => moneyText(cents(amount));

describe('show of a win', () => {
  it('round without a return says that it has no win, in silence', async () => {
    const { play, state, heard, said, copies } = openShow();
    play('none', 0, []);
    await stage.time.step(40);
    expect([state.isOver, heard, copies().length]).toEqual([true, [], 0]);
    expect(said.at(-1)).toBe('No win');
  });

  it('returned stake is outlined and named, and neither lit nor heard', async () => {
    const { play, state, heard, said, copies, shades } = openShow();
    play('returned', 50);
    await stage.time.step(40);
    expect([state.isOver, heard, copies().length]).toEqual([true, [], 0]);
    expect(said.at(-1)).toContain(money(50));
    expect(shades().flat()).toEqual(Array(15).fill(1));
  });

  it('win lifts each winning cell once and dims the others', async () => {
    const { play, copies, shades, machine } = openShow();
    play('win');
    await stage.time.step(1_260);
    // Line 0 is the middle row, line 3 runs down from the upper left corner.
    expect(shades()[0]).toEqual([0, 0, 0.32]);
    expect(shades()[4]).toEqual([0.32, 0.32, 0.32]);
    const dark = shades()
      .flat()
      .filter((alpha) => alpha === 0).length;
    expect(copies()).toHaveLength(dark);
    const { x, y } = cellAt(machine.layout, 0, 0);
    const { width, height } = machine.layout.cell;
    expect(copies()[0]).toMatchObject({ x: x + width / 2, y: y + height / 2 });
  });

  it('win counts up to its whole amount in 0.7 s with its sound', async () => {
    const { play, state, heard, said } = openShow();
    play('win', 200, [makeWin(0, 200)]);
    await stage.time.step(680);
    expect(state.isOver).toBe(false);
    await stage.time.step(60);
    expect(state.isOver).toBe(true);
    expect(heard[0]).toBe('win-small');
    expect(heard.filter((name) => name === 'count-up')).toHaveLength(5);
    expect(said.length).toBeGreaterThan(10);
    expect(said.at(-1)).toContain(money(200));
  });

  it('win with reduced motion shows its amount at once and holds the symbols still', async () => {
    const { play, said, heard, copies, state } = openShow(true);
    play('win', 200);
    await stage.time.step(40);
    expect(said.at(-1)).toContain(money(200));
    await stage.time.step(300);
    expect(copies().map(({ scale }) => scale.x)).toEqual(copies().map(() => 1));
    expect(heard).toEqual(['win-small']);
    await stage.time.step(500);
    expect(state.isOver).toBe(true);
  });

  it.each([
    ['big', 18, 'win-medium', 1_600],
    ['grand', 48, 'win-large', 6_000],
  ] as const)(
    '%s win stands on a banner with %i coins and leaves nothing behind',
    async (level, coins, name, total) => {
      const { play, state, heard, said, machine } = openShow();
      play(level, total);
      await stage.time.step(1_100);
      expect(machine.banners.children).toHaveLength(0);
      await stage.time.step(600);
      // The banner and its coins.
      expect(machine.banners.children).toHaveLength(1 + coins);
      expect(machine.banners.children[0]?.alpha).toBe(1);
      await stage.time.step(TIMING.countUpMs[level] + 2_000);
      expect([state.isOver, machine.banners.children.length]).toEqual([true, 0]);
      expect(heard[0]).toBe(name);
      expect(said.at(-1)).toContain(money(total));
    },
  );

  it('big win with reduced motion has its banner and no coins', async () => {
    const { play, machine, state, heard } = openShow(true);
    play('big', 1_600);
    await stage.time.step(500);
    expect(machine.banners.children).toHaveLength(1);
    expect(machine.banners.children[0]?.children[1]?.rotation).toBe(0);
    await stage.time.step(4_000);
    expect([state.isOver, heard]).toEqual([true, ['win-medium']]);
  });

  it('win without a line lights up from reel to reel', async () => {
    const reading = { ...READING, lineOf: () => null };
    const { play, copies } = openShow(false, reading);
    play('win', 200);
    await stage.time.step(40);
    expect(copies()).toHaveLength(1);
    await stage.time.step(TIMING.reelLightMs);
    expect(copies()).toHaveLength(2);
    await stage.time.step(TIMING.reelLightMs);
    expect(copies()).toHaveLength(3);
  });

  it('lines are shown one after the other, then all together while the amount is counted', async () => {
    const { play, said, copies, state } = openShow();
    play('win', 200);
    await stage.time.step(40);
    expect([said.at(-1), copies().length]).toEqual([expect.stringContaining(money(150)), 3]);
    await stage.time.step(600);
    expect([said.at(-1), copies().length]).toEqual([expect.stringContaining(money(50)), 4]);
    await stage.time.step(620);
    expect(copies().length).toBeGreaterThan(4);
    await stage.time.step(800);
    expect([state.isOver, said.at(-1)]).toEqual([true, expect.stringContaining(money(200))]);
  });

  it.each([
    ['win', 200, 100],
    ['big', 1_600, 300],
    ['big', 1_600, 2_000],
  ] as const)('%s of %i that is skipped after %i ms stands at its end at once', async (level, total, ms) => {
    const { play, show, said, copies, machine, state } = openShow();
    play(level, total);
    await stage.time.step(ms);
    show.skip();
    await stage.time.step(40);
    expect([state.isOver, said.at(-1)]).toEqual([true, expect.stringContaining(money(total))]);
    expect(machine.banners.children).toHaveLength(0);
    expect(copies().map(({ scale }) => scale.x)).toEqual(copies().map(() => 1));
    expect(copies().length).toBeGreaterThan(4);
  });

  it('skipping while nothing is shown leaves the next show whole', async () => {
    const { play, show, copies } = openShow();
    show.skip();
    play('win', 200);
    await stage.time.step(40);
    expect(copies()).toHaveLength(3);
    await stage.time.step(3_000);
  });

  it('marks go when the next round begins', async () => {
    const { play, show, copies, shades } = openShow();
    play('win');
    await stage.time.step(3_000);
    show.clear();
    expect(copies()).toHaveLength(0);
    expect(shades().flat()).toEqual(Array(15).fill(1));
  });

  it('marks follow the machine to another size in the middle of a win', async () => {
    const { play, show, machine, copies } = openShow();
    play('win');
    await stage.time.step(1_300);
    const before = copies().length;
    machine.resize(900, 700, 2);
    show.resized();
    const { x } = cellAt(machine.layout, 0, 0);
    expect(copies()).toHaveLength(before);
    expect(copies()[0]?.x).toBe(x + machine.layout.cell.width / 2);
    await stage.time.step(1_000);
  });

  it('symbols of a win on no line are marked wherever they stand', async () => {
    const { play, copies } = openShow();
    const win = makeWin(SCATTER_LINE, 200);
    const seen = WINDOW.flat().filter((symbol) => symbol === win.symbol).length;
    expect(seen).toBeGreaterThan(1);
    play('win', 200, [win]);
    await stage.time.step(40);
    expect(copies()).toHaveLength(seen);
  });
});
