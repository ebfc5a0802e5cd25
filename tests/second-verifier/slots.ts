import { drawRow } from './numbers.ts';
import { demand, type Inputs, type Result, readFields, readStake } from './proof.ts';
import {
  columnAt,
  countScatters,
  isWild,
  type LineData,
  lineWins,
  type ReelData,
  spin,
  sumOfPays,
  type Window,
  wayWins,
} from './reels.ts';

type Strips = readonly (readonly number[])[];

/** The stake of a game whose bet is nothing else. */
export function readSlotBet({ bet, acts, stakes }: Inputs<unknown>): number {
  demand(acts.length === 0, 'acts');
  return readStake(readFields(bet, ['stake'], 'bet').stake, stakes);
}

interface RoyalData extends LineData {
  readonly baseStrips: Strips;
  readonly freeStrips: Strips;
  readonly spinsByScatters: Readonly<Record<string, number>>;
  readonly freeSpinMultipliers: readonly number[];
}

export function royalSevens(inputs: Inputs<RoyalData>): Result {
  const stake = readSlotBet(inputs);
  const { data, draw } = inputs;
  const play = (strips: Strips, multiplier: number) => {
    const { stops, window } = spin(strips, data.rows, draw);
    const wins = lineWins(data, window).map(({ line, symbol, count, pay }) => ({
      line,
      symbol,
      count,
      pay: (pay * stake * multiplier) / data.lines.length,
    }));
    const count = countScatters(data, window);
    const scatter = data.symbols.find(({ role }) => role === 'scatter');
    const times = scatter?.pays[count] ?? 0;
    if (scatter && times > 0)
      wins.push({ line: -1, symbol: scatter.number, count, pay: times * stake * multiplier });
    return { stops, window, wins };
  };
  const base = play(data.baseStrips, 1);
  const spins = data.spinsByScatters[countScatters(data, base.window)] ?? 0;
  const freeSpins = Array.from({ length: spins }, (_, index) => {
    const multiplier = data.freeSpinMultipliers[index] ?? 1;
    const free = play(data.freeStrips, multiplier);
    return { ...free, multiplier, pay: sumOfPays(free.wins) };
  });
  return { stake, outcome: { ...base, freeSpins }, win: sumOfPays(base.wins) + sumOfPays(freeSpins) };
}

export function goldenOrchard(
  inputs: Inputs<LineData & { readonly strips: Strips; readonly wildMultiplier: number }>,
): Result {
  const stake = readSlotBet(inputs);
  const { data, draw } = inputs;
  const { stops, window } = spin(data.strips, data.rows, draw);
  const wins = lineWins(data, window).map(({ line, symbol, count, pay, cells }) => {
    const multiplier = data.wildMultiplier ** cells.filter((cell) => isWild(data, cell)).length;
    return { line, symbol, count, multiplier, pay: (pay * multiplier * stake) / data.lines.length };
  });
  return { stake, outcome: { stops, window, wins }, win: sumOfPays(wins) };
}

export function jadeTiger(
  inputs: Inputs<
    ReelData & {
      readonly baseStrips: Strips;
      readonly freeStrips: Strips;
      readonly spinsByScatters: Readonly<Record<string, number>>;
    }
  >,
): Result {
  const stake = readSlotBet(inputs);
  const { data, draw } = inputs;
  const play = (strips: Strips) => {
    const { stops, window } = spin(strips, data.rows, draw);
    return {
      stops,
      window,
      wins: wayWins(data, window).map((win) => ({ ...win, pay: (stake / 100) * win.pay })),
    };
  };
  const base = play(data.baseStrips);
  const spins = data.spinsByScatters[countScatters(data, base.window)] ?? 0;
  const freeSpins = Array.from({ length: spins }, () => {
    const free = play(data.freeStrips);
    return { ...free, pay: sumOfPays(free.wins) };
  });
  return { stake, outcome: { ...base, freeSpins }, win: sumOfPays(base.wins) + sumOfPays(freeSpins) };
}

export function midnightMasque(inputs: Inputs<ReelData & { readonly strips: Strips }>): Result {
  const stake = readSlotBet(inputs);
  const { data, draw } = inputs;
  const mask = data.symbols.find(({ role }) => role === 'wild')?.number ?? -1;
  const full = Array.from({ length: data.rows }, () => mask);
  const play = (before: { readonly stops: readonly number[]; readonly window: Window } | null) => {
    const held = data.strips.map((_, reel) => before?.window[reel]?.includes(mask) ?? false);
    const stops = data.strips.map((strip, reel) =>
      held[reel] ? (before?.stops[reel] as number) : draw(strip.length),
    );
    const window = data.strips.map((strip, reel) =>
      held[reel] ? full : columnAt(strip, stops[reel] as number, data.rows),
    );
    const opened = window.map((column) => (column.includes(mask) ? full : column));
    const wins = wayWins(data, opened).map(({ symbol, count, ways, pay }) => ({
      symbol,
      count,
      ways,
      pay: (stake / 100) * pay,
    }));
    return { stops, window, wins };
  };
  const hasNew = ({ window }: { window: Window }) =>
    window.some((column) => column.includes(mask) && column.some((symbol) => symbol !== mask));
  const first = play(null);
  const respins = [];
  for (let last = first; hasNew(last); ) {
    last = play(last);
    respins.push({ ...last, pay: sumOfPays(last.wins) });
  }
  return { stake, outcome: { ...first, respins }, win: sumOfPays(first.wins) + sumOfPays(respins) };
}

interface SerpentData {
  readonly reels: number;
  readonly rows: number;
  readonly symbols: readonly { number: number; weight: number; pays: readonly number[] }[];
  readonly bands: readonly number[];
  readonly multipliers: readonly number[];
}

export function serpentTemple(inputs: Inputs<SerpentData>): Result {
  const stake = readSlotBet(inputs);
  const { data, draw } = inputs;
  const cells = (count: number) => Array.from({ length: count }, () => drawRow(data.symbols, draw).number);
  let window = Array.from({ length: data.reels }, () => cells(data.rows));
  const windows = [];
  for (const multiplier of data.multipliers) {
    const all = window.flat();
    const wins = data.symbols.flatMap(({ number, pays }) => {
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
