import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { makeRoadPanel } from '../../../games/cards/road-panel.ts';
import { makeBaccaratBoard } from '../../../games/grand-baccarat/board.ts';
import { makeHandHeadings } from '../../../games/grand-baccarat/hand-headings.ts';
import { showRoads } from '../../../games/grand-baccarat/road.ts';
import { handsText, verdictText } from '../../../games/grand-baccarat/spot-name.ts';
import { makeBeadRoad } from '../../../games/table/bead-road.ts';
import { GRAND_BACCARAT } from '../../../maths/grand-baccarat.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { settledRound } from '../../maths/support/settled-round.ts';
import { openBoard } from './support/open-board.ts';

beforeAll(() => loadMessages('shell', 'game', 'table', 'cards', 'baccarat'));

/** A round whose hands are these; its seeds belong to others. */
function roundOf(player: readonly number[], banker: readonly number[], points: readonly [number, number]) {
  const bet = GRAND_BACCARAT.readBet({ placed: [{ spot: 'tie', stake: 1_000 }] });
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'hands' };
  const outcome = {
    player: { cards: [...player], points: points[0] },
    banker: { cards: [...banker], points: points[1] },
    wins: [],
  };
  return { ...settledRound(GRAND_BACCARAT, bet, seeds), settledAt: 0, outcome };
}

// Player: two eights, 6. Banker: nine and king, 9.
const BANKER_WINS = roundOf([7, 20], [8, 51], [6, 9]);
// Both: 7, the banker by a pair of nines and another nine.
const TIE = roundOf([6, 12], [8, 21, 34], [7, 7]);

describe('board of Grand Baccarat', () => {
  it('each bet is a button that shows what it pays, the banker less its commission', () => {
    const { board } = openBoard(makeBaccaratBoard, cents(1_000));
    const buttons = [...board.view.querySelectorAll('.spot')];
    expect(
      buttons.map((one) => [one.getAttribute('aria-label'), one.querySelector('.spot-odds')?.textContent]),
    ).toEqual([
      ['Player: place a chip of ₱10.00', '1:1'],
      ['Banker: place a chip of ₱10.00', '0.95:1'],
      ['Tie: place a chip of ₱10.00', '8:1'],
      ['Player pair: place a chip of ₱10.00', '11:1'],
      ['Banker pair: place a chip of ₱10.00', '11:1'],
    ]);
  });

  it('both hands and the winner are told in words', () => {
    expect(handsText(BANKER_WINS.outcome)).toBe(
      'Player, 8 of spades, 8 of hearts: 6 points. Banker, 9 of spades, King of clubs: 9 points',
    );
    expect(verdictText(BANKER_WINS.outcome)).toBe('Banker wins');
    expect(verdictText(TIE.outcome)).toBe('Tie');
  });

  it('road shows winners with a dot for each pair, latest first', () => {
    const road = makeBeadRoad();
    showRoads(road, makeRoadPanel(), [BANKER_WINS, TIE]);
    expect([...road.view.children].map((bead) => [bead.textContent, bead.className])).toEqual([
      ['B', 'bead bead-banker player-pair'],
      ['T', 'bead bead-tie banker-pair'],
    ]);
    expect(road.view.getAttribute('aria-label')).toBe('Your last rounds here: player 0, banker 1, ties 1');
  });

  it('points of a hand are empty until its cards lie open', () => {
    const { views, show } = makeHandHeadings();
    expect(views.map((view) => view.textContent)).toEqual(['Player', 'Banker']);
    show('banker', 0);
    expect(views[1]?.textContent).toBe('Banker0');
    show('banker', null);
    expect(views[1]?.textContent).toBe('Banker');
  });
});
