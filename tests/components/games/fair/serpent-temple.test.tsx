import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SERPENT_TEMPLE } from '../../../../maths/serpent-temple.ts';
import { addresses, findRound, judge, REELS, symbolsIn } from './support/judged-slot.ts';

describe('verdict on a round of Serpent Temple', () => {
  it('[C90] every fall is shown with what its wins are multiplied by', async () => {
    const round = findRound(SERPENT_TEMPLE, ({ windows }) => windows.length > 2);
    const card = await judge(round);
    const [dealt, ...fallen] = round.outcome.windows;
    expect(symbolsIn(within(card).getByRole('table', REELS))).toEqual(
      addresses(SERPENT_TEMPLE, dealt?.window ?? []),
    );
    fallen.forEach(({ window, multiplier }, at) => {
      const name = `After fall ${at + 1}, wins ×${multiplier}`;
      const table = within(card).getByRole('table', { name, hidden: true });
      expect(symbolsIn(table)).toEqual(addresses(SERPENT_TEMPLE, window));
    });
  });
});
