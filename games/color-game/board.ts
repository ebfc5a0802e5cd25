import { COLORS } from '../../contract/games/color-game.ts';
import type { PaidSpots, PlacedBets } from '../../contract/games/placed-bets.ts';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { COLOR_MAX_TOTAL } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, write } from '../engine/element.ts';
import type { FrameState } from '../engine/frame-state.ts';
import { moneyText } from '../engine/money-text.ts';
import { stakeOn, withChip } from '../table/placed.ts';
import { COLOR_ART, type Color, markPath } from './color-art.ts';
import { colorName } from './color-name.ts';

export interface BoardParts {
  /** The chip that the next press places. */
  chip(): Cents;
  setBet(bet: PlacedBets | null): void;
  announce(text: string): void;
}

export interface Board {
  readonly view: HTMLElement;
  update(state: FrameState<PlacedBets>): void;
  /** The chip has changed: the spots say what a press places. */
  rename(): void;
  /** What the last round paid, on its spots; with nothing the board is as before. */
  showPaid(wins: PaidSpots, isWin: boolean): void;
  say(text: string, isWin: boolean): void;
}

/** The six squares on which chips are placed: real buttons, so that touch, keys and a screen reader all work. */
export function makeBoard({ chip, setBet, announce }: BoardParts): Board {
  let shown: FrameState<PlacedBets> | null = null;
  const hint = element('p', { class: 'board-hint' });
  /** The bets before each chip of this one. */
  let earlier: (PlacedBets | null)[] = [];
  const undo = button(t('table.undo'), { class: 'plain-button quiet' }, () => {
    clearPaid();
    setBet(earlier.pop() ?? null);
  });
  const clear = button(t('table.clear'), { class: 'plain-button quiet' }, () => {
    earlier = [];
    clearPaid();
    setBet(null);
  });
  const spots = COLORS.map((color) => makeSpot(color, () => place(color)));
  const view = element('div', { class: 'board', role: 'group', 'aria-label': t('color.board') }, [
    element('div', { class: 'board-head' }, [hint, undo, clear]),
    element(
      'div',
      { class: 'spots' },
      spots.map(({ view: spot }) => spot),
    ),
  ]);

  function place(color: Color): void {
    if (shown?.phase.kind !== 'ready') return;
    if (addCents(shown.stake, chip()) > COLOR_MAX_TOTAL) {
      announce(t('table.most', { amount: moneyText(COLOR_MAX_TOTAL) }));
      write(hint, t('table.most', { amount: moneyText(COLOR_MAX_TOTAL) }));
      return;
    }
    clearPaid();
    earlier.push(shown.bet);
    setBet(withChip(shown.bet, color, chip()));
  }

  const clearPaid = () => {
    for (const spot of spots) spot.pay(NO_CENTS, false);
    hint.classList.remove('won');
  };

  const rename = () => {
    const bet = shown?.bet ?? null;
    for (const spot of spots) spot.show(stakeOn(bet, spot.color), chip(), shown?.phase.kind === 'ready');
  };

  return {
    view,
    rename,
    update(state) {
      const before = shown;
      shown = state;
      rename();
      // A settled bet is a whole: what comes after it is undone chip by chip.
      if (state.phase.kind !== 'ready') earlier = [];
      clear.disabled = state.phase.kind !== 'ready' || state.bet === null;
      undo.disabled = state.phase.kind !== 'ready' || earlier.length === 0;
      // A result stands until the next bet or throw.
      if (before?.bet !== state.bet || before === null)
        write(hint, state.bet ? total(state.stake) : t('color.hint'));
    },
    showPaid(wins, isWin) {
      for (const spot of spots) spot.pay(wins.find((win) => win.spot === spot.color)?.pay ?? NO_CENTS, isWin);
    },
    say(text, isWin) {
      write(hint, text);
      hint.classList.toggle('won', isWin);
    },
  };
}

const total = (stake: Cents) => t('table.total', { amount: moneyText(stake) });

interface Spot {
  readonly color: Color;
  readonly view: HTMLElement;
  show(stake: Cents, chip: Cents, isReady: boolean): void;
  /** @param isWin below or at the stake nothing is lit, because it is no gain */
  pay(amount: Cents, isWin: boolean): void;
}

function makeSpot(color: Color, place: () => void): Spot {
  const { fill, ink } = COLOR_ART[color];
  const stakeText = element('span', { class: 'spot-stake' });
  const payText = element('span', { class: 'spot-pay' });
  const view = button('', { class: 'spot', 'data-color': color, 'data-sound': 'coin' }, place);
  view.append(
    markOf(color),
    element('span', { class: 'spot-name' }, [colorName(color)]),
    element('span', { class: 'spot-amounts' }, [stakeText, payText]),
  );
  view.style.setProperty('--fill', fill);
  view.style.setProperty('--ink', ink);
  return {
    color,
    view,
    show(stake, chip, isReady) {
      const values = { color: colorName(color), amount: moneyText(chip) };
      write(stakeText, stake > 0 ? moneyText(stake) : '');
      const label =
        stake > 0 ? t('color.placeMore', { ...values, stake: moneyText(stake) }) : t('color.place', values);
      view.setAttribute('aria-label', label);
      view.setAttribute('aria-disabled', String(!isReady));
    },
    pay(amount, isWin) {
      view.classList.toggle('paid', isWin && amount > 0);
      write(payText, amount > 0 ? `+${moneyText(amount)}` : '');
    },
  };
}

const SVG = 'http://www.w3.org/2000/svg';

function markOf(color: Color): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-1.2 -1.2 2.4 2.4');
  svg.setAttribute('class', 'spot-mark');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', markPath(color));
  svg.append(path);
  return svg;
}
