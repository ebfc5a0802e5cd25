import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeGuesses } from '../../../games/high-low-salon/guesses.ts';
import { highLowPaysTab } from '../../../games/high-low-salon/info-tabs.ts';
import { cardsText, standText } from '../../../games/high-low-salon/round-text.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { outcomeOf } from '../../games/high-low-salon/support/outcome-of.ts';

beforeAll(() => loadMessages('shell', 'game', 'cards', 'highlow'));

function openGuesses() {
  const act = vi.fn();
  const guesses = makeGuesses(act);
  const buttons = () => [...guesses.view.querySelectorAll<HTMLButtonElement>('.guess')];
  const names = () =>
    buttons().map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-disabled')]);
  return { act, guesses, buttons, names };
}

describe('guesses of High-Low Salon', () => {
  it('each says what it returns and how many ranks make it right', () => {
    const { act, guesses, buttons, names } = openGuesses();
    guesses.update(outcomeOf([], [6]), true);
    expect(names()).toEqual([
      ['Skip this card, 5 skips left', 'false'],
      ['Higher: ×2.1, 6 of 13 ranks', 'false'],
      ['Same: ×12.61, 1 of 13 ranks', 'false'],
      ['Lower: ×2.1, 6 of 13 ranks', 'false'],
    ]);
    for (const one of buttons()) one.click();
    expect(act.mock.calls.map(([{ kind }]) => kind)).toEqual(['skip', 'higher', 'same', 'lower']);
  });

  it('guess that cannot be right does nothing, and no card can be skipped a sixth time', () => {
    const { act, guesses, buttons, names } = openGuesses();
    guesses.update(outcomeOf(new Array(5).fill('skip'), [0, 1, 2, 3, 4, 12]), true);
    expect(names()).toMatchObject([
      ['Skip this card, 0 skips left', 'true'],
      ['Higher', 'true'],
      ['Same: ×12.61, 1 of 13 ranks', 'false'],
      ['Lower: ×1.05, 12 of 13 ranks', 'false'],
    ]);
    buttons()[1]?.click();
    expect(act).not.toHaveBeenCalled();
  });

  it('nothing can be pressed between two rounds, or while a card is being turned', () => {
    const { guesses, names } = openGuesses();
    guesses.update(null, false);
    expect(names().map(([, isDisabled]) => isDisabled)).toEqual(['true', 'true', 'true', 'true']);
    guesses.update(outcomeOf([], [6]), false);
    expect(names().map(([, isDisabled]) => isDisabled)).toEqual(['true', 'true', 'true', 'true']);
  });

  it('round is told card by card', () => {
    const outcome = outcomeOf(['higher', 'skip'], [3, 20, 50]);
    expect(cardsText(outcome)).toBe('4 of spades · Higher: 8 of hearts · Skip: Queen of clubs');
    expect(standText(outcome)).toBe('Now ×1.4');
    expect(standText(outcomeOf([], [3]))).toBe('Higher, same or lower?');
  });

  it('paytable has every rank with its three guesses', () => {
    const rows = [...highLowPaysTab().render().querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(13);
    expect([...(rows[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ace',
      '×1.05',
      '×12.61',
      '–',
    ]);
  });
});
