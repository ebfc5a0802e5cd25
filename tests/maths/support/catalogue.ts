import { expect, it } from 'vitest';
import type { GameFigures } from '../../../maths/game-figures.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import { figuresOf } from '../../../maths/slot/definition/figures-of.ts';
import type { AnySlot } from '../../../maths/slot/definition/slot-definition.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';

/** Fails where the catalogue promises another return or volatility than the maths, or bounds that its stakes pass. */
export function itIsInTheCatalogue<Bet, Act, Outcome>(
  { slug, stakes }: Pick<GameMaths<Bet, Act, Outcome>, 'slug' | 'stakes'>,
  { rtpBp, volatility }: Pick<GameFigures, 'rtpBp' | 'volatility'>,
): void {
  it(`catalogue has the return, volatility and stakes of ${slug}`, () => {
    const [minBet, maxBet] = [stakes.at(0), stakes.at(-1)];
    expect(CATALOGUE.find((game) => game.slug === slug)).toMatchObject({ rtpBp, volatility, minBet, maxBet });
  });
}

/** Figures that are sums of doubles, with the digits that a count has in any order. */
const DIGITS: Readonly<Record<string, number>> = {
  hitRate: 12,
  aboveStakeRate: 12,
  deviation: 9,
  freeSpinsOneIn: 9,
  respinsOneIn: 9,
  holdOneIn: 9,
  fullOneIn: 6,
};

/** What is published of a slot is what its cycles count; all that is exact is equal. */
export function expectFigures(slot: AnySlot, published: object): void {
  const told = Object.entries(published).map(([name, value]) => {
    const digits = DIGITS[name];
    return [name, digits === undefined ? value : expect.closeTo(value, digits)] as const;
  });
  expect(figuresOf(slot)).toMatchObject(Object.fromEntries(told));
}
