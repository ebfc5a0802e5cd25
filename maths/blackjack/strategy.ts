import { BLACKJACK, type Count, countOf, pointsOf } from './count.ts';
import { type Evaluation, evaluate, VALUES } from './evaluate.ts';

type PlayKind = 'hit' | 'stand' | 'double' | 'split';

/** A hand as the strategy sees it: it looks at counts and the dealer's upper card, at no other card. */
interface HandView {
  readonly count: Count;
  readonly canDouble: boolean;
  /** The value of both cards of a hand that may be split. */
  readonly pair: number | null;
  /** 1 for an ace to 10. */
  readonly up: number;
}

/** The best act by the composition-independent calculation. Insurance is never taken: it returns 12/13. */
export type Strategy = (hand: HandView) => PlayKind;

/** Evaluates every hand against every upper card, and remembers the best acts. */
export function computeStrategy(): Strategy {
  const evaluations = new Map<number, Evaluation>(VALUES.map((up) => [up, evaluate(up)]));
  const known = new Map<number, PlayKind>();
  return ({ count, canDouble, pair, up }) => {
    const key =
      (((count.hard * 2 + (count.hasAce ? 1 : 0)) * 2 + (canDouble ? 1 : 0)) * 11 + (pair ?? 0)) * 11 + up;
    const before = known.get(key);
    if (before) return before;
    const evaluation = evaluations.get(up);
    if (!evaluation) throw new RangeError(`no card of value ${up}`);
    const best = bestAct(evaluation, count, canDouble, pair);
    known.set(key, best);
    return best;
  };
}

function bestAct(
  { stand, hit, double, split }: Evaluation,
  count: Count,
  canDouble: boolean,
  pair: number | null,
): PlayKind {
  if (pointsOf(count) >= BLACKJACK) return 'stand';
  const results: [PlayKind, number][] = [
    ['stand', stand(count)],
    ['hit', hit(count)],
  ];
  if (canDouble) results.push(['double', double(count)]);
  if (pair !== null) results.push(['split', split(pair)]);
  return results.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Letters of the published table: a double that is no longer possible is a hit (D) or a stand (d). */
const letterOf = (strategy: Strategy, hand: HandView): string => {
  const act = strategy(hand);
  if (act === 'split') return 'P';
  if (act !== 'double') return act === 'hit' ? 'H' : 'S';
  return strategy({ ...hand, canDouble: false }) === 'hit' ? 'D' : 'd';
};

/** The published table: a row for each hand, a letter for each upper card from 2 to 10 and the ace. */
export function strategyTable(strategy: Strategy): readonly (readonly [hand: string, letters: string])[] {
  const ups = [...VALUES.slice(1), 1];
  const row = (name: string, values: readonly number[], pair: number | null): [string, string] => {
    const count = countOf(values);
    const letters = ups.map((up) => letterOf(strategy, { count, canDouble: true, pair, up })).join('');
    return [name, letters];
  };
  // Two cards that are no pair and no ace: 5 to 19.
  const hard = Array.from({ length: 15 }, (_, at) => at + 5).map((points) => {
    const low = Math.max(2, points - 10);
    return row(`hard ${points}`, [low, points - low], null);
  });
  // Three cards or more; with 21 a hand stands by itself.
  const high = row('hard 20 and over', [10, 10], null);
  const soft = VALUES.slice(1, 9).map((value) => row(`soft ${value + 11}`, [1, value], null));
  const pairs = VALUES.map((value) =>
    row(`pair of ${value === 1 ? 'aces' : `${value}s`}`, [value, value], value),
  );
  return [...hard, high, ...soft, ...pairs];
}
