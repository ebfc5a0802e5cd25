import { MAX_PLACED, type PlacedBets } from '../../contract/games/placed-bets.ts';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { totalOf } from '../../maths/placed-bets.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, iconButton, write } from '../engine/element.ts';
import { type FrameState, isBeyondLimit } from '../engine/frame-state.ts';
import { moneyText } from '../engine/money-text.ts';
import { doubleBets, withChip } from './placed.ts';

export interface BettingOptions {
  /** The chip that the next press places. */
  chip(): Cents;
  setBet(bet: PlacedBets | null): void;
  announce(text: string): void;
  /** All bets of one round. Cents. */
  readonly maxTotal: Cents;
  /** Shown while nothing lies on the table. */
  hint(): string;
  /** The game's own buttons beside those that change the bet. */
  readonly tools?: readonly HTMLElement[];
}

export interface BettingControls {
  /** What is told of bet and result, and the buttons that change the bet as a whole. */
  readonly view: HTMLElement;
  /** Places a chip on each of these spots: all of them, or none where they are more than a round takes. */
  place(spots: readonly string[]): void;
  update(state: FrameState<PlacedBets>): void;
  say(text: string, isWin: boolean): void;
}

const UNDO = 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-4';
const CLEAR = 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13';
const REPEAT = 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5';

/** The bet on a table while it is made: placed chip by chip, undone, cleared, doubled, repeated. */
export function makeBetting({
  chip,
  setBet,
  announce,
  maxTotal,
  hint,
  tools = [],
}: BettingOptions): BettingControls {
  let shown: FrameState<PlacedBets> | null = null;
  /** The bets before each change of this one. */
  let earlier: (PlacedBets | null)[] = [];
  let played: PlacedBets | null = null;
  const text = element('p', { class: 'board-hint' });

  const say = (words: string, isWin: boolean) => {
    write(text, words);
    text.classList.toggle('won', isWin);
  };
  /** Why the server would not take a bet; null where it would. */
  const refusalOf = (bet: PlacedBets): string | null => {
    if (shown && isBeyondLimit(shown, totalOf(bet)))
      return t('game.stake.limitLeft', { left: moneyText(shown.limitLeft ?? NO_CENTS) });
    if (totalOf(bet) > maxTotal) return t('table.most', { amount: moneyText(maxTotal) });
    return bet.placed.length > MAX_PLACED ? t('table.mostSpots', { count: MAX_PLACED }) : null;
  };
  const change = (bet: PlacedBets | null) => {
    if (shown?.phase.kind !== 'ready') return;
    const refusal = bet && refusalOf(bet);
    if (refusal) {
      announce(refusal);
      say(refusal, false);
      return;
    }
    earlier.push(shown.bet);
    setBet(bet);
  };
  const undo = iconButton(UNDO, t('table.undo'), () => setBet(earlier.pop() ?? null));
  const clear = iconButton(CLEAR, t('table.clear'), () => change(null));
  const repeat = iconButton(REPEAT, t('table.repeat'), () => change(played));
  const double = button('×2', { class: 'icon-button double', 'aria-label': t('table.double') }, () =>
    change(shown?.bet ? doubleBets(shown.bet) : null),
  );
  double.title = t('table.double');
  for (const one of [double, repeat]) one.setAttribute('data-sound', 'coin');

  return {
    view: element('div', { class: 'board-head' }, [text, ...tools, repeat, double, undo, clear]),
    place(spots) {
      change(spots.reduce<PlacedBets | null>((bet, spot) => withChip(bet, spot, chip()), shown?.bet ?? null));
    },
    update(state) {
      const before = shown;
      shown = state;
      const isReady = state.phase.kind === 'ready';
      if (!isReady) {
        // A settled bet is a whole: what comes after it is undone chip by chip.
        earlier = [];
        played = state.bet ?? played;
      }
      undo.disabled = !isReady || earlier.length === 0;
      clear.disabled = !isReady || state.bet === null;
      const twice = addCents(state.stake, state.stake);
      double.disabled = !isReady || state.bet === null || twice > maxTotal || isBeyondLimit(state, twice);
      repeat.disabled =
        !isReady || state.bet !== null || played === null || isBeyondLimit(state, totalOf(played));
      swap(state.bet === null ? repeat : double, state.bet === null ? double : repeat);
      // A result stands until the next bet or round.
      if (before === null || before.bet !== state.bet)
        say(state.bet ? t('table.total', { amount: moneyText(state.stake) }) : hint(), false);
    },
    say,
  };
}

/** Shows one of two buttons, of which only one can mean something; the focus goes on to it. */
function swap(shown: HTMLElement, other: HTMLElement): void {
  const hadFocus = document.activeElement === other;
  shown.hidden = false;
  other.hidden = true;
  if (hadFocus) shown.focus();
}
