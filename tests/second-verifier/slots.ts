import { type Draw, drawRow } from './numbers.ts';
import { demand, type Inputs, type Result, readFields, readStake } from './proof.ts';
import {
  columnAt,
  countScatters,
  isWild,
  type LineData,
  lineWins,
  type ReelData,
  scatterOf,
  spin,
  sumOfPays,
  type Window,
  wayWins,
} from './reels.ts';
import { type HoldData, playCoins } from './slot-coins.ts';

type Strips = readonly (readonly number[])[];

interface SlotData
  extends ReelData,
    Partial<Pick<LineData, 'lines'>>,
    Partial<Omit<HoldData, keyof ReelData>> {
  readonly mechanics: {
    readonly wins: 'lines' | 'ways' | 'counts';
    readonly wilds: 'plain' | 'open';
    readonly feature: 'none' | 'freeSpins' | 'respins' | 'hold';
  };
  readonly strips?: Strips;
  readonly baseStrips?: Strips;
  readonly freeStrips?: Strips;
  readonly spinsByScatters?: Readonly<Record<string, number>>;
  readonly freeSpinMultipliers?: readonly number[];
  readonly wildMultiplier?: number;
}

interface Spun {
  readonly stops: readonly number[];
  readonly window: Window;
}

/** A round of a slot, by the mechanics that its sheet names. */
export function slot(inputs: Inputs<SlotData & FallData>): Result {
  const { bet, acts, stakes, data, draw } = inputs;
  demand(acts.length === 0, 'acts');
  const stake = readStake(readFields(bet, ['stake'], 'bet').stake, stakes);
  if (data.mechanics.wins === 'counts') return falls(data, stake, draw);
  const strips = data.baseStrips ?? data.strips ?? [];
  const play = (spun: Spun, multiplier = 1) => ({
    ...spun,
    wins: winsOf(data, spun.window, stake * multiplier),
  });
  const first = play(spin(strips, data.rows, draw));
  const won = sumOfPays(first.wins);
  switch (data.mechanics.feature) {
    case 'none':
      return { stake, outcome: first, win: won };
    case 'freeSpins': {
      const count = data.spinsByScatters?.[countScatters(data, first.window)] ?? 0;
      const freeSpins = Array.from({ length: count }, (_, index) => {
        const multiplier = data.freeSpinMultipliers?.[index];
        const free = play(spin(data.freeStrips ?? strips, data.rows, draw), multiplier);
        return { ...free, ...(multiplier !== undefined && { multiplier }), pay: sumOfPays(free.wins) };
      });
      return { stake, outcome: { ...first, freeSpins }, win: won + sumOfPays(freeSpins) };
    }
    case 'respins': {
      const respins = [];
      for (let last: Spun = first; hasNewWild(data, last.window); ) {
        const next = play(spinBeside(data, strips, last, draw));
        last = next;
        respins.push({ ...next, pay: sumOfPays(next.wins) });
      }
      return { stake, outcome: { ...first, respins }, win: won + sumOfPays(respins) };
    }
    case 'hold': {
      const { coins, hold } = playCoins(
        data as SlotData & HoldData,
        strips.length,
        first.window,
        stake,
        draw,
      );
      return { stake, outcome: { ...first, coins, hold }, win: won + (hold?.pay ?? 0) };
    }
  }
}

/** Wins in cents. @param stake with the multiplier of a free spin */
function winsOf(data: SlotData, window: Window, stake: number) {
  const opened = data.mechanics.wilds === 'open' ? openWilds(data, window) : window;
  const scatter = scatterOf(data);
  const count = countScatters(data, window);
  const scatters = scatter?.pays[count] ?? 0;
  const hasMultipliers =
    data.wildMultiplier !== undefined || data.symbols.some((one) => one.multiplier !== undefined);
  const { lines } = data;
  if (data.mechanics.wins === 'lines' && lines) {
    const wins = lineWins({ ...data, lines }, opened).map(({ line, symbol, count: run, pay, cells }) => {
      const multiplier = cells
        .filter((cell) => isWild(data, cell))
        .reduce<number>(
          (product, cell) => product * (data.symbols[cell ?? -1]?.multiplier ?? data.wildMultiplier ?? 1),
          1,
        );
      const paid = (pay * multiplier * stake) / lines.length;
      return { line, symbol, count: run, ...(hasMultipliers && { multiplier }), pay: paid };
    });
    return scatter && scatters > 0
      ? [
          ...wins,
          {
            line: -1,
            symbol: scatter.number,
            count,
            ...(hasMultipliers && { multiplier: 1 }),
            pay: scatters * stake,
          },
        ]
      : wins;
  }
  const anywhere =
    scatter && scatters > 0 ? [{ symbol: scatter.number, count, ways: 1, multiplier: 1, pay: scatters }] : [];
  return [...wayWins(data, opened), ...anywhere].map(({ multiplier, pay, ...win }) => ({
    ...win,
    ...(hasMultipliers && { multiplier }),
    pay: (stake / 100) * pay,
  }));
}

/** Every reel with a wild is full of it. */
const openWilds = (data: ReelData, window: Window): Window =>
  window.map((column) => {
    const wild = column.find((symbol) => isWild(data, symbol));
    return wild === undefined ? column : column.map(() => wild);
  });

const hasNewWild = (data: ReelData, window: Window): boolean =>
  window.some(
    (column) =>
      column.some((symbol) => isWild(data, symbol)) && column.some((symbol) => !isWild(data, symbol)),
  );

function spinBeside(data: ReelData, strips: Strips, last: Spun, draw: Draw): Spun {
  const opened = openWilds(data, last.window);
  const held = last.window.map((column) => column.some((symbol) => isWild(data, symbol)));
  const stops = strips.map((strip, reel) => (held[reel] ? (last.stops[reel] as number) : draw(strip.length)));
  const window = strips.map((strip, reel) =>
    held[reel] ? (opened[reel] as readonly number[]) : columnAt(strip, stops[reel] as number, data.rows),
  );
  return { stops, window };
}

interface FallData {
  readonly reels: number;
  readonly rows: number;
  readonly bands: readonly number[];
  readonly multipliers: readonly number[];
}

type FallSymbols = readonly { number: number; weight: number; pays: readonly number[] }[];

function falls(data: FallData & { readonly symbols: unknown }, stake: number, draw: Draw): Result {
  const symbols = data.symbols as FallSymbols;
  const cells = (count: number) => Array.from({ length: count }, () => drawRow(symbols, draw).number);
  let window = Array.from({ length: data.reels }, () => cells(data.rows));
  const windows = [];
  for (const multiplier of data.multipliers) {
    const all = window.flat();
    const wins = symbols.flatMap(({ number, pays }) => {
      const count = all.filter((cell) => cell === number).length;
      const pay = pays[data.bands.filter((least) => least <= count).length - 1] ?? 0;
      return pay === 0 ? [] : [{ symbol: number, count, pay: (stake / 100) * pay * multiplier }];
    });
    windows.push({ window, wins, multiplier, pay: sumOfPays(wins) });
    if (wins.length === 0) break;
    if (windows.length === data.multipliers.length) break;
    window = window.map((column) => {
      const left = column.filter((cell) => wins.every(({ symbol }) => symbol !== cell));
      return [...cells(data.rows - left.length), ...left];
    });
  }
  return { stake, outcome: { windows }, win: sumOfPays(windows) };
}
