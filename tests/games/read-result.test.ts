import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';
import { activateMessages, loadMessages } from '../../src/platform/i18n.ts';

beforeEach(() => activateMessages('en'));
afterEach(() => activateMessages('en'));

const KING_OF_SPADES = 12;
const ACE_OF_HEARTS = 13;
const TWO_OF_CLUBS = 40;

const blackjack = {
  hands: [
    { cards: [KING_OF_SPADES, TWO_OF_CLUBS], points: 12, stake: 100, pay: 0 },
    { cards: [ACE_OF_HEARTS, KING_OF_SPADES], points: 21, stake: 100, pay: 200 },
  ],
  activeHand: null,
  dealer: { cards: [KING_OF_SPADES, KING_OF_SPADES], points: 20 },
  insurance: { stake: 50, pay: 0 },
  offers: [],
};

/** A settled outcome of each game that is no slot, and the values of its rows in English. */
const ROUNDS: readonly (readonly [slug: string, outcome: unknown, texts: readonly string[]])[] = [
  ['roulette-royale', { number: 0, wins: [] }, ['0']],
  [
    'grand-baccarat',
    {
      player: { cards: [KING_OF_SPADES, TWO_OF_CLUBS], points: 2 },
      banker: { cards: [ACE_OF_HEARTS, KING_OF_SPADES], points: 1 },
      wins: [],
    },
    ['King of spades · 2 of clubs: 2 points', 'Ace of hearts · King of spades: 1 point'],
  ],
  [
    'dragon-tiger',
    { dragon: KING_OF_SPADES, tiger: TWO_OF_CLUBS, winner: 'dragon', wins: [] },
    ['King of spades', '2 of clubs'],
  ],
  [
    'blackjack-salon',
    blackjack,
    [
      'King of spades · 2 of clubs: 12 points',
      'Ace of hearts · King of spades: 21 points',
      'King of spades · King of spades: 20 points',
      'Taken',
    ],
  ],
  [
    'high-low-salon',
    {
      firstCard: TWO_OF_CLUBS,
      steps: [
        { kind: 'skip', card: KING_OF_SPADES },
        { kind: 'lower', card: ACE_OF_HEARTS },
      ],
      skipsLeft: 4,
      multiplier: 105,
      offers: { higher: null, lower: null, same: null },
    },
    ['2 of clubs', 'Skip: King of spades', 'Lower: Ace of hearts', '×1.05'],
  ],
  ['color-game', { dice: ['pink', 'red', 'pink'], wins: [] }, ['Pink · Red · Pink']],
  ['plinko-tower', { path: [0, 1, 1], slot: 2, multiplier: 50 }, ['left · right · right', '3', '×0.5']],
  [
    'mines-of-brass',
    { opened: [], multiplier: 0, nextMultiplier: null, mines: [0, 24] },
    ['None', 'row 1, column 1 · row 5, column 5', '×0'],
  ],
  ['keno-lights', { drawn: [7, 80], hits: [80], multiplier: 350 }, ['7 · 80', '80', '×3.5']],
  ['airship', { crashAt: 123_456, multiplier: 0 }, ['×1,234.56', '×0']],
];

/** What the page of proofs says of an outcome, with the words that it loads for the game. */
async function rowsOf(slug: string, outcome: unknown) {
  const game = GAMES.find((one) => one.slug === slug);
  if (!game) throw new Error(`no game ${slug}`);
  await loadMessages('fair', ...game.messages);
  const { rows, reels } = (await game.loadReader())(outcome);
  expect(reels).toBeNull();
  return rows;
}

describe('result of a round in words', () => {
  it.each(ROUNDS)('[C90] %s names every part of its result', async (slug, outcome, texts) => {
    const rows = await rowsOf(slug, outcome);
    expect(rows.map(([, text]) => text)).toEqual(texts);
    const labels = rows.map(([label]) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(['fil', 'zh-CN'] as const)('[C90] every game has words in %s', async (locale) => {
    await activateMessages(locale);
    for (const [slug, outcome] of ROUNDS) {
      const rows = await rowsOf(slug, outcome);
      expect(rows.length, slug).toBeGreaterThan(0);
      for (const cell of rows.flat()) expect(cell, slug).not.toMatch(/^$|fair\.|cards\.|color\.|highlow\./);
    }
  });

  it('[C90] no game but slots is left without words', () => {
    const others = GAMES.filter(({ kind }) => kind !== 'slot');
    expect(others.map(({ slug }) => slug).sort()).toEqual(ROUNDS.map(([slug]) => slug).sort());
  });

  it('outcome of another game is refused', async () => {
    for (const game of GAMES) {
      const readResult = await game.loadReader();
      expect(() => readResult({}), game.slug).toThrow();
    }
  });
});
