import type { GameMaths } from '../../../maths/game-maths.ts';
import { scripted } from '../seeded-random.ts';

/** Every list of draws below the bounds, each once. */
export function* everyDraw(bounds: readonly number[]): Generator<number[]> {
  const draws = bounds.map(() => 0);
  while (true) {
    yield [...draws];
    let at = bounds.length - 1;
    while (at >= 0 && draws[at] === (bounds[at] as number) - 1) at -= 1;
    if (at < 0) return;
    draws[at] = (draws[at] as number) + 1;
    draws.fill(0, at + 1);
  }
}

/** How often a bet returns what, in hundredths of its stake, over every list of draws. */
export function countCases<Bet, Outcome>(
  game: GameMaths<Bet, never, Outcome>,
  bet: Bet,
  bounds: readonly number[],
): Map<number, bigint> {
  const cases = new Map<number, bigint>();
  for (const draws of everyDraw(bounds)) {
    const { stake, win } = game.play(bet, [], scripted(draws));
    const paid = (win * 100) / stake;
    cases.set(paid, (cases.get(paid) ?? 0n) + 1n);
  }
  return cases;
}
