import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { makeColorBoard } from '../../../games/color-game/board.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { openBoard } from './support/open-board.ts';

beforeAll(() => loadMessages('shell', 'game', 'table', 'color'));

const open = () => openBoard(makeColorBoard);

describe('six-color board', () => {
  it('each press places one chip of the chosen value, and the total stands above', () => {
    const { press, choose, bet, hint, buttonOf } = open();
    expect(hint()).toBe('Place a chip on a color');
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

  it('Undo takes back one chip after the other, Clear all of them, and Undo brings those back', () => {
    const { press, bet, buttonOf } = open();
    press(/^Red/);
    press(/^Red/);
    press(/^Green/);
    press(/^Undo$/);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 200 }] });
    press(/^Undo$/);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 100 }] });
    press(/^Clear$/);
    expect(bet()).toBeNull();
    expect(buttonOf(/^Clear$/).disabled).toBe(true);
  });

  it('last bet is repeated once it was cleared, and doubled up to the maximum of a round', () => {
    const { press, bet, enter, buttonOf } = open();
    press(/^Red/);
    enter({ kind: 'asking' });
    enter({ kind: 'ready' });
    expect([buttonOf(/^Repeat/).hidden, buttonOf(/^Double/).hidden]).toEqual([true, false]);
    press(/^Clear$/);
    press(/^Repeat last bet$/);
    expect(buttonOf(/^Repeat/).hidden).toBe(true);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 100 }] });
    for (let times = 0; times < 9; times += 1) press(/^Double bet$/);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 51_200 }] });
    expect(buttonOf(/^Double/).disabled).toBe(true);
    press(/^Undo$/);
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 25_600 }] });
  });

  it('chip above the maximum of a round is not placed, and it is said why', () => {
    const { press, choose, bet, announced, hint } = open();
    choose(cents(100_000));
    press(/^Pink/);
    choose(cents(100));
    press(/^Pink/);
    expect(bet()).toEqual({ placed: [{ spot: 'pink', stake: 100_000 }] });
    expect(announced).toEqual(['At most ₱1,000.00 in one round']);
    expect(hint()).toBe('At most ₱1,000.00 in one round');
  });

  it('nothing can be placed, undone or cleared while the dice fall', () => {
    const { press, bet, enter, buttonOf } = open();
    press(/^White/);
    enter({ kind: 'asking' });
    press(/^White/);
    expect(bet()).toEqual({ placed: [{ spot: 'white', stake: 100 }] });
    expect(buttonOf(/^White/).getAttribute('aria-disabled')).toBe('true');
    expect([buttonOf(/^Undo$/).disabled, buttonOf(/^Clear$/).disabled]).toEqual([true, true]);
  });

  it('square that paid is lit for a gain only: what was returned is told without light', () => {
    const { board, press } = open();
    press(/^Yellow/);
    const square = board.view.querySelector('[data-spot="yellow"]');
    board.showPaid([{ spot: 'yellow', pay: cents(200) }], false);
    expect(square?.classList.contains('paid')).toBe(false);
    expect(square?.textContent).toContain('+₱2.00');
    board.showPaid([{ spot: 'yellow', pay: cents(200) }], true);
    expect(square?.classList.contains('paid')).toBe(true);
    press(/^Yellow/);
    expect(square?.classList.contains('paid')).toBe(false);
  });

  it('focus goes from the button that repeats to the one that doubles, as it takes its place', () => {
    const { board, press, enter, buttonOf } = open();
    document.body.append(board.view);
    press(/^Red/);
    enter({ kind: 'asking' });
    enter({ kind: 'ready' });
    press(/^Clear$/);
    buttonOf(/^Repeat/).focus();
    press(/^Repeat/);
    expect(document.activeElement).toBe(buttonOf(/^Double/));
    board.view.remove();
  });
});
