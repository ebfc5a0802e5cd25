import { DECK_CARDS, rankOf } from '../contract/games/cards.ts';
import {
  HIGH_LOW_MAX_GUESSES,
  HIGH_LOW_MAX_SKIPS,
  type HighLowAct,
  type HighLowBet,
  type HighLowGuess,
  type HighLowOutcome,
  highLowActSchema,
  highLowBetSchema,
} from '../contract/games/high-low-salon.ts';
import { cents, NO_CENTS } from '../contract/money.ts';
import { type GameMaths, IllegalAct, IllegalBet } from './game-maths.ts';
import {
  HIGH_LOW_MAX_MULTIPLIER,
  highLowMultiplier,
  likelierGuess,
  rightRanks,
} from './high-low/multipliers.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import type { RandomSource } from './random-source.ts';
import { readJson } from './read-json.ts';
import { withActs } from './with-acts.ts';

interface Position {
  readonly bet: HighLowBet;
  readonly firstCard: number;
  readonly steps: HighLowOutcome['steps'];
  readonly guesses: number;
  readonly skips: number;
  /** Of the ranks that made each guess right. */
  readonly product: number;
  readonly end: 'lost' | 'cashedOut' | null;
}

const drawCard = (random: RandomSource) => random.integer(DECK_CARDS);

const rankUp = ({ firstCard, steps }: Position) => rankOf(steps.at(-1)?.card ?? firstCard);

/** What a right guess returns on this card; null when it cannot be right, or would pass the maximum win. */
function offerOf(position: Position, guess: HighLowGuess): number | null {
  const ranks = rightRanks(guess, rankUp(position));
  if (ranks === 0) return null;
  const multiplier = highLowMultiplier(position.guesses + 1, position.product * ranks);
  return multiplier <= HIGH_LOW_MAX_MULTIPLIER ? multiplier : null;
}

function isRight(guess: HighLowGuess, before: number, after: number): boolean {
  if (guess === 'same') return after === before;
  return guess === 'higher' ? after > before : after < before;
}

function guessNext(position: Position, kind: HighLowGuess, random: RandomSource): Position {
  if (offerOf(position, kind) === null) throw new IllegalAct(`${kind} is not offered`);
  const before = rankUp(position);
  const card = drawCard(random);
  const steps = [...position.steps, { kind, card }];
  if (!isRight(kind, before, rankOf(card))) return { ...position, steps, end: 'lost' };
  const product = position.product * rightRanks(kind, before);
  return { ...position, steps, product, guesses: position.guesses + 1 };
}

function skip(position: Position, random: RandomSource): Position {
  if (position.skips === HIGH_LOW_MAX_SKIPS) throw new IllegalAct('no skip is left');
  const steps = [...position.steps, { kind: 'skip' as const, card: drawCard(random) }];
  return { ...position, steps, skips: position.skips + 1 };
}

function cashOut(position: Position): Position {
  if (position.guesses === 0) throw new IllegalAct('nothing is won yet');
  return { ...position, end: 'cashedOut' };
}

function stateOf(position: Position) {
  const { bet, firstCard, steps, guesses, skips, product, end } = position;
  const isOver = end !== null || guesses === HIGH_LOW_MAX_GUESSES;
  const multiplier = end === 'lost' || guesses === 0 ? 0 : highLowMultiplier(guesses, product);
  const offer = (guess: HighLowGuess) => (isOver ? null : offerOf(position, guess));
  return {
    stake: bet.stake,
    win: isOver ? multiplyStake(bet.stake, multiplier) : NO_CENTS,
    isOver,
    outcome: {
      firstCard,
      steps: [...steps],
      skipsLeft: HIGH_LOW_MAX_SKIPS - skips,
      multiplier,
      offers: { higher: offer('higher'), lower: offer('lower'), same: offer('same') },
    },
  };
}

/** Each card is higher or lower than the one before. See docs/games/high-low-salon.md. */
export const HIGH_LOW_SALON: GameMaths<HighLowBet, HighLowAct, HighLowOutcome> = withActs({
  slug: 'high-low-salon',
  maths: 'high-low-salon@1',
  stakes: MULTIPLIED_STAKES,
  defaultStake: cents(100),
  readBet(value) {
    const bet = readJson(highLowBetSchema, value, IllegalBet);
    assertOffered(MULTIPLIED_STAKES, bet.stake);
    return bet;
  },
  readAct: (value) => readJson(highLowActSchema, value, IllegalAct),
  stakeOf: ({ stake }) => stake,
  begin: (bet, random): Position => ({
    bet,
    firstCard: drawCard(random),
    steps: [],
    guesses: 0,
    skips: 0,
    product: 1,
    end: null,
  }),
  next(position, { kind }, random) {
    if (kind === 'cashOut') return cashOut(position);
    return kind === 'skip' ? skip(position, random) : guessNext(position, kind, random);
  },
  stateOf,
  absentAct(position) {
    if (position.guesses > 0) return { kind: 'cashOut' };
    return { kind: likelierGuess(rankUp(position)) };
  },
});
