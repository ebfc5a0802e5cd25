import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlackjackOutcome } from '../../../contract/games/blackjack-salon.ts';
import { cents } from '../../../contract/money.ts';
import { makeMoves } from '../../../games/blackjack-salon/moves.ts';
import { endText, handsText, standText } from '../../../games/blackjack-salon/round-text.ts';
import { strategyTab } from '../../../games/blackjack-salon/strategy-tab.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { makeGameState, makeOpenRound } from '../../games/engine/support/game-state.ts';

beforeAll(() => loadMessages('shell', 'game', 'cards', 'table', 'blackjack'));
beforeEach(() => document.body.replaceChildren());

const outcomeOf = (offers: BlackjackOutcome['offers']): BlackjackOutcome => ({
  hands: [{ cards: [7, 20], points: 16, stake: cents(1_000), pay: cents(0) }],
  activeHand: offers.includes('insure') ? null : 0,
  dealer: { cards: [0], points: 11 },
  insurance: null,
  offers,
});
const stateWith = (balance: number) =>
  makeGameState({ phase: { kind: 'open', round: makeOpenRound('r1') }, balance: cents(balance) });

function openMoves() {
  const act = vi.fn();
  const moves = makeMoves(act);
  document.body.append(moves.view);
  const shown = () =>
    [...moves.view.querySelectorAll<HTMLButtonElement>('.move')].filter(({ hidden }) => !hidden);
  const names = () =>
    shown().map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-disabled')]);
  return { act, moves, shown, names };
}

describe('moves of blackjack', () => {
  it('each says what it costs; one that is not offered does nothing', () => {
    const { act, moves, shown, names } = openMoves();
    moves.update(outcomeOf(['hit', 'stand', 'double']), stateWith(5_000));
    expect(names()).toEqual([
      ['Hit', 'false'],
      ['Stand', 'false'],
      ['Double, ₱10.00 more', 'false'],
      ['Split', 'true'],
    ]);
    for (const one of shown()) one.click();
    expect(act.mock.calls.map(([{ kind }]) => kind)).toEqual(['hit', 'stand', 'double']);
  });

  it('one that costs more than the balance cannot be pressed', () => {
    const { moves, names } = openMoves();
    moves.update(outcomeOf(['hit', 'stand', 'double', 'split']), stateWith(999));
    expect(names().map(([, isDisabled]) => isDisabled)).toEqual(['false', 'false', 'true', 'true']);
  });

  it('[R51] one that costs more than the own limits leave cannot be pressed', () => {
    const { moves, names } = openMoves();
    const offers = outcomeOf(['hit', 'stand', 'double', 'split']);
    moves.update(offers, { ...stateWith(5_000), limitLeft: cents(999) });
    expect(names().map(([, isDisabled]) => isDisabled)).toEqual(['false', 'false', 'true', 'true']);
    moves.update(offers, { ...stateWith(5_000), limitLeft: cents(999), isPlayMoney: true });
    expect(names().map(([, isDisabled]) => isDisabled)).toEqual(['false', 'false', 'false', 'false']);
  });

  it('insurance takes the place of the moves, and the focus stays in the row', () => {
    const { moves, shown, names } = openMoves();
    moves.update(outcomeOf(['insure', 'decline']), stateWith(5_000));
    expect(names()).toEqual([
      ['Insurance, ₱5.00 more', 'false'],
      ['No insurance', 'false'],
    ]);
    shown()[1]?.focus();
    moves.update(outcomeOf(['hit', 'stand']), stateWith(5_000));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Hit');
  });

  it('nothing can be pressed between two rounds', () => {
    const { moves, names } = openMoves();
    moves.update(null, makeGameState());
    expect(names().map(([, isDisabled]) => isDisabled)).toEqual(['true', 'true', 'true', 'true']);
  });
});

describe('published strategy', () => {
  it('every hand stands in its table with ten letters', () => {
    const page = strategyTab().render();
    const tables = [...page.querySelectorAll('table')];
    expect(tables.map((table) => table.querySelectorAll('tbody tr').length)).toEqual([16, 8, 10]);
    const rowOf = (table: number, name: string) =>
      [...(tables[table]?.querySelectorAll('tbody tr') ?? [])]
        .find((row) => row.querySelector('th')?.textContent === name)
        ?.textContent?.slice(name.length);
    expect([
      rowOf(0, '5'),
      rowOf(0, '16'),
      rowOf(0, '20+'),
      rowOf(1, '18'),
      rowOf(2, '1, 1'),
      rowOf(2, 'A, A'),
      rowOf(2, '10, 10'),
    ]).toEqual([
      'HHHHHHHHHH',
      'SSSSSHHHHH',
      'SSSSSSSSSS',
      'SddddSSHHH',
      undefined,
      'PPPPPPPPPP',
      'SSSSSSSSSS',
    ]);
  });
});

describe('end of a blackjack round in words', () => {
  const hand = (cards: number[], points: number, pay: number) => ({
    cards,
    points,
    stake: cents(1_000),
    pay: cents(pay),
  });
  const ended = (
    hands: BlackjackOutcome['hands'],
    dealer: BlackjackOutcome['dealer'],
    insurance: BlackjackOutcome['insurance'] = null,
  ) => {
    const paid = [...hands.map(({ pay }) => pay), insurance?.pay ?? 0].reduce((sum, pay) => sum + pay, 0);
    const staked = [...hands.map(({ stake }) => stake), insurance?.stake ?? 0];
    return endText({
      stake: cents(staked.reduce((sum, stake) => sum + stake, 0)),
      win: cents(paid),
      outcome: { ...outcomeOf([]), hands, dealer, insurance, activeHand: null },
    });
  };
  const NINETEEN = { cards: [9, 8], points: 19 };
  const NATURAL = { cards: [0, 9], points: 21 };

  it.each([
    ['own blackjack', [hand([0, 9], 21, 2_500)], NINETEEN, 'Blackjack · Win ₱25.00'],
    ['tie', [hand([22, 21], 19, 1_000)], NINETEEN, 'Push · Returned ₱10.00'],
    ['bust hand', [hand([9, 8, 7], 27, 0)], NINETEEN, 'Bust · No win'],
    ['bust dealer', [hand([9, 8], 19, 2_000)], { cards: [9, 5, 6], points: 23 }, 'Dealer busts · Win ₱20.00'],
    ['better dealer', [hand([9, 7], 18, 0)], NINETEEN, 'Dealer has 19 · No win'],
    ['dealer’s blackjack', [hand([9, 7], 18, 0)], NATURAL, 'Dealer has blackjack · No win'],
    [
      'split',
      [hand([7, 6], 15, 0), hand([7, 12, 2], 21, 2_000)],
      NINETEEN,
      'Dealer has 19 · Returned ₱20.00',
    ],
  ])('%s is the reason that is told', (_, hands, dealer, text) => {
    expect(ended(hands, dealer)).toBe(text);
  });

  it('insurance that pays is told before everything else', () => {
    const insurance = { stake: cents(500), pay: cents(1_500) };
    expect(ended([hand([9, 7], 18, 0)], NATURAL, insurance)).toBe('Insurance pays ₱15.00 · Returned ₱15.00');
  });

  it('every open card is told with what it counts', () => {
    expect(handsText(outcomeOf(['hit']))).toBe(
      'You: 8 of spades, 8 of hearts, 16 points. Dealer: Ace of spades, 11 points',
    );
    expect(standText(outcomeOf(['insure', 'decline']))).toBe('Dealer shows an ace. Insurance?');
  });
});
