import { type Draw, drawRow } from './numbers.ts';
import { type ReelData, scatterOf, sum, type Window } from './reels.ts';

export interface HoldData extends ReelData {
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

/** Coins of a window, and hold and spin where there are enough of them. Pays in cents. */
export function playCoins(data: HoldData, reels: number, window: Window, stake: number, draw: Draw) {
  const coins = findCoins(data, window, draw);
  const inCents = (all: readonly Coin[]) =>
    all.map(({ cell, value }) => ({ cell, pay: (value * stake) / 100 }));
  const held = coins.length >= data.holdFromCoins ? holdAndSpin(data, reels, coins, draw) : null;
  const hold = held && {
    respins: held.respins.map((respin) => ({ coins: inCents(respin.coins), left: respin.left })),
    isFull: held.isFull,
    pay: (held.value * stake) / 100,
  };
  return { coins: inCents(coins), hold };
}

function findCoins(data: HoldData, window: Window, draw: Draw): Coin[] {
  const coin = scatterOf(data)?.number;
  const cells = window.flat();
  return [...cells.keys()]
    .filter((cell) => cells[cell] === coin)
    .map((cell) => ({ cell, value: drawRow(data.coinValues, draw).pay }));
}

function holdAndSpin(data: HoldData, reels: number, first: readonly Coin[], draw: Draw) {
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
