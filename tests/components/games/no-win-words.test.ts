import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { endText as blackjackEnd } from '../../../games/blackjack-salon/round-text.ts';
import { resultText } from '../../../games/engine/result-text.ts';
import { kindOf, loadGame, MATHS_NAMES } from '../../../games/game-list.ts';
import { endText as highLowEnd } from '../../../games/high-low-salon/round-text.ts';
import { endText as minesEnd } from '../../../games/mines-of-brass/round-text.ts';
import { fairSource } from '../../../maths/provably-fair.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { sampleBetOf } from '../../maths/support/game-bets.ts';

beforeAll(() => loadMessages('shell', 'game', 'mines', 'highlow', 'blackjack'));

/** What ends a lost round, and the words of its end. The other kinds of games say `resultText` as it is. */
const ENDS = {
  'blackjack-salon@1': { acts: [{ kind: 'stand' }], endText: blackjackEnd },
  'mines-of-brass@1': { acts: [{ kind: 'open', cell: 0 }], endText: minesEnd },
  'high-low-salon@1': { acts: [{ kind: 'higher' }], endText: highLowEnd },
} as const;

/** The first of counted seeds whose round is lost by these acts. */
async function lostRound(maths: keyof typeof ENDS) {
  const game = await loadGame(maths);
  if (!game) throw new Error(`no game ${maths}`);
  const bet = sampleBetOf(game.slug);
  for (let number = 0; number < 500; number += 1) {
    try {
      const round = game.play(
        bet,
        [...ENDS[maths].acts],
        fairSource(String(number).padStart(64, '0'), 'lost'),
      );
      if (round.isOver && round.win === 0) return { ...round, bet };
    } catch {
      // The act is not offered in this round, as after a blackjack.
    }
  }
  throw new Error(`no lost round of ${maths}`);
}

describe('words at the end of a round', () => {
  it('round that paid nothing is called no win', () => {
    expect(resultText({ stake: cents(100), win: cents(0) })).toBe('No win');
  });

  it('every game that is played by acts is looked at here', () => {
    const acted = MATHS_NAMES.filter((maths) => kindOf(maths) === 'acts');
    expect(Object.keys(ENDS).toSorted()).toEqual(acted.toSorted());
  });

  it.each(Object.keys(ENDS) as (keyof typeof ENDS)[])(
    'lost round of %s says what ended it and that nothing was won',
    async (maths) => {
      const round = await lostRound(maths);
      expect(ENDS[maths].endText(round as never)).toMatch(/^\S.* · No win$/);
    },
  );
});
