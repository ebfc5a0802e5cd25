import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECK_CARDS, suitOf } from '../../../contract/games/cards.ts';
import { cardName } from '../../../src/platform/card-name.ts';
import { activateMessages, loadMessages } from '../../../src/platform/i18n.ts';

beforeAll(async () => {
  await activateMessages('en');
  await loadMessages('cards');
});
afterAll(() => activateMessages('en'));

const deck = Array.from({ length: DECK_CARDS }, (_, card) => card);

describe('cards in words', () => {
  it('every card of a deck has a name of its own', () => {
    expect(new Set(deck.map(cardName)).size).toBe(DECK_CARDS);
  });

  it('deck runs from the ace of spades to the king of clubs', () => {
    expect([0, 9, 10, 24, 38, 51].map(cardName)).toEqual([
      'Ace of spades',
      '10 of spades',
      'Jack of spades',
      'Queen of hearts',
      'King of diamonds',
      'King of clubs',
    ]);
    expect(deck.map(suitOf).filter((suit) => suit === 'heart')).toHaveLength(13);
  });

  it('Chinese names the suit first', async () => {
    await activateMessages('zh-CN');
    expect(cardName(24)).toBe('红心Q');
  });
});
