import type { MasqueOutcome } from '../contract/games/midnight-masque.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import { type Cents, cents } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import type { GameMaths } from './game-maths.ts';
import { MASQUE_REELS } from './midnight-masque/reels.ts';
import { multiplyStake, SLOT_STAKES } from './offered-stake.ts';
import type { RandomSource } from './random-source.ts';
import type { SymbolId } from './slot/slot-model.ts';
import { stakeGame } from './slot/stake-game.ts';
import { waysWins } from './slot/ways-wins.ts';
import { windowAt } from './slot/window.ts';

const { symbols, rows, strips } = MASQUE_REELS;
export const MASK = symbols.findIndex(({ role }) => role === 'wild');
const MASKS = Array.from({ length: rows }, () => MASK);

type Window = readonly (readonly SymbolId[])[];
type Spin = ReturnType<typeof spin>;

/** Five reels, 243 ways; masks open over their reel and hold it for a re-spin. See docs/games/midnight-masque.md. */
export const MIDNIGHT_MASQUE: GameMaths<SlotBet, never, MasqueOutcome> = stakeGame({
  slug: 'midnight-masque',
  maths: 'midnight-masque@1',
  stakes: SLOT_STAKES,
  defaultStake: cents(100),
  symbolNames: MASQUE_REELS.symbols.map(({ name }) => name),
  settle(stake, random) {
    const first = spin(stake, random, null);
    const respins: (Spin & { pay: Cents })[] = [];
    let last = first;
    while (newMasks(last.window).length > 0) {
      last = spin(stake, random, last);
      respins.push({ ...last, pay: payOf(last) });
    }
    const win = addCents(payOf(first), ...respins.map(({ pay }) => pay));
    return { win, outcome: { ...first, respins } };
  },
});

/** Reels on which a mask came with this spin: a held one shows nothing else. */
export const newMasks = (window: Window): number[] =>
  window.flatMap((column, reel) =>
    column.includes(MASK) && column.some((symbol) => symbol !== MASK) ? [reel] : [],
  );

/** The window that pays: every reel with a mask is full of them. */
export const openMasks = (window: Window): SymbolId[][] =>
  window.map((column) => (column.includes(MASK) ? MASKS : [...column]));

/** @param before the spin whose masks are held; null for the first of a round */
function spin(
  stake: Cents,
  random: RandomSource,
  before: { readonly stops: readonly number[]; readonly window: Window } | null,
) {
  const isHeld = strips.map((_, reel) => before?.window[reel]?.includes(MASK) ?? false);
  const stops = strips.map((strip, reel) =>
    isHeld[reel] ? (before?.stops[reel] ?? 0) : random.integer(strip.length),
  );
  const window = windowAt(strips, stops, rows).map((column, reel) => (isHeld[reel] ? [...MASKS] : column));
  const wins = waysWins(symbols, openMasks(window)).map(({ symbol, count, ways, pay }) => ({
    symbol,
    count,
    ways,
    pay: multiplyStake(stake, pay),
  }));
  return { stops, window, wins };
}

const payOf = ({ wins }: Pick<Spin, 'wins'>): Cents => addCents(...wins.map(({ pay }) => pay));
