import { beforeAll, describe, expect, it } from 'vitest';
import type { PlacedBets } from '../../../contract/games/placed-bets.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { makeBoard } from '../../../games/color-game/board.ts';
import type { FramePhase, FrameState } from '../../../games/engine/frame-state.ts';
import { OPENING_STATE } from '../../../games/engine/frame-state.ts';
import { COLOR_GAME } from '../../../maths/color-game.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';

beforeAll(() => loadMessages('shell', 'game', 'table', 'color'));

/** A board whose bet is kept as the engine keeps it. */
function openBoard() {
  let state: FrameState<PlacedBets> = { ...OPENING_STATE, phase: { kind: 'ready' } };
  let chip: Cents = cents(100);
  const announced: string[] = [];
  const patch = (change: Partial<FrameState<PlacedBets>>) => {
    state = { ...state, ...change };
    board.update(state);
  };
  const board = makeBoard({
    chip: () => chip,
    setBet: (bet) => patch({ bet, stake: bet ? COLOR_GAME.stakeOf(bet) : cents(0) }),
    announce: (text) => announced.push(text),
  });
  board.update(state);
  const buttonOf = (name: RegExp) => {
    const found = [...board.view.querySelectorAll('button')].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return {
    board,
    announced,
    press: (name: RegExp) => buttonOf(name).click(),
    buttonOf,
    hint: () => board.view.querySelector('.board-hint')?.textContent,
    bet: () => state.bet,
    enter: (phase: FramePhase) => patch({ phase }),
    choose(next: Cents) {
      chip = next;
      board.rename();
    },
  };
}

describe('board of six colours', () => {
  it('each press places one chip of the chosen value, and the total stands above', () => {
    const { press, choose, bet, hint, buttonOf } = openBoard();
    expect(hint()).toBe('Place a chip on a colour');
    press(/^Red/);
    choose(cents(500));
    expect(buttonOf(/^Blue/).getAttribute('aria-label')).toBe('Blue: place a chip of ₱5.00');
    press(/^Blue/);
    press(/^Red/);
    expect(bet()).toEqual({
      placed: [
        { spot: 'red', stake: 600 },
        { spot: 'blue', stake: 500 },
      ],
    });
    expect(hint()).toBe('Total ₱11.00');
  });

  it('Undo takes back one chip after the other, and Clear all of them', () => {
    const { press, bet, buttonOf } = openBoard();
    press(/^Red/);
    press(/^Red/);
    press(/^Green/);
    press(/^Undo$/);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 200 }] });
    press(/^Undo$/);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 100 }] });
    press(/^Clear$/);
    expect(bet()).toBeNull();
    expect([buttonOf(/^Undo$/).disabled, buttonOf(/^Clear$/).disabled]).toEqual([true, true]);
  });

  it('chip above the maximum of a round is not placed, and it is said why', () => {
    const { press, choose, bet, announced, hint } = openBoard();
    choose(cents(100_000));
    press(/^Pink/);
    choose(cents(100));
    press(/^Pink/);
    expect(bet()).toEqual({ placed: [{ spot: 'pink', stake: 100_000 }] });
    expect(announced).toEqual(['At most ₱1,000.00 in one round']);
    expect(hint()).toBe('At most ₱1,000.00 in one round');
  });

  it('nothing can be placed, undone or cleared while the dice fall', () => {
    const { press, bet, enter, buttonOf } = openBoard();
    press(/^White/);
    enter({ kind: 'asking' });
    press(/^White/);
    expect(bet()).toEqual({ placed: [{ spot: 'white', stake: 100 }] });
    expect(buttonOf(/^White/).getAttribute('aria-disabled')).toBe('true');
    expect([buttonOf(/^Undo$/).disabled, buttonOf(/^Clear$/).disabled]).toEqual([true, true]);
  });

  it('square that paid is lit for a gain only: what was returned is told without light', () => {
    const { board, press } = openBoard();
    press(/^Yellow/);
    const square = board.view.querySelector('[data-color="yellow"]');
    board.showPaid([{ spot: 'yellow', pay: cents(200) }], false);
    expect(square?.classList.contains('paid')).toBe(false);
    expect(square?.textContent).toContain('+₱2.00');
    board.showPaid([{ spot: 'yellow', pay: cents(200) }], true);
    expect(square?.classList.contains('paid')).toBe(true);
    press(/^Yellow/);
    expect(square?.classList.contains('paid')).toBe(false);
  });
});
