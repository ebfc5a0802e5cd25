import { expect, it } from 'vitest';
import type { GameFigures } from '../../../maths/game-figures.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
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
