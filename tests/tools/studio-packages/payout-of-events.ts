import { TEN_LINES } from '../../../maths/slot/ten-lines.ts';
import type { PackageName } from '../../../tools/studio-packages/build/packages.ts';
import { FREE_ROUNDS, TIDE_RULES } from '../../../tools/studio-packages/lantern-tide/tide-model.ts';

type Event = Readonly<Record<string, unknown>>;
type Board = readonly (readonly string[])[];

const COIN_PRIZES: Readonly<Record<string, number>> = { copper: 190, silver: 500, gold: 2_000 };

/**
 * What a book pays by what it shows alone, in hundredths of the stake: wins are counted from the symbols anew, by rules
 * written here a second time.
 * @throws Error where the book contradicts itself
 */
export function payoutOfEvents(name: PackageName, events: readonly Event[]): number {
  const paid = name === 'star-toss' ? payoutOfToss(events) : payoutOfReels(events);
  const last = events.at(-1);
  if (last?.type !== 'pay' || last.amount !== paid)
    throw new Error(`it says ${last?.amount} and shows ${paid}`);
  return paid;
}

function payoutOfToss([coin, toss]: readonly Event[]): number {
  const half = Number(toss?.halfTurns) % 2;
  if (toss?.side === 'heads' && half !== 0) throw new Error('its star is not up');
  if (toss?.side === 'tails' && half !== 1) throw new Error('its star is up');
  return toss?.side === 'heads' ? (COIN_PRIZES[String(coin?.metal)] ?? Number.NaN) : 0;
}

function payoutOfReels(events: readonly Event[]): number {
  let [paid, multiplier, free] = [0, 1, 0];
  events.forEach((event, at) => {
    if (event.type === 'feature') free = Number(event.rounds);
    if (event.type !== 'reels' && event.type !== 'freeRound') return;
    const board = event.board as Board;
    if (event.type === 'reels') {
      const opens = FREE_ROUNDS[countOf(board, 'moon')] ?? 0;
      const stated = events.find(({ type }) => type === 'feature')?.rounds ?? 0;
      if (opens !== stated) throw new Error(`its moons open ${opens} free rounds`);
    } else {
      free -= 1;
      multiplier += countOf(board, 'lantern');
      if (event.multiplier !== multiplier) throw new Error(`its lanterns make ${multiplier}`);
    }
    const won = winOf(board) * multiplier;
    const next = events[at + 1];
    if ((next?.type === 'wins' ? next.amount : 0) !== won) throw new Error(`its symbols win ${won}`);
    paid += won;
  });
  if (free !== 0) throw new Error(`${free} free rounds are missing`);
  return paid;
}

const countOf = (board: Board, name: string): number =>
  board.flat().filter((symbol) => symbol === name).length;

function winOf(board: Board): number {
  const lines = TEN_LINES.map((rows) => {
    const shown = rows.map((row, reel) => board[reel]?.[row] ?? '');
    const [symbol = ''] = shown;
    const end = shown.findIndex((other) => other !== symbol && other !== 'lantern');
    return paysOf(symbol, 'plain', end < 0 ? shown.length : end) * 10;
  });
  return lines.reduce((sum, win) => sum + win, 0) + paysOf('moon', 'scatter', countOf(board, 'moon')) * 100;
}

function paysOf(name: string, role: string, count: number): number {
  const symbol = TIDE_RULES.symbols.find((other) => other.name === name && other.role === role);
  return symbol?.pays[count] ?? 0;
}
