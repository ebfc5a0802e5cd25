import type { Container, Text } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { RushOutcome } from '../../../contract/games/gold-rush-express.ts';
import { cents } from '../../../contract/money.ts';
import { COIN_COLORS, RUSH_SKIN } from '../../../games/gold-rush-express/skin.ts';
import { CoinValues, coinText } from '../../../games/slot/page/hold/coin-values.ts';
import { fullReels, paysOfReels } from '../../../games/slot/page/hold/held-sum.ts';
import { holdShow } from '../../../games/slot/page/hold/hold-show.ts';
import type { SlotRoundOf } from '../../../games/slot/page/slot-page.ts';
import { turningReels } from '../../../games/slot/page/turning-reels.ts';
import { GOLD_RUSH_SLOT, RUSH_HOLD, RUSH_REELS } from '../../../maths/gold-rush-express.ts';
import { windowAt } from '../../../maths/slot/window.ts';
import { makeRound } from '../slot/support/open-machine.ts';
import { openPage, setUpPage } from '../slot/support/open-page.ts';

const stage = setUpPage('gold-rush-express');

type RushRound = SlotRoundOf<RushOutcome>;

const { rows, strips } = RUSH_REELS;
/** Layers of coins over the glass: values at rest, and coins that are held. */
const VALUES = 0;
const HELD = 1;
/** Two coins on reels 1 and 2, three on reel 3, none on the others. */
const STOPS = [19, 19, 26, 10, 10];
const coinOn = (cell: number, pay = 100) => ({ cell, pay: cents(pay) });
const FIRST = [0, 1, 3, 4, 6, 7, 8].map((cell) => coinOn(cell));

const openRush = () =>
  openPage<RushOutcome>(
    {
      slot: GOLD_RUSH_SLOT,
      skin: RUSH_SKIN,
      spin: turningReels(STOPS),
      feature: holdShow(COIN_COLORS),
    },
    true,
  );

function roundOf(hold: RushOutcome['hold'], coins = FIRST, win = 0): RushRound {
  const outcome: RushOutcome = { stops: STOPS, window: windowAt(strips, STOPS, rows), wins: [], coins, hold };
  return { ...makeRound({}, cents(win)), outcome };
}

/** Plays a round with reduced motion, as a view of the machine with its coins. */
async function play(round: RushRound) {
  const opened = openRush();
  let isOver = false;
  opened.view.start();
  void opened.view.show(round).then(() => {
    isOver = true;
  });
  await stage.time.step(60_000);
  return { ...opened, isOver, values: opened.layerOf(VALUES), held: opened.layerOf(HELD) };
}

describe('coins of a window', () => {
  it('each shows its value once its reel rests, and they leave with the next spin', async () => {
    const { values, view, isOver } = await play(roundOf(null, [coinOn(0, 50), coinOn(4, 10_000)]));
    expect(isOver).toBe(true);
    expect(values.children.map((part) => (part as Text).text)).toEqual(['₱0.50', '₱100']);
    view.start();
    expect(values.children).toEqual([]);
  });

  it('values follow the cells to another size', () => {
    const { machine } = openRush();
    const values = new CoinValues(machine, COIN_COLORS);
    values.landed(0, FIRST);
    const layer = machine.wins.children.at(-1) as Container;
    const before = layer.children.map(({ x, y }) => ({ x, y }));
    machine.resize(1280, 600, 1);
    values.resized();
    expect(layer.children).toHaveLength(2);
    expect(layer.children.map(({ x, y }) => ({ x, y }))).not.toEqual(before);
  });
});

describe('hold and spin', () => {
  it('coins come and stay, the board counts spins and sum, and the base window is back at the end', async () => {
    const hold = {
      respins: [
        { coins: [coinOn(2, 200)], left: 3 },
        { coins: [], left: 2 },
        { coins: [], left: 1 },
        { coins: [], left: 0 },
      ],
      isFull: false,
      pay: cents((2 * 100 + 200) * 2 + 2 * 100 + 3 * 100 * 2),
    };
    const { machine, heard, said, announced, isOver, values, held } = await play(
      roundOf(hold, FIRST, hold.pay),
    );
    expect(isOver).toBe(true);
    expect(said).toEqual(
      expect.arrayContaining(['3 spins left · ₱10.00', '3 spins left · ₱16.00', '1 spin left · ₱16.00']),
    );
    expect(said).toContain('Hold and spin · ₱16.00');
    expect(announced.slice(0, 3)).toEqual([
      'Hold and spin with 7 coins',
      '1 new coin, ₱16.00 in all',
      'Hold and spin pays ₱16.00',
    ]);
    expect(heard.filter((name) => name === 'bulb')).toHaveLength(1);
    expect(heard).toContain('win-medium');
    expect(held.children).toEqual([]);
    expect(values.children).toHaveLength(FIRST.length);
    expect(machine.reels.map(({ strip }) => strip)).toEqual(strips);
    expect(machine.reels.map(({ position }) => position)).toEqual(STOPS);
    expect(machine.featureLight.alpha).toBe(0);
  });

  it('full train is told with its prize', async () => {
    const last = [2, 5, 9, 10, 11, 12, 13, 14].map((cell) => coinOn(cell));
    const pay = cents(15 * 100 * 2 + RUSH_HOLD.fullGridPay);
    const { heard, isOver } = await play(
      roundOf({ respins: [{ coins: last, left: 3 }], isFull: true, pay }, FIRST, pay),
    );
    expect(isOver).toBe(true);
    expect(heard.filter((name) => name === 'win-large')).toHaveLength(2);
  });

  it('sum of the reels is what the maths pay, without the prize of a full grid', () => {
    const coins = [...FIRST, coinOn(2, 500)];
    expect(fullReels(coins, RUSH_HOLD)).toEqual([true, false, true, false, false]);
    expect(paysOfReels(coins, RUSH_HOLD)).toEqual([1_400, 200, 600, 0, 0]);
  });
});

describe('texts of Gold Rush Express', () => {
  it('win is told with its line, and a coin as short as it can be', () => {
    const { reading } = openRush();
    const win = { line: 2, symbol: 5, count: 4, pay: cents(400) };
    expect(reading.textOf(win)).toBe('Line 3: 4 × Lantern, ₱4.00');
    expect([coinText(cents(50)), coinText(cents(5_000_000))]).toEqual(['₱0.50', '₱50,000']);
    expect(reading.idleText()).toBe('6 coins start hold and spin');
  });
});
