import { type Draw, drawRow } from './numbers.ts';
import type { Inputs, Result } from './proof.ts';
import { type LineData, lineWins, spin, sum, sumOfPays, type Window } from './reels.ts';
import { readSlotBet } from './slots.ts';

interface RushData extends LineData {
  readonly strips: readonly (readonly number[])[];
  readonly holdFromCoins: number;
  readonly coinValues: readonly { readonly pay: number; readonly weight: number }[];
  readonly respins: number;
  readonly coinChance: { readonly coins: number; readonly of: number };
  readonly fullReelMultiplier: number;
  readonly fullGridPay: number;
}

interface Coin {
  readonly cell: number;
  /** Hundredths of the stake. */
  readonly value: number;
}

export function goldRush(inputs: Inputs<RushData>): Result {
  const stake = readSlotBet(inputs);
  const { data, draw } = inputs;
  const { stops, window } = spin(data.strips, data.rows, draw);
  const wins = lineWins(data, window).map(({ line, symbol, count, pay }) => ({
    line,
    symbol,
    count,
    pay: (pay * stake) / data.lines.length,
  }));
  const coins = findCoins(data, window, draw);
  const inCents = (all: readonly Coin[]) =>
    all.map(({ cell, value }) => ({ cell, pay: (value * stake) / 100 }));
  const held = coins.length >= data.holdFromCoins ? holdAndSpin(data, coins, draw) : null;
  const hold = held && {
    respins: held.respins.map((respin) => ({ coins: inCents(respin.coins), left: respin.left })),
    isFull: held.isFull,
    pay: (held.value * stake) / 100,
  };
  return {
    stake,
    outcome: { stops, window, wins, coins: inCents(coins), hold },
    win: sumOfPays(wins) + (hold?.pay ?? 0),
  };
}

function findCoins(data: RushData, window: Window, draw: Draw): Coin[] {
  const coin = data.symbols.find(({ role }) => role === 'scatter')?.number;
  const cells = window.flat();
  return [...cells.keys()]
    .filter((cell) => cells[cell] === coin)
    .map((cell) => ({ cell, value: drawRow(data.coinValues, draw).pay }));
}

function holdAndSpin(data: RushData, first: readonly Coin[], draw: Draw) {
  const reels = data.strips.length;
  const grid: (number | null)[] = Array.from({ length: reels * data.rows }, () => null);
  for (const { cell, value } of first) grid[cell] = value;
  const respins: { coins: Coin[]; left: number }[] = [];
  let left = data.respins;
  while (left > 0 && grid.includes(null)) {
    const coins: Coin[] = [];
    for (const [cell, there] of grid.entries()) {
      if (there !== null || draw(data.coinChance.of) >= data.coinChance.coins) continue;
      coins.push({ cell, value: drawRow(data.coinValues, draw).pay });
    }
    for (const { cell, value } of coins) grid[cell] = value;
    left = coins.length > 0 ? data.respins : left - 1;
    respins.push({ coins, left });
  }
  const byReel = Array.from({ length: reels }, (_, reel) =>
    grid.slice(reel * data.rows, (reel + 1) * data.rows),
  );
  const values = byReel.map(
    (cells) => sum(cells.map((value) => value ?? 0)) * (cells.includes(null) ? 1 : data.fullReelMultiplier),
  );
  const isFull = !grid.includes(null);
  return { respins, isFull, value: sum(values) + (isFull ? data.fullGridPay : 0) };
}
