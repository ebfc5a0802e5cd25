import { RANKS, rankOf } from '../../contract/games/cards.ts';
import {
  HIGH_LOW_MAX_SKIPS,
  type HighLowAct,
  type HighLowGuess,
  type HighLowOutcome,
} from '../../contract/games/high-low-salon.ts';
import { rightRanks } from '../../maths/high-low/multipliers.ts';
import { t } from '../../src/platform/i18n.ts';
import { button, element, iconOf, write } from '../engine/element.ts';
import { multiplierText } from '../engine/multiplier-text.ts';

export interface Guesses {
  readonly view: HTMLElement;
  /** How the round stands, beside the button that skips a card. */
  say(text: string, isWin: boolean): void;
  /** @param outcome of the open round; null while there is none */
  update(outcome: HighLowOutcome | null, canAct: boolean): void;
}

const ICONS: Readonly<Record<HighLowGuess, string>> = {
  higher: 'M12 3L21 13H15V21H9V13H3Z',
  same: 'M4 6.500H20V10.500H4ZM4 13.500H20V17.500H4Z',
  lower: 'M12 21L3 11H9V3H15V11H21Z',
};
const GUESSES = ['higher', 'same', 'lower'] as const;

/** The guesses as buttons, each with what it returns and how many ranks make it right. */
export function makeGuesses(act: (act: HighLowAct) => void): Guesses {
  const result = element('p', { class: 'result' });
  const skips = element('span', { class: 'skips' });
  const skip = actButton('skip', [element('span', {}, [t('highlow.guess.skip')]), skips], act);
  const guesses = GUESSES.map((kind) => {
    const times = element('span', { class: 'guess-times' });
    const chance = element('span', { class: 'guess-chance' });
    const name = element('span', { class: 'guess-name' }, [t(`highlow.guess.${kind}`)]);
    return { kind, times, chance, view: actButton(kind, [iconOf(ICONS[kind]), name, times, chance], act) };
  });
  const view = element('div', { class: 'guesses', role: 'group', 'aria-label': t('highlow.guesses') }, [
    element('div', { class: 'guess-head' }, [result, skip]),
    ...guesses.map((guess) => guess.view),
  ]);
  return {
    view,
    say(text, isWin) {
      write(result, text);
      result.classList.toggle('won', isWin);
    },
    update(outcome, canAct) {
      const left = outcome?.skipsLeft ?? HIGH_LOW_MAX_SKIPS;
      write(skips, t('highlow.skips', { count: left }));
      skip.setAttribute('aria-label', t('highlow.skip.label', { count: left }));
      skip.setAttribute('aria-disabled', String(!canAct || !outcome || left === 0));
      const rank = outcome ? rankOf(outcome.steps.at(-1)?.card ?? outcome.firstCard) : null;
      for (const { kind, times, chance, view: one } of guesses) {
        const offer = outcome?.offers[kind] ?? null;
        const name = t(`highlow.guess.${kind}`);
        const isOffered = offer !== null && rank !== null;
        const values = isOffered
          ? { name, times: multiplierText(offer), count: rightRanks(kind, rank), all: RANKS }
          : null;
        const text = values ? `×${values.times}` : outcome ? '–' : '';
        write(times, text);
        times.classList.toggle('long', text.length > 6);
        write(chance, values ? t('highlow.chance', values) : '');
        one.setAttribute('aria-label', values ? t('highlow.guess.label', values) : name);
        one.setAttribute('aria-disabled', String(!canAct || !isOffered));
      }
    },
  };
}

function actButton(
  kind: HighLowAct['kind'],
  content: readonly Node[],
  act: (act: HighLowAct) => void,
): HTMLButtonElement {
  const made = button('', { class: `guess guess-${kind}`, 'data-sound': 'none' }, () => {
    if (made.getAttribute('aria-disabled') === 'false') act({ kind });
  });
  made.append(...content);
  return made;
}
