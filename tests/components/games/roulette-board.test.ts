import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { makeRouletteBoard } from '../../../games/roulette-royale/board.ts';
import { ROULETTE_SPOTS } from '../../../maths/roulette/spots.ts';
import { ROULETTE_ROYALE } from '../../../maths/roulette-royale.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { openBoard } from './support/open-board.ts';

beforeAll(() => loadMessages('shell', 'game', 'table', 'roulette'));

const open = () => {
  let marked: (number: number | null) => void = () => undefined;
  const opened = openBoard((parts) => {
    const board = makeRouletteBoard(parts);
    marked = board.markNumber;
    return board;
  }, cents(1_000));
  return { ...opened, mark: (number: number | null) => marked(number) };
};
const pressSpot = (view: Element | null) => (view as HTMLButtonElement).click();

describe('roulette table', () => {
  it('every bet of the European layout is a button with a name of its own', () => {
    const { board } = open();
    const names = [...board.view.querySelectorAll('.spot')].map((one) => one.getAttribute('aria-label'));
    expect(names).toHaveLength(157);
    expect(new Set(names).size).toBe(ROULETTE_SPOTS.length);
    expect(names).toContain('Corner 1, 2, 4, 5: place a chip of ₱10.00');
    expect(names).toContain('Six line 31, 32, 33, 34, 35, 36: place a chip of ₱10.00');
  });

  it('bet made of chips of every kind is one that the maths takes', () => {
    const { spot, bet, hint } = open();
    for (const name of ['straight-0', 'split-0-2', 'street-0-1-2', 'corner-0-1-2-3', 'column-1', 'red']) {
      pressSpot(spot(name));
    }
    expect(ROULETTE_ROYALE.readBet(bet())).toEqual(bet());
    expect(hint()).toBe('Total ₱60.00');
  });

  it('more different bets than a round takes are not placed, and it is said why', () => {
    const { spot, bet, announced } = open();
    for (const { name } of ROULETTE_SPOTS.slice(0, 41)) pressSpot(spot(name));
    expect(bet()?.placed).toHaveLength(40);
    expect(announced).toEqual(['At most 40 different bets in one round']);
    pressSpot(spot('straight-0'));
    expect(bet()?.placed[0]?.stake).toBe(2_000);
  });

  it('[R51] chips beyond what the own limits leave are not placed nor doubled, and it is said why', () => {
    const { spot, bet, announced, limitTo, buttonOf } = open();
    limitTo(cents(1_500));
    pressSpot(spot('red'));
    expect((buttonOf(/^Double/) as HTMLButtonElement).disabled).toBe(true);
    pressSpot(spot('black'));
    expect(bet()).toEqual({ placed: [{ spot: 'red', stake: 1_000 }] });
    expect(announced).toEqual(['Your limits leave ₱15.00.']);
  });

  it('one bet is a stop of the Tab key, the last one that had the focus', () => {
    const { board, spot } = open();
    document.body.append(board.view);
    const stops = () =>
      [...board.view.querySelectorAll<HTMLElement>('.spot')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset.spot);
    expect(stops()).toEqual(['straight-0']);
    (spot('red') as HTMLButtonElement).focus();
    expect(stops()).toEqual(['red']);
    board.view.remove();
  });

  it('number that fell is marked until the next spin', () => {
    const { spot, mark } = open();
    mark(17);
    expect(spot('straight-17')?.classList.contains('fallen')).toBe(true);
    mark(null);
    expect(spot('straight-17')?.classList.contains('fallen')).toBe(false);
  });

  it('racetrack takes the place of the numbers, and its bets are placed on several spots at once', () => {
    const { board, press, bet, spot } = open();
    press(/^Racetrack$/);
    expect(board.view.querySelector<HTMLElement>('.cloth')?.hidden).toBe(true);
    press(/^0 and its neighbors: chips on 3, 26, 0, 32, 15$/);
    expect(bet()?.placed.map((one) => one.spot)).toEqual(
      [3, 26, 0, 32, 15].map((number) => `straight-${number}`),
    );
    press(/^Undo$/);
    press(/^Voisins du zéro: 9 chips$/);
    expect(bet()?.placed).toHaveLength(7);
    expect(bet()?.placed[0]).toEqual({ spot: 'street-0-2-3', stake: 2_000 });
    expect(ROULETTE_ROYALE.readBet(bet())).toEqual(bet());
    press(/^Racetrack$/);
    expect(spot('street-0-2-3')?.querySelector('.chip-token')?.textContent).toBe('20');
  });
});
