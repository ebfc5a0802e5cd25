import type { Draw } from './numbers.ts';

interface ReelSymbol {
  readonly number: number;
  readonly role: 'plain' | 'wild' | 'scatter';
  readonly pays: Readonly<Record<string, number>>;
  readonly multiplier?: number;
}

export interface ReelData {
  readonly symbols: readonly ReelSymbol[];
  readonly rows: number;
}

export interface LineData extends ReelData {
  readonly lines: readonly (readonly number[])[];
}

type Strips = readonly (readonly number[])[];
export type Window = readonly (readonly number[])[];

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

export const sumOfPays = (wins: readonly { readonly pay: number }[]): number =>
  sum(wins.map(({ pay }) => pay));

export const columnAt = (strip: readonly number[], stop: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as number);

export function spin(strips: Strips, rows: number, draw: Draw): { stops: number[]; window: number[][] } {
  const stops = strips.map((strip) => draw(strip.length));
  return { stops, window: strips.map((strip, reel) => columnAt(strip, stops[reel] as number, rows)) };
}

const roleOf = ({ symbols }: ReelData, symbol: number | undefined) =>
  symbols.find(({ number }) => number === symbol)?.role;

export const isWild = (data: ReelData, symbol: number | undefined): boolean =>
  roleOf(data, symbol) === 'wild';

export const scatterOf = ({ symbols }: ReelData) => symbols.find(({ role }) => role === 'scatter');

export const countScatters = (data: ReelData, window: Window): number =>
  window.flat().filter((symbol) => roleOf(data, symbol) === 'scatter').length;

/** Every win of a line, `pay` in line bets, with the cells that it covers. */
export function lineWins(data: LineData, window: Window) {
  return data.lines.flatMap((rows, line) => {
    const cells = rows.map((row, reel) => window[reel]?.[row]);
    const [first = -1] = cells;
    if (roleOf(data, first) !== 'plain') return [];
    const end = cells.findIndex((cell) => cell !== first && !isWild(data, cell));
    const count = end === -1 ? cells.length : end;
    const pay = data.symbols[first]?.pays[count] ?? 0;
    return pay === 0 ? [] : [{ line, symbol: first, count, pay, cells: cells.slice(0, count) }];
  });
}

/** Every win by ways, `pay` in hundredths of the stake. */
export function wayWins(data: ReelData, window: Window) {
  return data.symbols.flatMap(({ role, number, pays }) => {
    if (role !== 'plain' || !window[0]?.includes(number)) return [];
    const cells = window.map((column) => column.filter((cell) => cell === number || isWild(data, cell)));
    const end = cells.findIndex(({ length }) => length === 0);
    const won = end === -1 ? cells : cells.slice(0, end);
    const ways = won.reduce((product, { length }) => product * length, 1);
    const multiplier = won
      .flat()
      .reduce(
        (product, cell) => product * (isWild(data, cell) ? (data.symbols[cell]?.multiplier ?? 1) : 1),
        1,
      );
    const pay = (pays[won.length] ?? 0) * ways * multiplier;
    return pay === 0 ? [] : [{ symbol: number, count: won.length, ways, multiplier, pay }];
  });
}
