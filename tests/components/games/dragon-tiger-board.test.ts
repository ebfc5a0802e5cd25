import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { makeRoadPanel } from '../../../games/cards/road-panel.ts';
import { makeDuelBoard } from '../../../games/dragon-tiger/board.ts';
import { showRoads } from '../../../games/dragon-tiger/road.ts';
import { makeBeadRoad } from '../../../games/table/bead-road.ts';
import { DRAGON_TIGER } from '../../../maths/dragon-tiger.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { settledRound } from '../../maths/support/settled-round.ts';
import { openBoard } from './support/open-board.ts';

beforeAll(() => loadMessages('shell', 'game', 'table', 'cards', 'dragon'));

const open = () => openBoard(makeDuelBoard, cents(1_000));

describe('board of Dragon & Tiger', () => {
  it('each bet is a button with its name, and shows what it pays', () => {
    const { board } = open();
    const buttons = [...board.view.querySelectorAll('.spot')];
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Dragon: place a chip of ₱10.00',
      'Tiger: place a chip of ₱10.00',
      'Tie: place a chip of ₱10.00',
      'Suited tie: place a chip of ₱10.00',
    ]);
    expect(buttons.map((one) => one.querySelector('.spot-odds')?.textContent)).toEqual([
      '1:1',
      '1:1',
      '11:1',
      '50:1',
    ]);
  });

  it('chips on several bets are one round, and the pile says what it is worth', () => {
    const { press, choose, bet, spot, hint } = open();
    press(/^Dragon/);
    choose(cents(100_000));
    press(/^Dragon/);
    press(/^Suited tie/);
    expect(bet()).toEqual({
      placed: [
        { spot: 'dragon', stake: 101_000 },
        { spot: 'suitedTie', stake: 100_000 },
      ],
    });
    expect(spot('dragon')?.querySelector('.chip-token')?.textContent).toBe('1.01K');
    expect(hint()).toBe('Total ₱2,010.00');
  });

  it('half that comes back on a tie is told on its square and not lit', () => {
    const { board, press, spot } = open();
    press(/^Dragon/);
    board.showPaid([{ spot: 'dragon', pay: cents(500) }], false);
    expect(spot('dragon')?.textContent).toContain('+₱5.00');
    expect(spot('dragon')?.classList.contains('paid')).toBe(false);
  });

  it('road shows who won the rounds of this session, latest first, and tells their numbers', () => {
    const bet = DRAGON_TIGER.readBet({ placed: [{ spot: 'tie', stake: 1_000 }] });
    const history = ['a', 'b', 'c', 'd', 'e'].map((digit) => ({
      ...settledRound(DRAGON_TIGER, bet, { serverSeed: digit.repeat(64), clientSeed: 'road' }),
      settledAt: 0,
    }));
    const road = makeBeadRoad();
    const bigRoad = makeRoadPanel();
    showRoads(road, bigRoad, history);
    const winners = history.map(({ outcome }) => outcome.winner);
    expect([...road.view.children].map((bead) => bead.className)).toEqual(
      winners.map((winner) => `bead bead-${winner}`),
    );
    const count = (wanted: string) => winners.filter((winner) => winner === wanted).length;
    expect(road.view.getAttribute('aria-label')).toBe(
      `Your last rounds here: dragon ${count('dragon')}, tiger ${count('tiger')}, ties ${count('tie')}`,
    );
  });

  it('big road opens over the cards, and says the same to people who do not see it', () => {
    const bigRoad = makeRoadPanel();
    showRoads(makeBeadRoad(), bigRoad, []);
    expect([bigRoad.view.hidden, bigRoad.toggle.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    bigRoad.toggle.click();
    expect([bigRoad.view.hidden, bigRoad.toggle.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(bigRoad.view.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'Your last rounds here: dragon 0, tiger 0, ties 0',
    );
    bigRoad.close();
    expect(bigRoad.view.hidden).toBe(true);
  });
});
