import { describe, expect, it } from 'vitest';
import { DECK_CARDS } from '../../contract/games/cards.ts';
import { BACCARAT_SPOTS, baccaratOutcomeSchema } from '../../contract/games/grand-baccarat.ts';
import { baccaratFigures, countCoups } from '../../maths/baccarat/baccarat-figures.ts';
import { openShoe } from '../../maths/cards/shoe.ts';
import { volatilityOf } from '../../maths/game-figures.ts';
import {
  BACCARAT_DECKS,
  BACCARAT_MAX_TOTAL,
  BACCARAT_RETURNS,
  GRAND_BACCARAT,
} from '../../maths/grand-baccarat.ts';
import { GRAND_BACCARAT_FIGURES } from '../../maths/grand-baccarat-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { itIsInTheCatalogue } from './support/catalogue.ts';
import { itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = GRAND_BACCARAT;
const coups = countCoups();
const on = (spot: string, stake: unknown = 1_000) => ({ spot, stake });
const betOn = (...spots: string[]) => game.readBet({ placed: spots.map((spot) => on(spot)) });

/** A coup of given ranks in the order of dealing, each rank from a deck of its own. */
function playRanks(ranks: readonly number[], ...spots: string[]) {
  const draws = ranks.map((rank, at) => at * DECK_CARDS + rank - 1 - at);
  return game.play(betOn(...spots), [], scripted(draws));
}

describe('return of Grand Baccarat', () => {
  it('coups of an eight-deck shoe are counted as in the literature', () => {
    expect(coups).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
    let orders = 1;
    for (let cards = 416; cards > 410; cards -= 1) orders *= cards;
    expect(coups.banker + coups.player + coups.tie).toBe(orders);
  });

  it('coups counted from a written table of the rules are the same', () => {
    const shares = shareFromTable();
    const orders = coups.banker + coups.player + coups.tie;
    expect(shares.banker).toBeCloseTo(coups.banker / orders, 12);
    expect(shares.player).toBeCloseTo(coups.player / orders, 12);
    expect(shares.tie).toBeCloseTo(coups.tie / orders, 12);
  });

  it('published figures are the calculated ones: banker 98.94 %, player 98.76 %, tie 85.64 %', () => {
    const figures = baccaratFigures(coups);
    const { bets, rtpBp, volatility } = GRAND_BACCARAT_FIGURES;
    expect(bets).toEqual(figures);
    expect([figures.banker, figures.player, figures.tie].map((bet) => bet.rtpBp)).toEqual([9894, 9876, 8564]);
    expect(rtpBp).toBe(figures.banker.rtpBp);
    expect(volatility).toBe(volatilityOf(Object.values(figures)));
  });

  it('information sheet has every pay', () => {
    const rows = BACCARAT_SPOTS.map((spot) => [spot, `${(BACCARAT_RETURNS[spot] - 100) / 100} to 1`]);
    expect(readSheet(game.slug)).toContain(tableOf(rows));
  });
});

describe('coup of Grand Baccarat', () => {
  it.each<[string, number[], number[], number[], number, number]>([
    ['natural ends the coup', [4, 2, 4, 3], [4, 4], [2, 3], 8, 5],
    ['both stand on six and seven', [2, 3, 4, 4], [2, 4], [3, 4], 6, 7],
    ['player stands, banker draws on five', [2, 2, 4, 3, 13], [2, 4], [2, 3, 13], 6, 5],
    ['player draws on five, banker stands on seven', [2, 3, 3, 4, 1], [2, 3, 1], [3, 4], 6, 7],
    ['banker on three stands against an eight', [1, 1, 1, 2, 8], [1, 1, 8], [1, 2], 0, 3],
    ['banker on three draws against a nine', [1, 1, 1, 2, 9, 5], [1, 1, 9], [1, 2, 5], 1, 8],
    ['banker on six draws against a six', [1, 3, 1, 3, 6, 13], [1, 1, 6], [3, 3, 13], 8, 6],
    ['banker on six stands against an ace', [1, 3, 1, 3, 1], [1, 1, 1], [3, 3], 3, 6],
    ['ten, jack, queen and king count nothing', [10, 11, 12, 13, 9, 5], [10, 12, 9], [11, 13, 5], 9, 5],
  ])('%s', (_, ranks, player, banker, playerPoints, bankerPoints) => {
    const { outcome } = playRanks(ranks, 'player');
    const ranksOf = (cards: readonly number[]) => cards.map((card) => (card % 13) + 1);
    expect(ranksOf(outcome.player.cards)).toEqual(player);
    expect(ranksOf(outcome.banker.cards)).toEqual(banker);
    expect([outcome.player.points, outcome.banker.points]).toEqual([playerPoints, bankerPoints]);
  });

  it('banker wins less five per cent commission, in whole cents for every chip', () => {
    for (const stake of game.stakes) {
      const bet = game.readBet({ placed: [on('banker', stake)] });
      const ranks = [2, 4, 3, 4];
      const draws = ranks.map((rank, at) => at * DECK_CARDS + rank - 1 - at);
      expect(game.play(bet, [], scripted(draws)).win).toBe((stake * 195) / 100);
    }
  });

  it('tie pays eight to one and returns player and banker', () => {
    const { stake, win, outcome } = playRanks(
      [4, 5, 4, 3],
      'player',
      'banker',
      'tie',
      'playerPair',
      'bankerPair',
    );
    expect([stake, win]).toEqual([5_000, 23_000]);
    expect(outcome.wins).toEqual([
      { spot: 'player', pay: 1_000 },
      { spot: 'banker', pay: 1_000 },
      { spot: 'tie', pay: 9_000 },
      { spot: 'playerPair', pay: 12_000 },
    ]);
  });

  it('outcome of any coup is valid', () => {
    const random = seededRandom(4);
    for (let round = 0; round < 500; round += 1) {
      const { outcome } = game.play(betOn('tie'), [], random);
      expect(baccaratOutcomeSchema.parse(outcome)).toEqual(outcome);
    }
  });
});

describe('shoe', () => {
  it('every card of every deck is dealt once', () => {
    const deal = openShoe(2, seededRandom(6));
    const counts = new Array<number>(DECK_CARDS).fill(0);
    for (let card = 0; card < 2 * DECK_CARDS; card += 1) {
      const dealt = deal();
      counts[dealt] = (counts[dealt] ?? 0) + 1;
    }
    expect(new Set(counts)).toEqual(new Set([2]));
  });
});

itRejectsActs(game);
itRejectsBets(game, {
  'an unknown spot': { placed: [on('dragon')] },
  'a spot named like a property of every object': { placed: [on('constructor')] },
  'the same spot twice': { placed: [on('tie'), on('tie')] },
  'a stake that no chips make': { placed: [on('tie', 1_001)] },
  'more than the maximum of the table': { placed: [on('tie', BACCARAT_MAX_TOTAL), on('banker')] },
});

/** Whether the banker draws, by own points (row) and the player's third card (column); the last row that draws is six. */
const BANKER_TABLE = [
  '1111111111', // 0
  '1111111111',
  '1111111111',
  '1111111101', // 3
  '0011111100',
  '0000111100',
  '0000001100', // 6
  '0000000000',
];

/** Shares of each winner, from value counts and the table above, without the code of the game. */
function shareFromTable() {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * BACCARAT_DECKS);
  const shares = { player: 0, banker: 0, tie: 0 };
  let cards = 416;
  const forEachCard = (chance: number, then: (points: number, chance: number) => void) => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] as number;
      const next = (chance * count) / cards;
      left[points] = count - 1;
      cards -= 1;
      then(points, next);
      cards += 1;
      left[points] = count;
    }
  };
  const settle = (player: number, banker: number, chance: number) => {
    shares[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += chance;
  };
  const second = (player: number, banker: number, chance: number) => {
    if (player >= 8 || banker >= 8) return settle(player, banker, chance);
    const bankerDraws = (total: number, rest: number) =>
      forEachCard(rest, (card, each) => settle(total, (banker + card) % 10, each));
    if (player > 5) return banker <= 5 ? bankerDraws(player, chance) : settle(player, banker, chance);
    forEachCard(chance, (card, each) => {
      const total = (player + card) % 10;
      if (BANKER_TABLE[banker]?.[card] === '1') bankerDraws(total, each);
      else settle(total, banker, each);
    });
  };
  forEachCard(1, (a, p1) =>
    forEachCard(p1, (b, p2) =>
      forEachCard(p2, (c, p3) => forEachCard(p3, (d, p4) => second((a + b) % 10, (c + d) % 10, p4))),
    ),
  );
  return shares;
}

itIsInTheCatalogue(GRAND_BACCARAT, GRAND_BACCARAT_FIGURES);
