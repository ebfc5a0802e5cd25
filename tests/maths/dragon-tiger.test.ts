import { describe, expect, it } from 'vitest';
import { DECK_CARDS } from '../../contract/games/cards.ts';
import { DRAGON_TIGER_SPOTS, dragonTigerOutcomeSchema } from '../../contract/games/dragon-tiger.ts';
import { dragonTigerFigures } from '../../maths/dragon-tiger/dragon-tiger-figures.ts';
import {
  DRAGON_TIGER,
  DRAGON_TIGER_DECKS,
  DRAGON_TIGER_MAX_TOTAL,
  DRAGON_TIGER_RETURNS,
} from '../../maths/dragon-tiger.ts';
import { DRAGON_TIGER_FIGURES } from '../../maths/dragon-tiger-figures.ts';
import { figuresOfCases, volatilityOf } from '../../maths/game-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { countCases } from './support/cases.ts';
import { itIsInTheCatalogue } from './support/catalogue.ts';
import { itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = DRAGON_TIGER;
const SHOE = DRAGON_TIGER_DECKS * DECK_CARDS;
const on = (spot: string, stake: unknown = 1_000) => ({ spot, stake });
const betOn = (...spots: readonly string[]) => game.readBet({ placed: spots.map((spot) => on(spot)) });

/** A deal of two cards of a deck, the tiger's from a deck of its own. */
const playCards = (dragon: number, tiger: number, ...spots: readonly string[]) =>
  game.play(betOn(...spots), [], scripted([dragon, DECK_CARDS + tiger - 1]));

describe('return of Dragon & Tiger', () => {
  it.each(DRAGON_TIGER_SPOTS)(
    'bet on %s played on all 172,640 deals has the published figures',
    (spot) => {
      const figures = figuresOfCases(countCases(game, betOn(spot), [SHOE, SHOE - 1]));
      expect(figures).toEqual(DRAGON_TIGER_FIGURES.bets[spot]);
    },
    30_000,
  );

  it('published figures are those counted from the cards of the shoe', () => {
    expect(DRAGON_TIGER_FIGURES.bets).toEqual(dragonTigerFigures());
  });

  it('half a stake lost on 31 of 415 deals is the whole advantage over dragon and tiger', () => {
    for (const spot of ['dragon', 'tiger'] as const) {
      const { numerator, denominator } = dragonTigerFigures()[spot].rtp;
      expect((denominator - numerator) * 2n * 415n).toBe(31n * denominator);
    }
  });

  it('no bet returns less than 85 %', () => {
    for (const { rtpBp } of Object.values(DRAGON_TIGER_FIGURES.bets)) expect(rtpBp).toBeGreaterThan(8_500);
  });

  it('published headline is the return of the dragon and the wildest bet', () => {
    const { bets, rtpBp, volatility } = DRAGON_TIGER_FIGURES;
    expect([rtpBp, volatility]).toEqual([bets.dragon?.rtpBp, volatilityOf(Object.values(bets))]);
  });

  it('information sheet has every pay', () => {
    const rows = DRAGON_TIGER_SPOTS.map((spot) => [spot, `${(DRAGON_TIGER_RETURNS[spot] - 100) / 100} to 1`]);
    expect(readSheet(game.slug)).toContain(tableOf(rows));
  });
});

describe('round of Dragon & Tiger', () => {
  it.each<[string, number, number, string, readonly number[]]>([
    ['king beats queen, whatever the suit', 12, 24, 'dragon', [2_000, 0, 0, 0]],
    ['ace is the lowest rank', 0, 14, 'tiger', [0, 2_000, 0, 0]],
    ['tie in two suits returns half of dragon and tiger', 6, 19, 'tie', [500, 500, 12_000, 0]],
    ['tie in one suit pays both bets on ties', 6, 6, 'tie', [500, 500, 12_000, 51_000]],
  ])('%s', (_, dragon, tiger, winner, pays) => {
    const { stake, win, outcome } = playCards(dragon, tiger, ...DRAGON_TIGER_SPOTS);
    const wins = DRAGON_TIGER_SPOTS.map((spot, at) => ({ spot, pay: pays[at] })).filter(({ pay }) => pay);
    expect(outcome).toEqual({ dragon, tiger, winner, wins });
    expect([stake, win]).toEqual([4_000, pays.reduce((sum, pay) => sum + pay, 0)]);
  });

  it('half of every chip is whole cents', () => {
    for (const stake of game.stakes) {
      const bet = game.readBet({ placed: [on('tiger', stake)] });
      expect(game.play(bet, [], scripted([6, DECK_CARDS + 5])).win).toBe(stake / 2);
    }
  });

  it('second card is never the card that was dealt first', () => {
    const sameCard = Array.from({ length: SHOE - 1 }, (_, draw) =>
      game.play(betOn('tie'), [], scripted([7, draw])),
    ).filter(({ outcome }) => outcome.tiger === 7);
    expect(sameCard).toHaveLength(DRAGON_TIGER_DECKS - 1);
  });

  it('outcome of any round is valid', () => {
    const random = seededRandom(6);
    for (let round = 0; round < 500; round += 1) {
      const { outcome } = game.play(betOn('tie', 'dragon'), [], random);
      expect(dragonTigerOutcomeSchema.parse(outcome)).toEqual(outcome);
    }
  });
});

itIsInTheCatalogue(game, DRAGON_TIGER_FIGURES);
itRejectsActs(game);
itRejectsBets(game, {
  'an unknown spot': { placed: [on('banker')] },
  'a spot named like a property of every object': { placed: [on('constructor')] },
  'the same spot twice': { placed: [on('tie'), on('tie')] },
  'a stake that no chips make': { placed: [on('dragon', 1_500)] },
  'a negative stake': { placed: [on('dragon', -1_000)] },
  'more than the maximum of the table': { placed: [on('tie', DRAGON_TIGER_MAX_TOTAL), on('dragon')] },
});
