import { openDistinct } from './numbers.ts';
import { demand, type Inputs, isBetween, type Result, readFields, readStake } from './proof.ts';
import { sum } from './reels.ts';
import { rankOf } from './spots.ts';

const winOf = (stake: number, multiplier: number) => (stake * multiplier) / 100;

export function plinko(
  inputs: Inputs<{
    readonly slots: readonly { rows: number; risk: string; multipliers: readonly number[] }[];
  }>,
): Result {
  const { bet, acts, stakes, draw, data } = inputs;
  demand(acts.length === 0, 'acts');
  const fields = readFields(bet, ['stake', 'rows', 'risk'], 'bet');
  const stake = readStake(fields.stake, stakes);
  const table = data.slots.find(({ rows, risk }) => rows === fields.rows && risk === fields.risk);
  demand(table !== undefined, 'bet');
  const path = Array.from({ length: table?.rows ?? 0 }, () => draw(2));
  const slot = sum(path);
  const multiplier = table?.multipliers[slot] ?? 0;
  return { stake, outcome: { path, slot, multiplier }, win: winOf(stake, multiplier) };
}

export function mines(
  inputs: Inputs<{
    readonly cells: number;
    readonly multipliers: readonly { mines: number; multipliers: readonly number[] }[];
  }>,
): Result {
  const { bet, acts, absentActs, stakes, draw, data } = inputs;
  const fields = readFields(bet, ['stake', 'mines'], 'bet');
  const stake = readStake(fields.stake, stakes);
  const row = data.multipliers.find((one) => one.mines === fields.mines);
  demand(row !== undefined, 'bet');
  const multipliers = row?.multipliers ?? [];
  const next = openDistinct(data.cells, draw);
  const hidden = Array.from({ length: row?.mines ?? 0 }, () => next());
  const opened: number[] = [];
  let end: 'mine' | 'cashOut' | 'last' | null = null;
  demand(isBetween(absentActs, 0, acts.length), 'absentActs');
  for (const [at, act] of acts.entries()) {
    demand(end === null, 'acts');
    const isOpen = (act as { kind?: unknown } | null)?.kind === 'open';
    const { kind, cell } = readFields(act, isOpen ? ['kind', 'cell'] : ['kind'], 'acts');
    if (at >= acts.length - absentActs)
      demand(opened.length > 0 ? kind === 'cashOut' : isOpen && cell === 0, 'acts');
    if (isOpen) {
      demand(isBetween(cell, 0, data.cells - 1) && !opened.includes(cell), 'acts');
      opened.push(cell as number);
      if (hidden.includes(cell as number)) end = 'mine';
      else if (opened.length === multipliers.length) end = 'last';
    } else {
      demand(kind === 'cashOut' && opened.length > 0, 'acts');
      end = 'cashOut';
    }
  }
  demand(end !== null, 'acts');
  const multiplier = end === 'mine' ? 0 : (multipliers[opened.length - 1] ?? 0);
  return {
    stake,
    outcome: { opened, multiplier, nextMultiplier: null, mines: hidden.sort((a, b) => a - b) },
    win: winOf(stake, multiplier),
  };
}

interface HighLowData {
  readonly deckCards: number;
  readonly ranks: number;
  readonly returnPercent: number;
  readonly maxGuesses: number;
  readonly maxSkips: number;
  readonly maxMultiplier: number;
}

export function highLow(inputs: Inputs<HighLowData>): Result {
  const { bet, acts, absentActs, stakes, draw, data } = inputs;
  const stake = readStake(readFields(bet, ['stake'], 'bet').stake, stakes);
  const firstCard = draw(data.deckCards);
  const steps: { kind: unknown; card: number }[] = [];
  let [guesses, skips, product] = [0, 0, 1];
  let end: 'lost' | 'won' | null = null;
  const rightRanks = (kind: unknown, rank: number) => {
    if (kind === 'same') return 1;
    demand(kind === 'higher' || kind === 'lower', 'acts');
    return kind === 'higher' ? data.ranks - rank : rank - 1;
  };
  const multiplierOf = (count: number, of: number) =>
    Number((BigInt(data.returnPercent) * BigInt(data.ranks) ** BigInt(count)) / BigInt(of));
  demand(isBetween(absentActs, 0, acts.length), 'absentActs');
  for (const [at, act] of acts.entries()) {
    demand(end === null, 'acts');
    const { kind } = readFields(act, ['kind'], 'acts');
    const before = rankOf(steps.at(-1)?.card ?? firstCard, data);
    if (at >= acts.length - absentActs) {
      const likelier = rightRanks('higher', before) >= rightRanks('lower', before) ? 'higher' : 'lower';
      demand(kind === (guesses > 0 ? 'cashOut' : likelier), 'acts');
    }
    if (kind === 'cashOut') {
      demand(guesses > 0, 'acts');
      end = 'won';
    } else if (kind === 'skip') {
      demand(skips < data.maxSkips, 'acts');
      steps.push({ kind, card: draw(data.deckCards) });
      skips += 1;
    } else {
      const right = rightRanks(kind, before);
      demand(right > 0 && multiplierOf(guesses + 1, product * right) <= data.maxMultiplier, 'acts');
      const card = draw(data.deckCards);
      steps.push({ kind, card });
      const lead = rankOf(card, data) - before;
      const isRight = kind === 'higher' ? lead > 0 : kind === 'lower' ? lead < 0 : lead === 0;
      if (!isRight) end = 'lost';
      else {
        guesses += 1;
        product *= right;
        if (guesses === data.maxGuesses) end = 'won';
      }
    }
  }
  demand(end !== null, 'acts');
  const multiplier = end === 'lost' ? 0 : multiplierOf(guesses, product);
  const offers = { higher: null, lower: null, same: null };
  const skipsLeft = data.maxSkips - skips;
  return {
    stake,
    outcome: { firstCard, steps, skipsLeft, multiplier, offers },
    win: winOf(stake, multiplier),
  };
}

interface AirshipData {
  readonly highRange: number;
  readonly lowRange: number;
  readonly returnPercent: number;
  readonly start: number;
  readonly maxMultiplier: number;
}

export function airship(inputs: Inputs<AirshipData>): Result {
  const { bet, acts, stakes, draw, data } = inputs;
  const isCashOut = (value: unknown): value is number => isBetween(value, data.start + 1, data.maxMultiplier);
  const { stake: staked, cashOutAt } = readFields(bet, ['stake', 'cashOutAt'], 'bet');
  const stake = readStake(staked, stakes);
  demand(cashOutAt === null || isCashOut(cashOutAt), 'bet');
  const high = draw(data.highRange);
  const place = BigInt(high) * BigInt(data.lowRange) + BigInt(draw(data.lowRange));
  const whole = BigInt(data.returnPercent) * BigInt(data.highRange) * BigInt(data.lowRange) - 1n;
  const end = place === 0n ? data.maxMultiplier : Number(whole / place);
  const crashAt = Math.min(Math.max(end, data.start), data.maxMultiplier);
  demand(acts.length <= 1, 'acts');
  const [act] = acts;
  const isVoid = (act as { kind?: unknown } | undefined)?.kind === 'void';
  if (isVoid) readFields(act, ['kind'], 'acts');
  let at = (cashOutAt as number | null) ?? data.maxMultiplier;
  if (act !== undefined && !isVoid) {
    const read = readFields(act, ['kind', 'at'], 'acts');
    demand(read.kind === 'cashOut' && isCashOut(read.at) && read.at <= at, 'acts');
    at = read.at as number;
  }
  const multiplier = isVoid ? data.start : at <= crashAt ? at : 0;
  return { stake, outcome: { crashAt, multiplier }, win: winOf(stake, multiplier) };
}

export function keno(
  inputs: Inputs<{
    readonly numbers: number;
    readonly drawn: number;
    readonly maxPicks: number;
    readonly multipliers: readonly { picks: number; byHits: Readonly<Record<string, number>> }[];
  }>,
): Result {
  const { bet, acts, stakes, draw, data } = inputs;
  demand(acts.length === 0, 'acts');
  const fields = readFields(bet, ['stake', 'numbers'], 'bet');
  const stake = readStake(fields.stake, stakes);
  const chosen = fields.numbers as number[];
  demand(Array.isArray(chosen) && isBetween(chosen.length, 1, data.maxPicks), 'bet');
  demand(
    chosen.every((number) => isBetween(number, 1, data.numbers)),
    'bet',
  );
  demand(new Set(chosen).size === chosen.length, 'bet');
  const next = openDistinct(data.numbers, draw);
  const drawn = Array.from({ length: data.drawn }, () => next() + 1);
  const hits = chosen.filter((number) => drawn.includes(number));
  const row = data.multipliers.find(({ picks }) => picks === chosen.length);
  const multiplier = row?.byHits[hits.length] ?? 0;
  return { stake, outcome: { drawn, hits, multiplier }, win: winOf(stake, multiplier) };
}
