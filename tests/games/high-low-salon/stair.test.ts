import { describe, expect, it } from 'vitest';
import { DECK, guessesOf, layOutCards, stairOf } from '../../../games/high-low-salon/stair.ts';
import { outcomeOf } from './support/outcome-of.ts';

describe('cards on the stair', () => {
  it('new round has its first card before the deck, without a mark', () => {
    expect(stairOf(outcomeOf([], [5]))).toEqual([{ id: 'step 0', card: 5, step: 0 }, DECK]);
  });

  it('every guess and skip puts the cards before it one step lower, and marks its own', () => {
    const cards = stairOf(outcomeOf(['higher', 'skip', 'lower'], [5, 8, 12, 2]));
    expect(cards.map(({ card, step, mark }) => [card, step, mark])).toEqual([
      [5, 3, undefined],
      [8, 2, 'higher'],
      [12, 1, 'skip'],
      [2, 0, 'lower'],
      [null, -1, undefined],
    ]);
  });

  it('round is shown again card by card, with the marks of its end', () => {
    const outcome = outcomeOf(['higher', 'higher'], [5, 8, 2]);
    expect(stairOf(outcome, 0).map(({ id, step }) => [id, step])).toEqual([
      ['step 0', 0],
      ['deck', -1],
    ]);
    expect(stairOf(outcome, 1).map(({ mark }) => mark)).toEqual([undefined, 'higher', undefined]);
  });

  it('only the last guess of a lost round is marked as wrong', () => {
    const outcome = outcomeOf(['higher', 'higher'], [5, 8, 2]);
    expect(stairOf(outcome).map(({ mark }) => mark)).toEqual([undefined, 'higher', 'wrong', undefined]);
    expect(guessesOf(outcome)).toEqual({ right: 1, isLost: true });
  });

  it('skips count as no guess, and a round that is cashed out is not lost', () => {
    expect(guessesOf(outcomeOf(['skip', 'skip'], [5, 8, 2]))).toEqual({ right: 0, isLost: false });
    expect(guessesOf(outcomeOf(['higher', 'cashOut'], [5, 8]))).toEqual({ right: 1, isLost: false });
  });

  it('cards that have left the stair lie out of sight, whatever their number', () => {
    const outcome = outcomeOf(new Array(5).fill('skip'), [0, 1, 2, 3, 4, 5]);
    const { places } = layOutCards(360, 420, stairOf(outcome));
    expect(places).toHaveLength(7);
    expect(places.map(({ alpha }) => alpha)).toEqual([0, 0, 1, 1, 1, 1, 1]);
  });
});
